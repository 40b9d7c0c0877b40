import type { JSX } from 'preact';
import { showKeys } from '../app/keys.tsx';
import { words } from '../app/language.ts';
import { ToolFace } from '../design/Icon.tsx';
import { HintLine } from './HintLine.tsx';
import { MySeat } from './MySeat.tsx';
import type { MatchModel } from './match.ts';
import type { Moment } from './moment.ts';
import { NoticeTool } from './NoticeTool.tsx';
import { TalkTool } from './TalkTool.tsx';

interface ToolsProps {
  readonly model: MatchModel;
  readonly moment: Moment;
  onRules(): void;
}

/** The tools of every board. Those that come and go are last, so that the others stay in place. */
export function Tools({ model, moment, onRules }: ToolsProps): JSX.Element {
  const { snapshot } = moment;
  const { page } = words();
  const { legal, retractable, hints, viewer, status } = snapshot;
  const thinking = model.thinking.value;
  const playing = status === 'playing' && viewer >= 0;
  return (
    <div class="actions tools" data-moment={moment.at}>
      <button type="button" class="button tool" title={page.rules} onClick={onRules}>
        <ToolFace icon="rules" name={page.rules} />
      </button>
      <button
        type="button"
        class="button tool keys-button"
        title={page.keys}
        aria-keyshortcuts="?"
        onClick={showKeys}
      >
        <ToolFace icon="keys" name={page.keys} />
      </button>
      {playing && hints && (
        <button
          type="button"
          class="button tool"
          title={page.hint}
          disabled={thinking || legal.length === 0}
          onClick={() => void model.askHint()}
        >
          <ToolFace icon="hint" name={thinking ? page.thinking : page.hint} />
        </button>
      )}
      {playing && model.source.kind === 'remote' && <MySeat model={model} snapshot={snapshot} />}
      {status !== 'open' && model.source.kind === 'remote' && <NoticeTool snapshot={snapshot} />}
      <TalkTool model={model} snapshot={snapshot} />
      {retractable && (
        <button type="button" class="button tool" title={page.undo} data-decides onClick={model.retract}>
          <ToolFace icon="undo" name={page.undo} />
        </button>
      )}
      <HintLine model={model} moment={moment} />
    </div>
  );
}
