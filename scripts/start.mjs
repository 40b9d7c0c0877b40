import { existsSync } from 'node:fs';
import { run } from './bootstrap.mjs';

// Without a word of its own a start serves, with the page built anew where it is older than its sources.
const PAGE = 'scripts/build-page.mjs';
const args = process.argv.slice(2);
if (args.length > 0) run('cli/bullpen.ts', args);
else run('cli/bullpen.ts', ['serve'], existsSync(new URL(`../${PAGE}`, import.meta.url)) ? [PAGE] : []);
