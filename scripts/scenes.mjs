// Takes pictures of the page, to be looked at: `npm run scenes -- <folder>`.
import { run } from './bootstrap.mjs';

run('page/test/scenes.ts', process.argv.slice(2));
