// Checks, builds and packs a release and says what would be published: `npm run release`. `--tag` tags the commit.
import { run } from './bootstrap.mjs';

run('scripts/release.ts', process.argv.slice(2), ['scripts/build-page.mjs']);
