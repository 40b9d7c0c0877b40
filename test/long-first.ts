import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take longest, most of it waiting for browsers and programs: begun last, they would leave a core idle. */
const LONG = [
  'page/test/other-browsers/firefox.test.ts',
  'page/test/other-browsers/webkit.test.ts',
  'page/test/online/secrets.test.ts',
  'page/test/online/leaky.test.ts',
  'page/test/reflow.test.ts',
  'test/sixth-game.test.ts',
  'page/test/numbers.test.ts',
  'test/container.test.ts',
  'test/python.test.ts',
  'page/test/daily.test.ts',
  'page/test/other-browsers/chromium.test.ts',
];

/**
 * Long files first, then those of the page, which wait more than they compute, evenly among the others, which compute; those
 * that share threads last and together, since a thread only goes on with a file of its own kind. So two cores are busy from the
 * first minute to the last.
 */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const rank = ({ moduleId }: TestSpecification): number =>
      LONG.findIndex((file) => moduleId.endsWith(`/${file}`));
    const long = sorted.filter((file) => rank(file) >= 0).sort((a, b) => rank(a) - rank(b));
    const [rest, shared] = [true, false].map((isolate) =>
      sorted.filter((file) => rank(file) < 0 && file.project.config.isolate === isolate),
    ) as [TestSpecification[], TestSpecification[]];
    const place = new Map<TestSpecification, number>();
    for (const name of new Set(rest.map(({ project }) => project.name))) {
      const own = rest.filter(({ project }) => project.name === name);
      for (const [i, file] of own.entries()) place.set(file, (i + 0.5) / own.length);
    }
    return [...long, ...rest.sort((a, b) => (place.get(a) ?? 0) - (place.get(b) ?? 0)), ...shared];
  }
}
