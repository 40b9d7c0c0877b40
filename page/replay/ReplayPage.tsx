import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { words } from '../app/language.ts';
import { filmOf, seatedIn } from './film.ts';
import { Screen } from './Screen.tsx';
import { shelf } from './shelf.ts';
import './replay.css';

/** A match that is over, to look at again: one that was just played, or a file. */
export function ReplayPage(): JSX.Element {
  const { page } = words();
  const [broken, setBroken] = useState(false);
  const laid = shelf.value;
  const film = useMemo(() => (laid === null ? null : filmOf(laid.text)), [laid]);
  const open = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const text = await file.text();
    const readable = filmOf(text) !== null;
    setBroken(!readable);
    if (readable) shelf.value = { text, seated: null };
  };
  return (
    <main id="main" class="replay">
      <h1>{page.replay}</h1>
      {film === null ? (
        <p class="quiet">{page.replayHelp}</p>
      ) : (
        <Screen key={film.text} film={film} seated={laid?.seated ?? seatedIn(film, page.levels)} />
      )}
      <div>
        <label class="button plain replay-file">
          {page.replayFile}
          <input
            type="file"
            class="hidden"
            accept=".jsonl,.json,.txt"
            onChange={(event) => void open(event.currentTarget.files?.[0])}
          />
        </label>
      </div>
      {broken && <p role="alert">{page.noRecord}</p>}
    </main>
  );
}
