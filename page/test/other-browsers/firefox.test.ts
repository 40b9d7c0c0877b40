import { findFirefox, openFirefox } from './firefox.ts';
import { testIn } from './smoke.ts';

const FIREFOX = findFirefox();

testIn('Firefox', FIREFOX === null ? null : () => openFirefox(FIREFOX));
