import { run } from './bootstrap.mjs';

run('scripts/test.ts', process.argv.slice(2));
