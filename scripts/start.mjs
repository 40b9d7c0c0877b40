import { existsSync } from 'node:fs';
import { run } from './bootstrap.mjs';

// Without arguments a start serves, and first builds the page if it is older than its sources.
const PAGE = 'scripts/build-page.mjs';
const args = process.argv.slice(2);
if (args.length > 0) run('cli/bullpen.ts', args);
else run('cli/bullpen.ts', ['serve'], existsSync(new URL(`../${PAGE}`, import.meta.url)) ? [PAGE] : []);
