import { cpus } from 'node:os';
import { at } from '@bullpen/engine';
import { entryOf } from '@bullpen/games';
import { courses, type Measurement, measure, REFERENCE, SIMULATE_BAR } from '@bullpen/lab/bench';
import { PIPE_BARS, type PipeSpeed, speedsFromPython } from '@bullpen/lab/pipe/from-python';
import { gameNamed } from '../choices.ts';
import { grouped, inColumns, print } from '../output.ts';

/** How long each game is measured from Python. */
const PIPE_SECONDS = 3;

export async function benchCommand(game: string | undefined, flags: { readonly json?: true }): Promise<void> {
  const id = game === undefined ? undefined : gameNamed(game).id;
  const measurements: Measurement[] = [];
  for (const course of courses)
    if (id === undefined || course.game === id) measurements.push(await measure(course));
  const machine = { node: process.version, cpu: cpus()[0]?.model ?? 'unknown' };
  const fromPython = id === undefined ? await speedsFromPython(at(process.argv, 1), PIPE_SECONDS) : undefined;
  if (flags.json) {
    print(JSON.stringify({ ...machine, measurements, fromPython }));
    return;
  }
  const head = ['', 'measured', 'yardstick', 'ratio', 'bar', 'scaled', 'clone'];
  const row = ({ course, perSecond, yardstick, ratio, scaled, cloneNanoseconds }: Measurement): string[] => [
    `${course.game}, ${course.seats} seats`,
    `${grouped(perSecond)} ${course.unit}/s`,
    `${grouped(yardstick)} rounds/s`,
    ratio.toFixed(4),
    `${course.bar.toFixed(4)} ${ratio >= course.bar ? 'reached' : 'MISSED'}`,
    `${grouped(scaled)}/s`,
    `${cloneNanoseconds.toFixed(0)} ns`,
  ];
  print(`Node ${machine.node}, ${machine.cpu}; random legal play through the engine, one thread`);
  print('');
  print(inColumns([head, ...measurements.map(row)]));
  print('');
  print(
    'The yardstick: rounds of 6 nimmt! for four, packed by hand, measured alternately in the same thread; per second of processor time.',
  );
  print(
    `Scaled: to a machine on which hand-written C makes 2,500,000 such rounds/s and the yardstick ${grouped(REFERENCE)}.`,
  );
  print('');
  printLab(measurements);
  if (fromPython === undefined) return;
  print('');
  printFromPython(fromPython);
}

function printLab(measurements: readonly Measurement[]): void {
  print('The lab, per second of processor time of all threads:');
  print('');
  const row = ({ course, simulated, simulatedPart, playouts }: Measurement): string[] => [
    `${course.game}, ${course.seats} seats`,
    `${grouped(simulated)} ${course.unit}/s`,
    simulatedPart.toFixed(2),
    `${SIMULATE_BAR} ${simulatedPart >= SIMULATE_BAR ? 'reached' : 'MISSED'}`,
    `${grouped(playouts)}/s with ${course.playouts}`,
  ];
  print(
    inColumns([['', 'simulate', 'part of measured', 'bar', 'playouts of strong'], ...measurements.map(row)]),
  );
}

function printFromPython(speeds: readonly PipeSpeed[] | null): void {
  if (speeds === null) {
    print('From Python: not measured, since there is no python3 with numpy and the package bullpen.');
    return;
  }
  print(
    'From Python through pipes, observed decisions, random actions (docs/PYTHON.md); two batches in turn:',
  );
  print('');
  const row = ({ game, seats, batch, perSecond, twoCores }: PipeSpeed): string[] => {
    const bar = entryOf(PIPE_BARS, game);
    return [
      `${game}, ${seats} seats, batch ${grouped(batch)}`,
      `${grouped(perSecond)}/s`,
      twoCores === null ? '–' : `${grouped(twoCores)}/s`,
      `${grouped(bar)} ${(twoCores ?? perSecond) >= bar ? 'reached' : 'MISSED'}`,
    ];
  };
  print(inColumns([['', 'by the clock', 'two idle cores', 'bar'], ...speeds.map(row)]));
  print('');
  print(
    'Two idle cores: by the processor time of Python and both children, so that other work on the machine counts little.',
  );
}
