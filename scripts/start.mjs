import { run } from './bootstrap.mjs';

const args = process.argv.slice(2);
run('cli/bullpen.ts', args.length > 0 ? args : ['play', 'six-nimmt']);
