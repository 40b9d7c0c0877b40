// Measures the page: how heavy it is, how quick, and whether it stands still while cards move.
import { run } from './bootstrap.mjs';

run('page/test/page-numbers.ts', []);
