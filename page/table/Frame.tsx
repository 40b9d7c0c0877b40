import type { Snapshot } from '@bullpen/wire';
import type { ComponentChildren, JSX } from 'preact';
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { gameInView } from '../app/keys.tsx';
import { words } from '../app/language.ts';
import { Link } from '../app/router.tsx';
import { Dialog } from '../design/Dialog.tsx';
import { Icon } from '../design/Icon.tsx';
import type { GameId } from '../games/list.ts';
import { useCompleting } from '../motion/completing.ts';
import { useKeepFocus } from '../motion/focus.ts';
import { useBuzzOnLift } from '../sound/buzz.ts';
import { Absent } from './Absent.tsx';
import { After } from './After.tsx';
import { Clock } from './Clock.tsx';
import { Dealing } from './Dealing.tsx';
import { Ended } from './Ended.tsx';
import { Lobby } from './Lobby.tsx';
import { Log } from './Log.tsx';
import type { MatchModel } from './match.ts';
import type { Moment } from './moment.ts';
import { namesOf } from './names.ts';
import { turningPoints, useNow } from './presence.ts';
import { Refused } from './Refused.tsx';
import { rematchWanted } from './Rematch.tsx';
import { RoundLine, RoundPause } from './RoundEnd.tsx';
import { RulesDialog } from './Rules.tsx';
import { Seats } from './Seats.tsx';
import { SpokenTurn, SpokenWaiting } from './Spoken.tsx';
import { sentenceOf } from './sentence.ts';
import { Tools } from './Tools.tsx';

/** A sentence with more letters than each of these is one size smaller, so that two lines are enough on a phone. */
const LONG = [44, 66];
/** About how many letters a link to a rule has. */
const RULE = 10;

interface FrameProps {
  readonly model: MatchModel;
  /** What is shown now; everything here is drawn from it. */
  readonly moment: Moment;
  /** What is said before the sentence, in a lesson. */
  readonly guide: ComponentChildren;
}

/** What is around every board: seats, the one sentence, tools, log, and what comes before and after the match. */
export function Frame({ model, moment, guide }: FrameProps): JSX.Element {
  const [rules, setRules] = useState<{ readonly rule: string | null } | null>(null);
  /** The table whose result was closed, to look at the board. */
  const [closed, setClosed] = useState<string | null>(null);
  const toResult = useRef<HTMLButtonElement>(null);
  const { stage, source, game } = model;
  const { snapshot, passing, handOver: next } = moment;
  const all = words();
  const { page } = all;
  const id = snapshot.game as GameId;
  const names = namesOf(snapshot, all);
  const { view, outcome, ended } = snapshot;
  const now = useNow(model.now, turningPoints(snapshot));
  const online = source.kind === 'remote';
  const legal = ended === null ? snapshot.legal : [];
  const said = model.plan.value?.sentence ?? null;
  const notice = source.notice?.value ?? null;
  const { Board } = game;
  const board = useRef<HTMLDivElement>(null);
  const root = useRef<HTMLElement>(null);
  const attach = useCallback(
    (main: HTMLElement | null) => {
      root.current = main;
      stage.attach(main);
    },
    [stage],
  );
  useCompleting(root, model.complete);
  useEffect(() => {
    gameInView.value = id;
    return () => {
      gameInView.value = null;
    };
  }, [id]);
  const prompt = useRef<HTMLParagraphElement>(null);
  useKeepFocus(board, prompt);
  useBuzzOnLift(board);

  const free = snapshot.players.filter(({ kind }) => kind === 'free').length;
  const watching = online && snapshot.viewer < 0 && snapshot.status !== 'over' && free === 0;
  const log = model.logOf(moment);
  const round = moment.pause ? moment.roundEnd : null;
  const scores = round?.totals ?? (view === null ? [] : game.scores(view));
  const isClosed = closed === snapshot.table;
  const sentence =
    next !== null
      ? page.handOver(names.of(next))
      : ((isClosed ? rematchWanted(snapshot, page, names) : null) ??
        said ??
        (passing ? log.findLast(({ talk }) => talk !== true)?.text : undefined) ??
        sentenceOf(snapshot, game, all, names));
  const mine = next === null && legal.length > 0;
  const forced =
    view === null || next !== null || passing || ended !== null
      ? null
      : (game.forced?.(view, legal, names.me) ?? null);
  const letters = sentence.length + (forced === null ? 0 : RULE);
  const long = LONG.findLastIndex((length) => letters > length) + 1;

  return (
    <main
      id="main"
      class={`table felt game-${id}`}
      data-status={snapshot.status}
      data-seq={snapshot.seq}
      data-moment={moment.at}
      data-passing={passing}
      ref={attach}
    >
      <div class="table-head">
        <div class="table-title">
          <h1 class="table-name">{all[id].name}</h1>
          {snapshot.tournament !== undefined && <ToTournament {...snapshot.tournament} />}
          {moment.roundEnd !== null && !moment.pause && (
            <RoundLine moment={moment} round={moment.roundEnd} game={game} names={names} />
          )}
          {watching && <p class="table-watching">{page.watching}</p>}
          {snapshot.due !== null && snapshot.status === 'playing' && snapshot.clock.kind !== 'none' && (
            <Clock due={snapshot.due} />
          )}
        </div>
        {guide}
        <p class="prompt" data-moment={moment.at} data-long={long} tabIndex={-1} ref={prompt}>
          <span key={`${sentence} ${long}`}>
            <span class="prompt-text">{sentence}</span>
            {forced !== null && said === null && (
              <>
                {' '}
                <button type="button" class="link" onClick={() => setRules({ rule: forced })}>
                  {page.ruleLink(forced)}
                </button>
              </>
            )}
            {ended === null && outcome !== null && (
              <>
                {' '}
                <button type="button" class="link" ref={toResult} onClick={() => setClosed(null)}>
                  {page.result}
                </button>
              </>
            )}
          </span>
        </p>
        <SpokenTurn text={mine ? sentence : ''} decision={moment.decisions} />
        <div class="table-notes">
          <div role="status">{model.sending.value && <p class="sending">{page.sending}</p>}</div>
          {notice !== null ? (
            <p class="notice">
              {page[notice]} {notice === 'seatLost' && <Link to="/">{page.toHome}</Link>}
            </p>
          ) : (
            source.link.value === 'lost' && <p class="notice">{page.lost}</p>
          )}
          <Refused model={model} onRule={(rule) => setRules({ rule })} />
        </div>
      </div>
      <div class="stage" data-moment={moment.at} ref={board} inert={ended !== null}>
        {view === null ? (
          snapshot.status === 'open' ? (
            <Lobby model={model} snapshot={snapshot} />
          ) : (
            snapshot.status === 'dealing' && <Dealing snapshot={snapshot} />
          )
        ) : (
          next === null && (
            <Board
              view={view}
              legal={legal}
              names={names}
              words={all}
              play={model.play}
              retract={snapshot.retractable && ended === null ? model.retract : null}
              due={ended === null ? snapshot.due : null}
              busy={model.busy.value}
              hint={passing ? null : model.hint.value}
              refuse={model.refuse}
              planning={model.planning}
            />
          )
        )}
      </div>
      {ended !== null && <Ended model={model} snapshot={snapshot} names={names} />}
      {ended === null && outcome !== null && (
        <After
          model={model}
          moment={moment}
          outcome={outcome}
          names={names}
          open={!isClosed}
          onClose={() => {
            setClosed(snapshot.table);
            toResult.current?.focus();
          }}
        />
      )}
      <Tools
        key={`tools ${snapshot.status === 'over'}`}
        model={model}
        moment={moment}
        onRules={() => setRules({ rule: null })}
      />
      <div class="side">
        {online && <Absent model={model} snapshot={snapshot} names={names} now={now} />}
        {view !== null && (
          <Seats
            moment={moment}
            game={game}
            scores={scores}
            names={names}
            now={online ? now : null}
            talk={model.talk}
          />
        )}
        <Log key={`log ${snapshot.status === 'over'}`} at={moment.at} lines={log} />
        <SpokenWaiting text={mine || passing ? '' : sentence} />
      </div>
      {round !== null && next === null && (
        <RoundPause moment={moment} round={round} game={game} names={names} onGo={stage.complete} />
      )}
      {rules !== null && <RulesDialog game={id} rule={rules.rule} onClose={() => setRules(null)} />}
      {next !== null && (
        <Dialog firm title={page.handOver(names.of(next))} onClose={() => {}}>
          <button type="button" class="button" onClick={() => model.takeDevice(next)}>
            {page.iAm(names.of(next))}
          </button>
        </Dialog>
      )}
    </main>
  );
}

/** Which round this is a table of, and the way back to its tournament. */
function ToTournament({ tournament, round, final }: Required<Snapshot>['tournament']): JSX.Element {
  const { around } = words();
  // A match has rounds too.
  const name = `${around.tournament} · ${final ? around.tournamentFinal : around.tournamentRound(round)}`;
  return (
    <Link
      to={`/tournament/${tournament}`}
      class="table-tournament"
      label={`${name}: ${around.toTournament}`}
      title={around.toTournament}
    >
      <Icon name="back" />
      {name}
    </Link>
  );
}
