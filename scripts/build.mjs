// Makes the packages that can be published: `npm run build`. They hold the page too.
import { run } from './bootstrap.mjs';

run('scripts/build/main.ts', process.argv.slice(2), ['scripts/build-page.mjs']);
