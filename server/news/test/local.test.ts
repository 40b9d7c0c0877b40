import { describe } from 'vitest';
import { localNews } from '../local.ts';
import { newsSuite } from './suite.ts';

describe('news within a process', () => {
  newsSuite(async (log) => localNews({ log }));
});
