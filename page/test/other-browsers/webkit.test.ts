import { testIn } from './smoke.ts';
import { findWebKit, openWebKit } from './webkit.ts';

const WEBKIT = findWebKit();

testIn('WebKit', WEBKIT === null ? null : () => openWebKit(WEBKIT));
