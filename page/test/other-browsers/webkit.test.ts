import { gameIds } from '../../games/list.ts';
import { testIn } from './smoke.ts';
import { findWebKit, hasDied, openWebKit } from './webkit.ts';

const WEBKIT = findWebKit();

testIn('WebKit', WEBKIT === null ? null : () => openWebKit(WEBKIT), gameIds, hasDied);
