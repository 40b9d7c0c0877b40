import type { JSX } from 'preact';
import './avatar.css';

/** How many forms each part of a face has; `avatar.css` has the colours. */
const COLOURS = 8;
const HORNS = [
  'M6 12C2 10 3 4 6 3c0 4 3 5 6 6zM30 12c4-2 3-8 0-9 0 4-3 5-6 6z',
  'M9 10 5 2l9 6zM27 10l4-8-9 6z',
  'M5 14C1 9 6 5 11 8l-2 6zM31 14c4-5-1-9-6-6l2 6z',
  'M10 9C8 5 10 2 12 2c0 3 1 4 3 5zM26 9c2-4 0-7-2-7 0 3-1 4-3 5z',
];
const EYES = [
  'M12 18a1.700 2 0 1 0 3.400 0 1.700 2 0 1 0-3.400 0zM20.600 18a1.700 2 0 1 0 3.400 0 1.700 2 0 1 0-3.400 0z',
  'M11 17.500h5v1.800h-5zM20 17.500h5v1.800h-5z',
  'M11 19.500c.6-3.400 4.400-3.400 5 0h-1.600c-.4-1.400-1.400-1.400-1.800 0zM20 19.500c.6-3.400 4.400-3.400 5 0h-1.600c-.4-1.400-1.400-1.400-1.800 0z',
];
const MOUTHS = [
  'M13 27c1.500 3 8.500 3 10 0-3 1.200-7 1.200-10 0z',
  'M14 27h8v1.600h-8z',
  'M15.500 28a2.500 2 0 1 0 5 0 2.500 2 0 1 0-5 0z',
  'M13 28.500c3-.2 6-.8 9.500-2.500-1 3.600-6.500 4.600-9.500 2.500z',
];
const MARKS = [
  '',
  'M18 9.500l2.600 4.500h-5.200z',
  'M22 14a4.500 5 0 0 1 5 8 6 6 0 0 1-5-8z',
  'M15.800 9h4.400v6h-4.400z',
];

/** A head made from a text: the same name or player always has the same face. Decoration: the name is beside it. */
export function Avatar({ of }: { readonly of: string }): JSX.Element {
  let rest = hashOf(of);
  const pick = <T,>(list: readonly T[]): T => {
    const found = list[rest % list.length]!;
    rest = Math.floor(rest / list.length);
    return found;
  };
  const colour = pick(Array.from({ length: COLOURS }, (_, i) => i));
  return (
    <svg class={`avatar avatar-${colour}`} viewBox="0 0 36 36" aria-hidden="true" focusable="false">
      <path class="avatar-horns" d={pick(HORNS)} />
      <path
        class="avatar-face"
        d="M18 7c7.500 0 11 4.500 11 11 0 8-4 15-11 15S7 26 7 18C7 11.500 10.500 7 18 7z"
      />
      <path class="avatar-mark" d={pick(MARKS)} />
      <path class="avatar-lines" d={pick(EYES)} />
      <path class="avatar-muzzle" d="M10.500 27a7.500 5.500 0 1 0 15 0 7.500 5.500 0 1 0-15 0z" />
      <path class="avatar-lines" d={pick(MOUTHS)} />
    </svg>
  );
}

/** FNV-1a, 32 bits, without the marks of direction that may stand around a name. */
function hashOf(name: string): number {
  let hash = 0x811c9dc5;
  for (const char of name.replace(/[\u2066-\u2069]/g, '')) {
    hash = Math.imul(hash ^ char.codePointAt(0)!, 0x01000193) >>> 0;
  }
  // The low bits of similar names are similar: mix in the high ones.
  return (hash ^ (hash >>> 15)) >>> 0;
}
