import type { JSX } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { words } from '../app/language.ts';
import { Icon } from '../design/Icon.tsx';
import { Rules, type RulesProps } from './RulesBody.tsx';

/** Beside a wide board one can read and play on; on a small screen it is a sheet over everything. */
const BESIDE = '(min-width: 60rem)';

/** The rules as a drawer at the side of the board. Its head, with the way out, stays in sight. */
export function RulesDrawer({ game, rule, onClose }: RulesProps & { onClose(): void }): JSX.Element {
  const { page, [game]: own } = words();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const title = useId();
  useEffect(() => {
    const { activeElement } = document;
    if (matchMedia(BESIDE).matches) dialog.current?.show();
    else dialog.current?.showModal();
    heading.current?.focus();
    return () => {
      if (document.activeElement === document.body && activeElement instanceof HTMLElement)
        activeElement.focus();
    };
  }, []);
  const close = (): void => dialog.current?.close();
  return (
    <dialog
      class="drawer"
      ref={dialog}
      aria-labelledby={title}
      onClose={onClose}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
      }}
    >
      <div class="drawer-head">
        <h2 id={title} ref={heading} tabIndex={-1}>
          {page.rulesLabel(own.name)}
        </h2>
        <button type="button" class="button bare" aria-label={page.close} title={page.close} onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard */}
      <section class="drawer-body" tabIndex={0} aria-labelledby={title}>
        <Rules game={game} rule={rule} />
      </section>
    </dialog>
  );
}
