import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { guide } from '@bullpen/words/en/lessons';
import { me } from '@bullpen/words/en/me';
import { myGame } from '@bullpen/words/en/my-game';
import { pages } from '@bullpen/words/en/pages';
import { replay } from '@bullpen/words/en/replay';
import { rulebook } from '@bullpen/words/en/rulebook';
import { expect, it } from 'vitest';

const PAGE = fileURLToPath(new URL('..', import.meta.url));

// Five languages are translated by hand: no word of them is for nothing.
it('uses every word that it has', () => {
  const files = globSync(
    '{app,design,games,lessons,me,motion,replay,sound,table,tables,words}/**/*.{ts,tsx}',
    {
      cwd: PAGE,
    },
  );
  const used = new Set(files.flatMap((file) => readFileSync(PAGE + file, 'utf8').match(/[\w-]+/g) ?? []));
  const unused = Object.entries({ ...pages, guide, me, myGame, replay, rulebook }).flatMap(([part, texts]) =>
    Object.keys(texts)
      .filter((key) => !used.has(key))
      .map((key) => `${part}.${key}`),
  );
  expect(unused).toEqual([]);
});
