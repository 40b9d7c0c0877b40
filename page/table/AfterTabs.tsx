import type { JSX } from 'preact';
import { words } from '../app/language.ts';
import { rove } from '../motion/roving.ts';
import type { StoryTab } from '../replay/AfterStory.tsx';

interface AfterTabsProps {
  readonly tab: StoryTab | null;
  /** Whether there is somebody whose decisions the coach looks at. */
  readonly reviewed: boolean;
  onTab(tab: StoryTab | null): void;
}

/** What can be seen after a match, a word each; one stop for Tab, arrows move between them. */
export function AfterTabs({ tab, reviewed, onTab }: AfterTabsProps): JSX.Element {
  const { page } = words();
  const tabs: readonly (StoryTab | null)[] = [
    null,
    'course',
    'moments',
    ...(reviewed ? (['coach'] as const) : []),
  ];
  return (
    <div class="after-tabs" role="tablist" onKeyDown={rove}>
      {tabs.map((each) => (
        <button
          key={each}
          type="button"
          role="tab"
          aria-selected={each === tab}
          tabIndex={each === tab ? 0 : -1}
          onClick={() => onTab(each)}
        >
          {page.afterTabs[each ?? 'result']}
        </button>
      ))}
    </div>
  );
}
