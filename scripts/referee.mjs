import { run } from './bootstrap.mjs';

// With files it judges those; else it plays matches and judges them.
const args = process.argv.slice(2);
const files = args.some((arg) => !/^-?\d+$/.test(arg));
run(files ? 'referee/main.ts' : 'scripts/referee.ts', args);
