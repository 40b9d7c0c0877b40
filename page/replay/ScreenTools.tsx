import { WATCHER } from '@bullpen/engine';
import type { ReplayWords } from '@bullpen/words/replay';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { words } from '../app/language.ts';
import { Icon } from '../design/Icon.tsx';
import { LinkToCopy } from '../table/LinkToCopy.tsx';
import type { Seated } from '../table/seated.ts';
import type { Film } from './film.ts';
import { linkTo } from './link.ts';

interface ScreenToolsProps {
  readonly film: Film;
  readonly seated: Seated;
  readonly called: readonly string[];
  /** The steps at which rounds begin. */
  readonly rounds: readonly number[];
  readonly at: number;
  /** A seat, a watcher, or `open`. */
  readonly from: string;
  readonly open: string;
  readonly texts: ReplayWords;
  onFrom(from: string): void;
  onStep(at: number): void;
  /** Null where nothing can be played on. */
  readonly onTry: (() => void) | null;
}

/** Whose eyes one looks through, which round, a link to this moment, and playing on from it. */
export function ScreenTools(props: ScreenToolsProps): JSX.Element {
  const { film, seated, called, rounds, at, from, open, texts, onFrom, onStep, onTry } = props;
  const { page } = words();
  const [copied, setCopied] = useState(false);
  /** The link itself, where nothing may be copied: on a page without TLS. */
  const [shown, setShown] = useState<string | null>(null);
  useEffect(() => {
    setCopied(false);
    setShown(null);
  }, [at]);
  const copy = async (): Promise<void> => {
    const { players, viewer } = seated;
    const url = await linkTo(film.game.id, { text: film.text, seated: { players, viewer } }, at);
    try {
      await navigator.clipboard.writeText(url);
      setCopied(true);
    } catch {
      setShown(url);
    }
  };
  const current = rounds.findLastIndex((step) => step <= at);
  return (
    <div class="replay-tools">
      <label class="controls-choice">
        <span class="choice-name">{page.seenBy}</span>
        <select value={from} onChange={(event) => onFrom(event.currentTarget.value)}>
          {called.map((name, each) => (
            <option key={each} value={each}>
              {name}
            </option>
          ))}
          <option value={WATCHER}>{page.watcher}</option>
          <option value={open}>{page.openCards}</option>
        </select>
      </label>
      {rounds.length > 1 && (
        <label class="controls-choice">
          <span class="choice-name jump-name">{texts.jump}</span>
          <select
            aria-label={texts.jump}
            value={current}
            onChange={(event) => onStep(rounds[Number(event.currentTarget.value)] ?? 0)}
          >
            {rounds.map((step, i) => (
              <option key={step} value={i}>
                {film.game.period === 'deal' ? texts.deal(i + 1) : texts.round(i + 1)}
              </option>
            ))}
          </select>
        </label>
      )}
      <button type="button" class="button plain" onClick={() => void copy()}>
        <Icon name={copied ? 'check' : 'copy'} />
        {copied ? texts.linkCopied : texts.link}
      </button>
      <span class="hidden" role="status">
        {copied && texts.linkCopied}
      </span>
      <button
        type="button"
        class="button plain"
        title={texts.playOnHelp}
        disabled={onTry === null}
        onClick={() => onTry?.()}
      >
        <Icon name="play" />
        {texts.playOn}
      </button>
      {shown !== null && <LinkToCopy label={texts.link} link={shown} />}
    </div>
  );
}
