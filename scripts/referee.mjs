import { run } from './bootstrap.mjs';

run('scripts/referee.ts', process.argv.slice(2));
