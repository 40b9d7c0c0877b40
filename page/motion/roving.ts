import type { TargetedKeyboardEvent } from 'preact';

/**
 * One stop for the Tab key in a group, and the arrow keys inside it (also Home and End). Put it on the group's `onKeyDown`;
 * members are its enabled buttons. Left and right follow the direction in which the group is written.
 */
export function rove(event: TargetedKeyboardEvent<HTMLElement>): void {
  const group = event.currentTarget;
  const members = [...group.querySelectorAll<HTMLElement>('button:not([disabled])')];
  const at = members.indexOf(document.activeElement as HTMLElement);
  if (at === -1) return;
  const forward = getComputedStyle(group).direction === 'rtl' ? -1 : 1;
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: at + forward,
    ArrowLeft: at - forward,
    ArrowDown: below(members, at, 1),
    ArrowUp: below(members, at, -1),
    Home: 0,
    End: members.length - 1,
  };
  const to = steps[event.key];
  if (to === undefined) return;
  event.preventDefault();
  members[Math.max(0, Math.min(members.length - 1, to))]?.focus();
}

/** The nearest member in the next line above or below; the next one if there is only one line. */
function below(members: readonly HTMLElement[], at: number, sign: 1 | -1): number {
  const here = members[at]!.getBoundingClientRect();
  let best = -1;
  let distance = Number.POSITIVE_INFINITY;
  members.forEach((member, i) => {
    const box = member.getBoundingClientRect();
    const down = (box.y - here.y) * sign;
    if (down < here.height / 2) return;
    const far = down * 4 + Math.abs(box.x - here.x);
    if (far < distance) {
      distance = far;
      best = i;
    }
  });
  return best === -1 ? at + sign : best;
}
