// Takes a tour as somebody new does, in three browsers and at the size of a phone: `npm run tour -- <folder>`.
import { run } from './bootstrap.mjs';

run('page/test/tour/index.ts', process.argv.slice(2));
