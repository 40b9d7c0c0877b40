import { createHash, randomBytes } from 'node:crypto';
import { botsFor } from '@bullpen/bots';
import { ascii } from '@bullpen/engine';
import { fairChance, type Machine } from '@bullpen/table';
import { hashToken, newToken } from './tokens.ts';

const sha256 = (data: Uint8Array): Buffer => createHash('sha256').update(data).digest();

/** What tables need of this machine, by this clock. */
export const serverMachine = (now: () => number): Machine => ({
  now,
  chance: (seed, from, label) => fairChance(sha256, seed, from, label),
  newSecret: () => randomBytes(32).toString('hex'),
  commitmentOf: (secret) => sha256(ascii(secret)).toString('hex'),
  newToken,
  hashToken,
  levels: (game) => Object.keys(botsFor(game)),
});
