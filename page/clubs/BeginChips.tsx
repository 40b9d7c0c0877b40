import type { NewTournament } from '@bullpen/wire';
import type { ClubsWords } from '@bullpen/words/clubs';
import type { JSX } from 'preact';
import { clockName } from '../app/clock-name.ts';
import { words } from '../app/language.ts';
import { Chips } from '../design/Chips.tsx';

/** When a tournament is to begin; what belongs to another kind is kept for when that is chosen again. */
export interface BeginWish {
  readonly kind: 'press' | 'full' | 'time';
  readonly entrants: number;
  /** From now on; null for another time. */
  readonly minutes: number | null;
  /** That time, as the field has it: local, to the minute; null until it is chosen. */
  readonly at: string | null;
}

const KINDS = ['press', 'full', 'time'] as const;
const ENTRANTS = ['4', '6', '8', '12', '16', '24', '32'];
const MINUTES = [5, 15, 30, 60];
const MINUTE = 60_000;

export function startOf({ kind, entrants, minutes, at }: BeginWish): NonNullable<NewTournament['start']> {
  if (kind === 'press') return { kind };
  if (kind === 'full') return { kind, entrants };
  const chosen = minutes === null ? Date.parse(at ?? '') : Date.now() + minutes * MINUTE;
  // No time was chosen: the server says so.
  return { kind, at: Number.isNaN(chosen) ? 0 : chosen };
}

interface BeginChipsProps {
  readonly wish: BeginWish;
  readonly texts: ClubsWords;
  onChange(wish: BeginWish): void;
}

/** When the first round begins. */
export function BeginChips({ wish, texts, onChange }: BeginChipsProps): JSX.Element {
  const { page } = words();
  return (
    <>
      <Chips
        label={texts.begin}
        value={wish.kind}
        options={KINDS.map((kind) => [kind, texts.begins[kind]] as const)}
        onPick={(kind) => onChange({ ...wish, kind })}
      />
      {wish.kind === 'full' && (
        <Chips
          label={texts.enough}
          value={String(wish.entrants)}
          options={ENTRANTS.map((n) => [n, n] as const)}
          onPick={(n) => onChange({ ...wish, entrants: Number(n) })}
        />
      )}
      {wish.kind === 'time' && (
        <Chips
          label={texts.when}
          value={String(wish.minutes ?? 'other')}
          options={[
            ...MINUTES.map((n) => {
              const time = clockName({ kind: 'move', seconds: 60 * n }, page);
              return [String(n), texts.within(time)] as const;
            }),
            ['other', texts.otherTime],
          ]}
          onPick={(n) => onChange({ ...wish, minutes: n === 'other' ? null : Number(n) })}
        />
      )}
      {wish.kind === 'time' && wish.minutes === null && (
        <label class="field">
          <span>{texts.otherTime}</span>
          <input
            type="datetime-local"
            required
            value={wish.at ?? ''}
            onInput={({ currentTarget }) => onChange({ ...wish, at: currentTarget.value })}
          />
        </label>
      )}
    </>
  );
}
