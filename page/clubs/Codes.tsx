import type { EntryCodes } from '@bullpen/wire';
import { MOST_CODES } from '@bullpen/wire/bounds.ts';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { later } from '../app/lazy.tsx';
import { ownName } from '../app/own-name.ts';
import { Toggle } from '../design/Chips.tsx';
import { Icon } from '../design/Icon.tsx';
import { player } from '../tables/remote/player.ts';
import { fetchCodes, makeCodes } from '../tables/remote/tournaments.ts';
import { codeLink } from './ByCode.tsx';
import type { TournamentProps } from './TournamentPage.tsx';
import './codes.css';

const QrCode = later(() => import('../table/QrCode.tsx').then((m) => m.QrCode));

type Codes = EntryCodes['codes'];

/** Codes for a class, to be printed on sheets and cut apart. */
export function Codes({ tournament, texts, say }: TournamentProps): JSX.Element {
  const [codes, setCodes] = useState<Codes>([]);
  const [open, setOpen] = useState(tournament.entry === 'codes');
  const id = tournament.tournament;
  // The codes that were made before, and who has used them.
  useEffect(() => {
    const key = player.value?.key;
    if (!open || key === undefined) return;
    void fetchCodes(key, id).then((found) => found.ok && setCodes(found.value.codes));
  }, [open, tournament.entrants.length]);
  return (
    <details class="fold codes" open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{texts.codes}</summary>
      {open && (
        <>
          <p class="quiet">{texts.codesHelp}</p>
          <MakingCodes
            texts={texts}
            make={async (wish) => {
              const made = await makeCodes(ownName(), id, wish);
              if (!made.ok) return say(made.refusal);
              setCodes((before) => merged(before, made.value.codes));
            }}
          />
          {codes.length > 0 && (
            <p>
              <button type="button" class="button" onClick={() => print()}>
                {texts.print}
              </button>
            </p>
          )}
          <ul class="code-sheet">
            {codes.map(({ number, code, name, entrant }) => (
              <li key={number} data-used={entrant !== null} data-link={codeLink(id, code)}>
                <QrCode text={codeLink(id, code)} label={texts.codeOf(number)} />
                <b>
                  <bdi>{name ?? `${number}`}</bdi>
                </b>
                <span class="code-title">
                  <bdi>{tournament.name}</bdi>
                </span>
                <span class="quiet">{entrant === null ? texts.scan : texts.codeUsed}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </details>
  );
}

/** Codes that are known, with those that were made now. */
function merged(before: Codes, made: Codes): Codes {
  const known = new Map([...before, ...made].map((code) => [code.number, code]));
  return [...known.values()].sort((a, b) => a.number - b.number);
}

interface MakingCodesProps extends Pick<TournamentProps, 'texts'> {
  make(wish: { count: number; names?: string[]; prefix?: string }): Promise<void>;
}

function MakingCodes({ texts, make }: MakingCodesProps): JSX.Element {
  const [count, setCount] = useState(30);
  const [lines, setLines] = useState('');
  const [own, setOwn] = useState(false);
  const [busy, setBusy] = useState(false);
  const names = lines
    .split('\n')
    .map((line) => line.trim().slice(0, 40))
    .filter((line) => line !== '');
  const submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    await make({ count, ...(!own && { names, prefix: texts.codePrefix }) });
    setBusy(false);
  };
  return (
    <form onSubmit={(event) => void submit(event)}>
      <label class="field">
        <span>{texts.codeCount}</span>
        <input
          type="number"
          required
          min={Math.max(1, own ? 1 : names.length)}
          max={MOST_CODES}
          value={count}
          onInput={({ currentTarget }) => setCount(currentTarget.valueAsNumber)}
        />
      </label>
      <Toggle label={texts.codeOwn} value={own} onChange={setOwn} />
      {!own && (
        <label class="code-names">
          <span>{texts.codeNames}</span>
          <textarea
            rows={4}
            value={lines}
            onInput={({ currentTarget }) => {
              setLines(currentTarget.value);
              const given = currentTarget.value.split('\n').filter((line) => line.trim() !== '').length;
              if (given > 0) setCount(given);
            }}
          />
        </label>
      )}
      <p>
        <button type="submit" class="button plain" disabled={busy}>
          <Icon name="plus" />
          {texts.makeCodes}
        </button>
      </p>
    </form>
  );
}
