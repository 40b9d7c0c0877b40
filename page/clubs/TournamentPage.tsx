import type { Tournament } from '@bullpen/wire';
import type { ClubsWords } from '@bullpen/words/clubs';
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { focusHeading } from '../app/heading.ts';
import { words } from '../app/language.ts';
import { ownName } from '../app/own-name.ts';
import { Link } from '../app/router.tsx';
import type { Why } from '../table/refusals.ts';
import { commandTournament, type NewTournamentCommand } from '../tables/remote/tournaments.ts';
import { ByCode, takeCodeFromLink } from './ByCode.tsx';
import { Checking } from './Checking.tsx';
import { Codes } from './Codes.tsx';
import { Entrants } from './Entrants.tsx';
import { Ending, HostTools } from './HostTools.tsx';
import { Inviting } from './Inviting.tsx';
import { LiveTournament } from './live.ts';
import { OwnEntry } from './OwnEntry.tsx';
import { RoundNow } from './RoundNow.tsx';
import { Rounds } from './Rounds.tsx';
import { Standings } from './Standings.tsx';
import { Terms } from './Terms.tsx';
import { Winners } from './Winners.tsx';
import { clubsWords, whyNotHere } from './words.ts';
import './clubs.css';

/** What the parts of the page need. */
export interface TournamentProps {
  readonly live: LiveTournament;
  readonly tournament: Tournament;
  readonly texts: ClubsWords;
  /** The number of this browser's player; null for somebody who has not joined. */
  readonly me: number | null;
  readonly host: boolean;
  /** Does something; what is refused is said at the top. */
  act(command: NewTournamentCommand): Promise<void>;
  /** Says why something was refused. */
  say(why: Why): void;
}

/** A tournament, by its link: before it, during it and after it. */
export function TournamentPage({ id }: { readonly id: string }): JSX.Element {
  const { page, around } = words();
  const texts = clubsWords();
  const [code, setCode] = useState(takeCodeFromLink);
  const live = useMemo(() => new LiveTournament(id), [id]);
  useEffect(() => () => live.close(), [live]);
  const [refused, setRefused] = useState<string | null>(null);
  const tournament = live.latest.value;
  const link = live.link.value;
  // What was pressed may be gone with the round: one goes on from the top.
  const stage = tournament === null ? null : `${tournament.status} ${tournament.round?.round}`;
  const before = useRef(stage);
  useEffect(() => {
    if (before.current !== null) focusHeading();
    before.current = stage;
  }, [stage]);
  if (texts === null || tournament === null)
    return (
      <main id="main" class="clubs">
        <h1>{around.tournament}</h1>
        <p role="status">
          {texts === null || link === 'connecting' || link === 'ready'
            ? page.loading
            : link === 'gone'
              ? texts.refused['no-such-tournament']
              : texts.away}
        </p>
        {link === 'gone' && <Link to="/clubs">{around.clubs}</Link>}
      </main>
    );
  const mine = live.me.value;
  const say = (why: Why): void => setRefused(whyNotHere(texts, why));
  const act = async (command: NewTournamentCommand): Promise<void> => {
    setRefused(null);
    const done = await commandTournament(ownName(), id, command);
    if (done.ok) live.me.value = done.value.me;
    else say(done.refusal);
  };
  const props: TournamentProps = {
    ...{ live, tournament, texts, act, say },
    me: mine?.entrant ?? null,
    host: mine?.host ?? false,
  };
  const { status } = tournament;
  return (
    <main id="main" class="clubs tournament" data-status={status} data-seq={tournament.seq}>
      <div class="tournament-head">
        <h1>
          <bdi>{tournament.name}</bdi>
        </h1>
        <Terms tournament={tournament} club={mine?.club ?? null} texts={texts} />
      </div>
      <p role="status" class="notice-line">
        {link === 'lost' && texts.away}
      </p>
      <p role="alert">{refused}</p>
      <p role="status" class="hidden">
        {newsOf(props)}
      </p>
      {code !== null && mine?.entrant == null ? (
        <ByCode {...props} code={code} onDone={() => setCode(null)} />
      ) : (
        <OwnEntry {...props} />
      )}
      {status === 'over' ? <Winners {...props} /> : tournament.round !== null && <RoundNow {...props} />}
      {props.host && status !== 'over' && <HostTools {...props} />}
      {status === 'open' && <Entrants {...props} />}
      {tournament.round !== null && <Standings {...props} />}
      {status !== 'over' && tournament.entry !== 'codes' && (
        <Inviting label={texts.tournamentLink} texts={texts} wanted={status === 'open'} />
      )}
      {props.host && status !== 'over' && <Codes {...props} />}
      {tournament.round !== null && <Rounds {...props} />}
      <Ending {...props} />
      <Checking tournament={tournament} texts={texts} />
    </main>
  );
}

/** What somebody who hears the page should know at once: who has come, a new round, the end of one. */
function newsOf({ tournament, texts, me }: TournamentProps): string {
  const { status, round, rounds, entrants, standings } = tournament;
  if (status === 'open') return texts.here(entrants.filter(({ state }) => state === 'in').length);
  const own = standings.find(({ entrant }) => entrant === me);
  const place = own === undefined ? '' : texts.yourPlace(own.place, standings.length);
  if (status === 'over') return `${texts.over} ${place}`;
  if (round === null) return '';
  if (status === 'break') return `${texts.roundOver(round.round)} ${place}`;
  return round.final ? texts.finalRound : texts.round(round.round, rounds);
}
