// Measures the page: how heavy it is, how quick, and whether it stands still while cards move. `npm run page-numbers -- phone`: one part.
import { run } from './bootstrap.mjs';

run('page/test/page-numbers.ts', process.argv.slice(2));
