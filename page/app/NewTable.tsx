import type { Phrases, Seating } from '@bullpen/wire';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Chips, Toggle } from '../design/Chips.tsx';
import { Icon } from '../design/Icon.tsx';
import { Select } from '../design/Select.tsx';
import { type GameId, gameList } from '../games/list.ts';
import { whyNot } from '../table/refusals.ts';
import { levelsOf, planLocal } from '../tables/local/index.ts';
import { clockName } from './clock-name.ts';
import { words } from './language.ts';
import { Miniature } from './Miniature.tsx';
import { NameField } from './NameField.tsx';
import { OptionFields } from './OptionFields.tsx';
import {
  clockOf,
  localSeats,
  makeRemote,
  optionSpecs,
  type SeatWish,
  type Specs,
  type TableWish,
} from './plan.ts';
import { go } from './router.tsx';
import { settings } from './settings.ts';
import { DAY } from './time-left.ts';
import './new-table.css';

/** Seconds for a move; 0 is no limit. Online, two minutes unless somebody chooses: nobody waits for ever by accident. */
const CLOCKS = [30, 60, 120, 300, 0];
/** The same for a day game. */
const DAYS = [DAY, 2 * DAY, 3 * DAY, 7 * DAY];
const SEATINGS: readonly Seating[] = ['drawn', 'fixed'];
const PACES = ['live', 'days'] as const;
const PHRASES: readonly Phrases[] = ['on', 'between', 'off'];

type Terms = Omit<TableWish, 'game' | 'seats'>;
const USUAL: Terms = {
  options: {},
  hints: true,
  listed: false,
  seconds: 120,
  seating: 'drawn',
  phrases: 'on',
  rated: false,
};

/** The company to play in: it decides where the table is, and what the other seats are at first. */
type Company = 'bots' | 'online' | 'here';
const COMPANY: readonly Company[] = ['bots', 'online', 'here'];

const otherSeat = (company: Company, level: string): SeatWish =>
  company === 'bots' ? { kind: 'bot', level } : { kind: company === 'online' ? 'open' : 'person' };

/** A new table as a few choices; `?online` begins with a table for friends. What most people never change is under "more". */
export function NewTable({ game }: { readonly game: GameId }): JSX.Element {
  const { page, around, talk, days, [game]: own } = words();
  const { seats: bounds, usual } = gameList[game];
  const [company, setCompany] = useState<Company>(location.search === '?online' ? 'online' : 'bots');
  const [level, setLevel] = useState<string>(settings.level.value);
  const [seats, setSeats] = useState<readonly SeatWish[]>(() => seatsFor(usual, [], company, level));
  const [terms, setTerms] = useState<Terms>(USUAL);
  const [failure, setFailure] = useState<string | null>(null);
  const offer = useOffer(game);
  // If the form grew while it is visible, its buttons would move away from under a finger.
  if (offer === null) return <p class="quiet">{page.loading}</p>;
  // A bot that has no name in words is there to measure others by.
  const levels = offer.levels.filter((one) => Object.hasOwn(page.levels, one));
  const online = company === 'online';
  const pace = terms.seconds >= DAY ? 'days' : 'live';

  const begin = async (event: Event): Promise<void> => {
    event.preventDefault();
    const { options, hints, seating } = terms;
    if (!online)
      return go(`/play/${game}/${planLocal({ game, seats: localSeats(seats), options, hints, seating })}`);
    const made = await makeRemote({ game, seats, ...terms });
    if ('table' in made) go(`/t/${made.table}`);
    else setFailure(whyNot(words(), undefined, made.refusal));
  };

  return (
    <main id="main" class="new-table">
      <h1>{page.newTable(own.name)}</h1>
      <Miniature game={game} />
      <form onSubmit={(event) => void begin(event)}>
        <Chips
          label={around.playWith}
          value={company}
          options={COMPANY.map((one) => [one, around.company[one]] as const)}
          onPick={(picked) => {
            setCompany(picked);
            setSeats(seatsFor(seats.length, [], picked, level));
          }}
        />
        <Chips
          label={around.playerCount}
          value={String(seats.length)}
          options={Array.from({ length: bounds.max - bounds.min + 1 }, (_, i) => {
            const n = String(bounds.min + i);
            return [n, n] as const;
          })}
          onPick={(n) => setSeats(seatsFor(Number(n), seats, company, level))}
        />
        {seats.some(({ kind }) => kind === 'bot') && (
          <>
            <Chips
              label={around.botLevel}
              value={level}
              options={levels.map((one) => [one, page.levels[one] ?? one] as const)}
              onPick={(picked) => {
                setLevel(picked);
                setSeats(seats.map((seat) => (seat.kind === 'bot' ? { kind: 'bot', level: picked } : seat)));
              }}
            />
            <p class="pace-help quiet">{page.characters[level]}</p>
          </>
        )}
        {online && (
          <>
            <Chips
              label={days.pace}
              value={pace}
              options={PACES.map((one) => [one, days.paces[one]] as const)}
              onPick={(picked) => setTerms({ ...terms, seconds: picked === 'days' ? DAY : USUAL.seconds })}
            />
            <p class="pace-help quiet">{pace === 'days' && days.daysHelp}</p>
            <NameField />
            <Toggle
              label={around.rated}
              value={terms.rated}
              onChange={(rated) => setTerms({ ...terms, rated })}
            />
            <p class="pace-help quiet">{terms.rated && around.ratedHelp}</p>
          </>
        )}
        <p role="alert">{failure}</p>
        <button type="submit" class="button big">
          <Icon name={online ? 'people' : 'play'} />
          {online ? page.makeTable : page.begin}
        </button>
        <details class="fold more-options">
          <summary>{around.moreOptions}</summary>
          <SeatFields seats={seats} online={online} levels={levels} onChange={setSeats} />
          <OptionFields
            specs={offer.specs}
            words={own.options}
            values={terms.options}
            onChange={(options) => setTerms({ ...terms, options })}
          />
          {online && (
            <Select
              label={page.clock}
              value={String(terms.seconds)}
              options={(pace === 'days' ? DAYS : CLOCKS).map((n) => [String(n), clockName(clockOf(n), page)])}
              onPick={(value) => setTerms({ ...terms, seconds: Number(value) })}
            />
          )}
          <Select
            label={page.seating}
            value={terms.seating}
            options={SEATINGS.map((kind) => [kind, page.seatings[kind]])}
            onPick={(kind) => setTerms({ ...terms, seating: kind as Seating })}
          />
          {online && (
            <Select
              label={talk.setting}
              value={terms.phrases}
              options={PHRASES.map((rule) => [rule, talk.settings[rule]])}
              onPick={(rule) => setTerms({ ...terms, phrases: rule as Phrases })}
            />
          )}
          <Toggle
            label={page.allowHints}
            value={terms.hints}
            onChange={(hints) => setTerms({ ...terms, hints })}
          />
          {online && (
            <Toggle
              label={page.listed}
              value={terms.listed}
              onChange={(listed) => setTerms({ ...terms, listed })}
            />
          )}
        </details>
      </form>
    </main>
  );
}

/** The seats of the new table: those that were chosen stay, new ones are as the company says. */
const seatsFor = (n: number, chosen: readonly SeatWish[], company: Company, level: string): SeatWish[] =>
  Array.from({ length: n }, (_, i) => chosen[i] ?? (i === 0 ? { kind: 'me' } : otherSeat(company, level)));

interface SeatFieldsProps {
  readonly seats: readonly SeatWish[];
  readonly online: boolean;
  readonly levels: readonly string[];
  onChange(seats: readonly SeatWish[]): void;
}

/** Each seat separately, for tables of people and bots together. */
function SeatFields({ seats, online, levels, onChange }: SeatFieldsProps): JSX.Element {
  const { page } = words();
  const kinds: readonly (readonly [string, string])[] = [
    online ? ['open', page.seatKinds.open] : ['person', page.seatKinds.person],
    ...levels.map((level) => [level, `${page.seatKinds.bot}: ${page.levels[level]}`] as const),
  ];
  const wish = (kind: string): SeatWish =>
    kind === 'open' || kind === 'person' ? { kind } : { kind: 'bot', level: kind };
  return (
    <>
      {seats.map(
        (seat, i) =>
          i > 0 && (
            <Select
              key={i}
              label={page.seat(i + 1)}
              value={seat.kind === 'bot' ? seat.level : seat.kind}
              options={kinds}
              onPick={(kind) => onChange(seats.map((old, other) => (other === i ? wish(kind) : old)))}
            />
          ),
      )}
    </>
  );
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
    void Promise.all([optionSpecs(game), levelsOf(game)]).then(([specs, levels]) =>
      setOffer({ specs, levels }),
    );
  }, [game]);
  return offer;
}
