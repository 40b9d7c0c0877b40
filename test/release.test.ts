import { describe, expect, it } from 'vitest';
import { type Checkout, obstacle } from '../scripts/release.ts';

const ready: Checkout = {
  version: '1.2.3',
  changelog: '# Changes\n\n## 1.2.3\n\n- Something.\n',
  status: '',
  tags: ['v1.2.2'],
};

describe('a release', () => {
  it('is possible from a clean tree, with a new version that is in the changelog', () => {
    expect(obstacle(ready, true)).toBeNull();
  });

  it('is tagged only when the changelog no longer calls it unreleased', () => {
    const changelog = ready.changelog.replace('1.2.3', '1.2.3 (unreleased)');
    expect(obstacle({ ...ready, changelog }, false)).toBeNull();
    expect(obstacle({ ...ready, changelog }, true)).toContain('1.2.3 is unreleased');
  });

  it.each<[string, Partial<Checkout>, string]>([
    ['changes that are not committed', { status: ' M README.md\n' }, 'not committed'],
    ['a tag of this version', { tags: ['v1.2.3'] }, 'v1.2.3 is tagged already'],
    ['a changelog without this version', { changelog: '## 1.2.30\n' }, 'no heading "## 1.2.3"'],
  ])('is refused in one line with %s', (_, lack, words) => {
    const why = obstacle({ ...ready, ...lack }, false);
    expect(why).toContain(words);
    expect(why).not.toContain('\n');
  });
});
