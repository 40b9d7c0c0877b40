import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { words } from '../app/language.ts';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children?: ComponentChildren;
  /** What it says first: it is read out with the title. */
  readonly text?: string;
  /** A dialog that has to be answered has no way around it. */
  readonly firm?: boolean;
  /** What its last button says, if not that it closes. */
  readonly closing?: string;
  /** The focus begins at its last button: what else it offers cannot be taken back. */
  readonly careful?: boolean;
}

/** A modal dialog: the browser's own, which keeps the focus inside, closes with Escape and gives the focus back. */
export function Dialog(props: DialogProps): JSX.Element {
  const { title, text, onClose, children, firm = false, closing, careful = false } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const first = useId();
  useEffect(() => {
    const { activeElement } = document;
    dialog.current?.showModal();
    // A dialog that is taken away instead of being closed gives the focus back too.
    return () => {
      if (document.activeElement === document.body && activeElement instanceof HTMLElement)
        activeElement.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      aria-describedby={text === undefined ? undefined : first}
      onCancel={(event) => {
        if (firm) event.preventDefault();
      }}
      // A browser may close it all the same when Escape is pressed twice: then it opens again.
      onClose={() => (firm ? dialog.current?.showModal() : onClose())}
    >
      <h2 id={heading}>{title}</h2>
      {text !== undefined && <p id={first}>{text}</p>}
      {children}
      {!firm && (
        <form method="dialog" class="actions">
          <button type="submit" autofocus={careful} class={closing === undefined ? 'button' : 'button plain'}>
            {closing ?? words().page.close}
          </button>
        </form>
      )}
    </dialog>
  );
}
