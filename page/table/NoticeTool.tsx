import type { Snapshot } from '@bullpen/wire';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { words } from '../app/language.ts';
import { askForNotices, canNotify, keepNotified, type NoticeResult, stopNotices } from '../app/notices.ts';
import { settings } from '../app/settings.ts';
import { Dialog } from '../design/Dialog.tsx';
import { Icon, ToolFace } from '../design/Icon.tsx';

interface NoticeToolProps {
  readonly snapshot: Snapshot;
  /** A button among others with words, not one of the tools. */
  readonly plain?: boolean;
}

/** In a day game: a wish to be notified of one's turns. The browser is asked for permission only after this press. */
export function NoticeTool({ snapshot, plain = false }: NoticeToolProps): JSX.Element | null {
  const { table, viewer, clock, status } = snapshot;
  const [result, setResult] = useState<NoticeResult | null>(null);
  const wanted = viewer >= 0 && clock.kind === 'days' && status !== 'over' && canNotify();
  useEffect(() => {
    if (wanted) keepNotified(table);
  }, [wanted, table]);
  if (!wanted) return null;
  const { page, days } = words();
  const on = settings.notices.value === 'on' && Notification.permission === 'granted';
  const press = async (): Promise<void> => setResult(on ? 'on' : await askForNotices(table));
  const said = { on: days.willTell, blocked: days.blocked, failed: days.failed };
  const stop = (): void => {
    setResult(null);
    void stopNotices(table);
  };
  return (
    <>
      <button
        type="button"
        class={plain ? 'button plain' : 'button tool'}
        title={days.tellMe}
        aria-label={days.tellMe}
        aria-pressed={on}
        onClick={() => void press()}
      >
        {plain ? (
          <>
            <Icon name={on ? 'check' : 'bell'} />
            {days.tellMe}
          </>
        ) : (
          <ToolFace icon="bell" name={days.tell} />
        )}
      </button>
      {result !== null && (
        <Dialog title={days.tellMe} text={said[result]} closing={page.close} onClose={() => setResult(null)}>
          {result === 'on' && (
            <p class="actions">
              <button type="button" class="button plain" onClick={stop}>
                {days.tellNoMore}
              </button>
            </p>
          )}
        </Dialog>
      )}
    </>
  );
}
