import type { Snapshot, Vote, VoteFor } from '@bullpen/wire';
import type { JSX } from 'preact';
import { words } from '../app/language.ts';
import type { Names } from '../games/contract.ts';
import { Clock } from './Clock.tsx';
import type { MatchModel } from './match.ts';
import { noticeText } from './notice.ts';
import { openVotes, presenceOf } from './presence.ts';
import './absent.css';

interface AbsentProps {
  readonly model: MatchModel;
  readonly snapshot: Snapshot;
  readonly names: Names;
  readonly now: number;
}

/** What concerns seats rather than moves: a bot plays for the viewer, somebody is gone, a seat was lost. Beside the board. */
export function Absent({ model, snapshot, names, now }: AbsentProps): JSX.Element {
  const { page } = words();
  const notice = model.notice.value;
  const isAway = snapshot.status === 'playing' && (snapshot.players[snapshot.viewer]?.away ?? false);
  const votes = openVotes(snapshot, now);
  const title = ({ about }: Vote): string =>
    presenceOf(snapshot.players[about]!, now) === 'gone'
      ? page.isGone(names.of(about))
      : page.isAway(names.of(about));
  return (
    <div class="absent">
      {/* What is said here is read aloud when nothing else is; the buttons and the countdown are not. */}
      <div role="status">
        {notice !== null && <p class="absent-said">{noticeText(notice, words())}</p>}
        {isAway && <p class="absent-said">{page.botPlaysForYou}</p>}
        {votes.map((vote) => (
          <p key={vote.about} class="absent-said">
            {title(vote)} <span class="hidden-narrow">{page.whatNow}</span>
          </p>
        ))}
      </div>
      {notice !== null && (
        <button type="button" class="button plain" onClick={() => (model.notice.value = null)}>
          {page.close}
        </button>
      )}
      {isAway && (
        <button type="button" class="button" onClick={() => void model.send({ do: 'return' })}>
          {page.iAmBack}
        </button>
      )}
      {votes.map((vote) => (
        <Ballot key={vote.about} model={model} vote={vote} names={names} rated={snapshot.rated} />
      ))}
    </div>
  );
}

const CHOICES: readonly VoteFor[] = ['bot', 'wait', 'end'];

interface BallotProps extends Pick<AbsentProps, 'model' | 'names'> {
  readonly vote: Vote;
  readonly rated: boolean;
}

/** What can be done about one absent person, who wants what, and until when. */
function Ballot({ model, vote, names, rated }: BallotProps): JSX.Element {
  const { page } = words();
  const { about, until, cast } = vote;
  const mine = cast.find(({ seat }) => seat === names.me)?.for;
  return (
    <div class="ballot">
      <div class="actions">
        {CHOICES.map((choice) => (
          <button
            key={choice}
            type="button"
            class="button plain"
            aria-pressed={choice === mine}
            onClick={() => void model.send({ do: 'vote', seat: about, for: choice })}
          >
            {rated && choice === 'end' ? page.voteForLoss : page.voteFor[choice]}
          </button>
        ))}
      </div>
      {until !== null && (
        <p>
          {cast.map((one) => (
            <span key={one.seat}>
              {names.of(one.seat)}: {page.voteFor[one.for]}
            </span>
          ))}
          <span>
            {page.votesEnd} <Clock due={until} />
          </span>
        </p>
      )}
    </div>
  );
}
