import { findWholeChromium } from '../find-browser.ts';
import { openChromium } from './chromium.ts';
import { testIn } from './smoke.ts';

// Other tests play the other games to their ends in the same engine.
testIn('the whole Chromium', findWholeChromium() === null ? null : () => openChromium(), [
  'six-nimmt',
  'twenty-one',
]);
