// Draws the pictures that go with the page (icons, previews of links, screenshots for the shop window of an installed page):
// `npm run pictures`, when their drawings have changed. It needs Chromium; what it draws is checked in, so nothing else does.
import { run } from './bootstrap.mjs';

run('page/test/pictures.ts', process.argv.slice(2));
