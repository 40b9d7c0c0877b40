import { type CoachWords, tellSituation } from '@bullpen/words/coach';
import type { MyGameWords } from '@bullpen/words/my-game';
import type { ReplayWords } from '@bullpen/words/replay';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { language, words } from '../app/language.ts';
import { go } from '../app/router.tsx';
import { Icon } from '../design/Icon.tsx';
import { type GameId, gameList } from '../games/list.ts';
import { amountsIn, whereOf } from '../replay/telling.ts';
import { shelveMatch } from './record.ts';
import type { MistakeGroup, PlacedMistake } from './statistics.ts';

interface MistakesProps {
  readonly game: GameId;
  readonly groups: readonly MistakeGroup[];
  /** All matches have been reviewed. */
  readonly isDone: boolean;
  readonly texts: MyGameWords;
  readonly coach: CoachWords;
  readonly replay: ReplayWords;
}

const SHOWN = 3;

/** The most frequent kinds of mistakes, each with an example and a way to try them again. */
export function Mistakes({ game, groups, isDone, texts, coach, replay }: MistakesProps): JSX.Element | null {
  const { plain } = amountsIn(language.value);
  if (groups.length === 0 && !isDone) return null;
  return (
    <section>
      <h2>{texts.mistakesTitle}</h2>
      {groups.length === 0 && <p>{texts.clean}</p>}
      <ol class="mistakes">
        {groups.slice(0, SHOWN).map(({ kind, made, cost }) => (
          <li key={kind} class="mistake">
            <h3>{texts.mistakes[kind]}</h3>
            <p>{texts.times(made.length, plain(cost), coach.units[game])}</p>
            {made[0] !== undefined && (
              <Example game={game} mistake={made[0]} texts={texts} coach={coach} replay={replay} />
            )}
            <p>
              <a class="button" href={`#${kind}`} aria-label={`${texts.practise}: ${texts.mistakes[kind]}`}>
                <Icon name="repeat" />
                {texts.practise}
              </a>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface ExampleProps extends Omit<MistakesProps, 'groups' | 'isDone'> {
  readonly mistake: PlacedMistake;
}

/** The costliest of its kind, with a way to its moment in the replay. */
function Example({ game, mistake, texts, coach, replay }: ExampleProps): JSX.Element {
  const [failed, setFailed] = useState(false);
  const { did, better, match, at } = mistake;
  const show = async (): Promise<void> => {
    try {
      go(await shelveMatch(match, at));
    } catch {
      setFailed(true);
    }
  };
  const where = whereOf(gameList[game], mistake, coach);
  return (
    <>
      <p class="quiet">
        {texts.example}{' '}
        {coach.lesson(tellSituation(coach, did), did.rule, tellSituation(coach, better), better.rule)}{' '}
        <button type="button" class="link" onClick={() => void show()}>
          {replay.showMoment}
          <span class="hidden">: {where}</span>
        </button>
      </p>
      {failed && <p role="alert">{words().page.refused['no-record']}</p>}
    </>
  );
}
