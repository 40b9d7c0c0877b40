// A program that does something wrong, for tests: `bad-bot.mjs <what> [file]`. With `good` it does nothing wrong, and with `diary` it
// also keeps what it reads in the file.

import { spawn } from 'node:child_process';
import { appendFileSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const [, , what, file] = process.argv;
const answer = (json) => process.stdout.write(`${JSON.stringify(json)}\n`);
const never = () => setInterval(() => {}, 1000);

if (file !== undefined && what !== 'diary') {
  // A process that the program has started, and that must end with it.
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  writeFileSync(file, `${process.pid} ${child.pid}`);
}
if (what === 'deaf') never();
if (what === 'dies') {
  console.error('no such model');
  process.exit(3);
}

let decisions = 0;
const hoard = [];
for await (const line of createInterface(process.stdin)) {
  const message = JSON.parse(line);
  if (what === 'diary') appendFileSync(file, `${line}\n`);
  if (message.hello !== undefined) answer(what === 'rude' ? { hi: 1 } : { ready: 1 });
  if (message.decide === undefined) continue;
  const move = message.decide.legal.at(-1);
  decisions++;
  switch (what) {
    case 'crash':
      console.error('Traceback: out of ideas');
      process.exit(1);
      break;
    case 'hang':
      never();
      break;
    case 'late':
      setTimeout(() => answer({ move }), 20);
      break;
    case 'illegal':
      answer({ move: '999' });
      break;
    case 'once':
      answer(decisions === 1 ? { move: '999' } : { move });
      break;
    case 'babble':
      process.stdout.write('thinking\n');
      break;
    case 'long':
      process.stdout.write(`${'x'.repeat(70_000)}\n`);
      break;
    case 'flood':
      process.stdout.write('x'.repeat(1 << 17));
      break;
    case 'greedy':
      for (let i = 0; i < 40; i++) hoard.push(Buffer.alloc(1 << 23, 1));
      never();
      break;
    default:
      answer({ move });
  }
}
