import type { Seating } from '@bullpen/wire';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Select } from '../design/Select.tsx';
import { type GameId, gameList } from '../games/list.ts';
import { whyNot } from '../table/refusals.ts';
import { levelsOf, planLocal } from '../tables/local/index.ts';
import { words } from './language.ts';
import { NameField } from './NameField.tsx';
import { OptionFields } from './OptionFields.tsx';
import { localSeats, makeRemote, optionSpecs, type SeatWish, type Specs, type TableWish } from './plan.ts';
import { go } from './router.tsx';

/** Seconds for a move; 0 is no limit. Online, two minutes unless somebody chooses: nobody waits for ever by accident. */
const CLOCKS = [30, 60, 120, 300, 0];
const USUAL_CLOCK = 120;
const SEATINGS: readonly Seating[] = ['drawn', 'fixed'];

/** Seats and rules of a new table, here or online. `?online` begins with a table for friends. */
export function NewTable({ game }: { readonly game: GameId }): JSX.Element {
  const { page, [game]: own } = words();
  const { seats: bounds, usual } = gameList[game];
  const [online, setOnline] = useState(location.search === '?online');
  const others = (n: number, there: boolean): SeatWish[] =>
    Array.from({ length: n }, (_, i) =>
      i === 0 ? { kind: 'me' } : there ? { kind: 'open' } : { kind: 'bot', level: 'medium' },
    );
  const [seats, setSeats] = useState<readonly SeatWish[]>(others(usual, online));
  const [options, setOptions] = useState<TableWish['options']>({});
  const [hints, setHints] = useState(true);
  const [listed, setListed] = useState(false);
  const [seconds, setSeconds] = useState(USUAL_CLOCK);
  const [seating, setSeating] = useState<Seating>('drawn');
  const [failure, setFailure] = useState<string | null>(null);
  const offer = useOffer(game);
  // A form that grew while it is looked at would move its buttons from under a finger.
  if (offer === null) return <p class="quiet">{page.loading}</p>;
  const { specs } = offer;
  // A bot that has no name in words is there to measure others by.
  const levels = offer.levels.filter((level) => Object.hasOwn(page.levels, level));

  const begin = async (event: Event): Promise<void> => {
    event.preventDefault();
    const wish = { game, seats, options, hints, listed, seconds, seating };
    if (!online)
      return go(`/play/${game}/${planLocal({ game, seats: localSeats(seats), options, hints, seating })}`);
    const made = await makeRemote(wish);
    if ('table' in made) go(`/t/${made.table}`);
    else setFailure(whyNot(words(), undefined, made.code));
  };
  const kinds: readonly (readonly [string, string])[] = [
    online ? ['open', page.seatKinds.open] : ['person', page.seatKinds.person],
    ...levels.map((level) => [level, `${page.seatKinds.bot}: ${page.levels[level]}`] as const),
  ];
  const setSeat = (seat: number, kind: string): void =>
    setSeats(
      seats.map((old, i) =>
        i !== seat ? old : kind === 'open' || kind === 'person' ? { kind } : { kind: 'bot', level: kind },
      ),
    );

  return (
    <main id="main" class="narrow">
      <h1>{page.newTable(own.name)}</h1>
      <form onSubmit={(event) => void begin(event)}>
        <Select
          label={page.where}
          value={online ? 'online' : 'here'}
          options={[
            ['here', page.here],
            ['online', page.online],
          ]}
          onPick={(value) => {
            setOnline(value === 'online');
            setSeats(others(seats.length, value === 'online'));
          }}
        />
        <Select
          label={page.seats}
          value={String(seats.length)}
          options={Array.from({ length: bounds.max - bounds.min + 1 }, (_, i) => [
            String(bounds.min + i),
            String(bounds.min + i),
          ])}
          onPick={(value) =>
            setSeats([...seats, ...others(Number(value) + 1, online).slice(1)].slice(0, Number(value)))
          }
        />
        {online ? (
          <NameField />
        ) : (
          <div class="field">
            <span>{page.seat(1)}</span>
            <b>{page.seatKinds.me}</b>
          </div>
        )}
        {seats.map(
          (seat, i) =>
            i > 0 && (
              <Select
                key={i}
                label={page.seat(i + 1)}
                value={seat.kind === 'bot' ? seat.level : seat.kind}
                options={kinds}
                onPick={(kind) => setSeat(i, kind)}
              />
            ),
        )}
        <OptionFields specs={specs} words={own.options} values={options} onChange={setOptions} />
        {online && (
          <Select
            label={page.clock}
            value={String(seconds)}
            options={CLOCKS.map((n) => [String(n), clockName(n)])}
            onPick={(value) => setSeconds(Number(value))}
          />
        )}
        <Select
          label={page.seating}
          value={seating}
          options={SEATINGS.map((kind) => [kind, page.seatings[kind]])}
          onPick={(kind) => setSeating(kind as Seating)}
        />
        <Check label={page.allowHints} value={hints} onChange={setHints} />
        {online && <Check label={page.listed} value={listed} onChange={setListed} />}
        <p role="alert">{failure}</p>
        <button type="submit" class="button">
          {online ? page.makeTable : page.begin}
        </button>
      </form>
    </main>
  );
}

function clockName(seconds: number): string {
  const { clocks } = words().page;
  if (seconds === 0) return clocks.none;
  return seconds % 60 === 0 ? clocks.minutes(seconds / 60) : clocks.seconds(seconds);
}

interface Offer {
  readonly specs: Specs;
  /** How strong a bot can be. */
  readonly levels: readonly string[];
}

/** What can be chosen for a table of this game; null until it has been fetched. */
function useOffer(game: GameId): Offer | null {
  const [offer, setOffer] = useState<Offer | null>(null);
  useEffect(() => {
    void Promise.all([optionSpecs[game](), levelsOf(game)]).then(([specs, levels]) =>
      setOffer({ specs, levels }),
    );
  }, [game]);
  return offer;
}

interface CheckProps {
  readonly label: string;
  readonly value: boolean;
  onChange(value: boolean): void;
}

const Check = ({ label, value, onChange }: CheckProps): JSX.Element => (
  <label class="field">
    <span>{label}</span>
    <input
      type="checkbox"
      checked={value}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
  </label>
);
