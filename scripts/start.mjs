import { existsSync } from 'node:fs';
import { run } from './bootstrap.mjs';

// Without arguments a start serves. It first builds the page if that is older than its sources.
const PAGE = 'scripts/build-page.mjs';
const PROGRAM = 'scripts/run-bundle.ts';
const args = process.argv.slice(2);
if (args.length > 0) run(PROGRAM, args);
else run(PROGRAM, ['serve'], existsSync(new URL(`../${PAGE}`, import.meta.url)) ? [PAGE] : []);
