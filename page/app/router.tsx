import { signal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';

/** Where the page is. */
export const path = signal(location.pathname);

addEventListener('popstate', () => {
  path.value = location.pathname;
});

export function go(to: string, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push') history.pushState(null, '', to);
  else history.replaceState(null, '', to);
  path.value = location.pathname;
  if (how === 'push') scrollTo(0, 0);
}

interface LinkProps {
  readonly to: string;
  readonly class?: string;
  readonly label?: string;
  readonly title?: string;
  readonly 'aria-current'?: 'page' | undefined;
  readonly children: ComponentChildren;
}

/** A link inside the page: a real one, which new tabs understand too. */
export function Link({ to, label, children, ...rest }: LinkProps): JSX.Element {
  const follow = (event: MouseEvent): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    go(to);
  };
  return (
    <a href={to} onClick={follow} aria-label={label} {...rest}>
      {children}
    </a>
  );
}
