import { accept } from '@bullpen/engine';
import type { MyClubs } from '@bullpen/wire';
import type { ClubsWords } from '@bullpen/words/clubs';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { clockName } from '../app/clock-name.ts';
import { words } from '../app/language.ts';
import { NameField } from '../app/NameField.tsx';
import { OptionFields } from '../app/OptionFields.tsx';
import { ownName } from '../app/own-name.ts';
import { clockOf, optionSpecs, type Specs } from '../app/plan.ts';
import { played } from '../app/played.ts';
import { go } from '../app/router.tsx';
import { LEVELS } from '../app/settings.ts';
import { DAY } from '../app/time-left.ts';
import { Chips, Toggle } from '../design/Chips.tsx';
import { Icon } from '../design/Icon.tsx';
import { type GameId, gameIds } from '../games/list.ts';
import { fetchMyClubs } from '../tables/remote/clubs.ts';
import { player } from '../tables/remote/player.ts';
import { commandTournament, makeTournament } from '../tables/remote/tournaments.ts';
import { useAsked } from './asked.ts';
import { BeginChips, type BeginWish, startOf } from './BeginChips.tsx';
import { useNameless } from './nameless.ts';
import { clubsWords, whyNotHere } from './words.ts';
import './clubs.css';

const ROUNDS = ['1', '2', '3', '4', '5', '7'];
const SECONDS = [30, 60, 120, DAY];
const SIZES = ['3', '4', '5'];
const PAUSES = [10, 30, 120, 600];
const EVERY = 60_000;
type Entry = keyof ClubsWords['entries'];

/** A new tournament as a few choices; as they stand, one press is enough. `?club=` begins with a club. */
export function NewTournament(): JSX.Element {
  const all = words();
  const texts = clubsWords();
  return (
    <main id="main" class="clubs new-tournament">
      <h1>{all.around.newTournament}</h1>
      {texts === null ? <p class="quiet">{all.page.loading}</p> : <Choices texts={texts} />}
    </main>
  );
}

function Choices({ texts }: { readonly texts: ClubsWords }): JSX.Element {
  const all = words();
  const { page } = all;
  const [game, setGame] = useState<GameId>(played.value[0] ?? 'six-nimmt');
  const [name, setName] = useState('');
  const [rounds, setRounds] = useState('3');
  const [bots, setBots] = useState('medium');
  const [seconds, setSeconds] = useState(60);
  const [begin, setBegin] = useState<BeginWish>({ kind: 'press', entrants: 8, minutes: 15, at: null });
  const [duplicate, setDuplicate] = useState(false);
  const [final, setFinal] = useState(true);
  const [club, setClub] = useState(() => new URLSearchParams(location.search).get('club') ?? '');
  const [entry, setEntry] = useState<Entry | null>(null);
  const [size, setSize] = useState('4');
  const [pause, setPause] = useState(30);
  const [options, setOptions] = useState<Readonly<Record<string, string | number>>>({});
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const specs = useSpecs(game);
  const clubs = useMyClubs();
  const nameless = useNameless();
  const usual = texts.usualName(all[game].name);
  const usualEntry: Entry = club === '' ? 'link' : 'members';
  const entries: readonly Entry[] = club === '' ? ['link', 'codes'] : ['members', 'link', 'codes'];

  const make = async (event: Event): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    setRefused(null);
    const made = await makeTournament(ownName(), {
      name: name.trim() === '' ? usual : name,
      game,
      options: { ...options },
      seats: Number(size),
      rounds: Number(rounds),
      final,
      ...(bots !== 'none' && { bots }),
      duplicate,
      clock: clockOf(seconds),
      start: startOf(begin),
      pause,
      entry: entry ?? usualEntry,
      ...(club !== '' && { club }),
    });
    if (!made.ok) {
      setBusy(false);
      return setRefused(whyNotHere(texts, made.refusal));
    }
    const { tournament } = made.value;
    // Most hosts play; one who does not can leave. With codes the host stands in front of a class.
    if (entry !== 'codes') await commandTournament(ownName(), tournament, { do: 'join' });
    go(`/tournament/${tournament}`);
  };

  return (
    <form onSubmit={(event) => void make(event)}>
      <Chips
        label={texts.game}
        value={game}
        options={gameIds.map((id) => [id, all[id].name] as const)}
        onPick={(picked) => {
          setGame(picked);
          setOptions({});
        }}
      />
      <Chips
        label={texts.rounds}
        value={rounds}
        options={ROUNDS.map((n) => [n, n] as const)}
        onPick={setRounds}
      />
      <Chips
        label={texts.fill}
        value={bots}
        options={[
          ...LEVELS.map((level) => [level, page.levels[level] ?? level] as const),
          ['none', texts.noBots],
        ]}
        onPick={setBots}
      />
      <Chips
        label={page.clock}
        value={String(seconds)}
        options={SECONDS.map((n) => [String(n), clockName(clockOf(n), page)] as const)}
        onPick={(n) => setSeconds(Number(n))}
      />
      <BeginChips wish={begin} texts={texts} onChange={setBegin} />
      <Toggle label={texts.final} value={final} describedBy="final-help" onChange={setFinal} />
      <p class="quiet help" id="final-help">
        {texts.finalHelp}
      </p>
      <Toggle
        label={texts.duplicate}
        value={duplicate}
        describedBy="duplicate-help"
        onChange={setDuplicate}
      />
      <p class="quiet help" id="duplicate-help">
        {texts.duplicateHelp}
      </p>
      {clubs.length > 0 && (
        <Chips
          label={texts.forClub}
          value={club}
          options={[['', texts.noClub], ...clubs.map(({ club: id, name: called }) => [id, called] as const)]}
          onPick={(picked) => {
            setClub(picked);
            setEntry(null);
          }}
        />
      )}
      {nameless && <NameField />}
      <p role="alert">{refused}</p>
      <p>
        <button type="submit" class="button big" disabled={busy}>
          <Icon name="people" />
          {texts.make}
        </button>
      </p>
      <details class="fold">
        <summary>{all.around.moreOptions}</summary>
        <label class="field">
          <span>{texts.tournamentName}</span>
          <input
            value={name}
            placeholder={usual}
            maxLength={40}
            onInput={({ currentTarget }) => setName(currentTarget.value)}
          />
        </label>
        <Chips
          label={texts.entry}
          value={entry ?? usualEntry}
          options={entries.map((one) => [one, texts.entries[one]] as const)}
          onPick={(picked: Entry) => setEntry(picked)}
        />
        <Chips
          label={texts.tableSize}
          value={size}
          options={SIZES.map((n) => [n, n] as const)}
          onPick={setSize}
        />
        <Chips
          label={texts.pause}
          value={String(pause)}
          options={PAUSES.map((n) => [String(n), clockName(clockOf(n), page)] as const)}
          onPick={(n) => setPause(Number(n))}
        />
        {specs !== null && (
          <OptionFields specs={specs} words={all[game].options} values={options} onChange={setOptions} />
        )}
      </details>
    </form>
  );
}

/** The options of the game; null until its rules are fetched. */
function useSpecs(game: GameId): Specs | null {
  const [specs, setSpecs] = useState<{ readonly of: GameId; readonly specs: Specs } | null>(null);
  useEffect(() => void optionSpecs(game).then((found) => setSpecs({ of: game, specs: found })), [game]);
  return specs?.of === game ? specs.specs : null;
}

function useMyClubs(): MyClubs['clubs'] {
  const own = player.value;
  const { value } = useAsked(`${own?.key} ${own?.known}`, EVERY, async () =>
    own?.known === true ? fetchMyClubs(own.key) : accept<MyClubs>({ clubs: [] }),
  );
  return value?.clubs ?? [];
}
