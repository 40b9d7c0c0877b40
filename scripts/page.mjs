// Builds the page, if it is stale: `npm run page`. `--force` builds in any case.
import { run } from './bootstrap.mjs';

run('scripts/build-page.mjs', process.argv.slice(2));
