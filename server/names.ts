const LONGEST = 24;

/** A name as it may be shown: no control or direction characters, single spaces, not too long; null if nothing is left. */
export function cleanName(text: string): string | null {
  const plain = text
    .normalize('NFC')
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
  const characters = [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(plain)].slice(
    0,
    LONGEST,
  );
  const name = characters
    .map(({ segment }) => segment)
    .join('')
    .trim();
  return name === '' ? null : name;
}
