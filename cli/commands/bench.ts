import { cpus } from 'node:os';
import { courses, type Measurement, measure, REFERENCE } from '@bullpen/lab/bench';
import { grouped, print, table } from '../output.ts';

export async function benchCommand(flags: { readonly json?: true }): Promise<void> {
  const measurements: Measurement[] = [];
  for (const course of courses) measurements.push(await measure(course));
  const machine = { node: process.version, cpu: cpus()[0]?.model ?? 'unknown' };
  if (flags.json) {
    print(JSON.stringify({ ...machine, measurements }));
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
  print(table([head, ...measurements.map(row)]));
  print('');
  print(
    'The yardstick: rounds of 6 nimmt! for four, packed by hand, measured alternately in the same thread; per second of processor time.',
  );
  print(
    `Scaled: to a machine on which hand-written C makes 2,500,000 such rounds/s and the yardstick ${grouped(REFERENCE)}.`,
  );
}
