// Writes the reference of the published packages, made from their types, into dist/api or the folder that is named: `npm run api-docs`.
import { run } from './bootstrap.mjs';

run('scripts/api-docs.ts', process.argv.slice(2));
