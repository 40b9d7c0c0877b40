import { botsFor } from '@bullpen/bots';
import { ascii, hex } from '@bullpen/engine';
import { fairChance, type Machine } from '@bullpen/table';
import { sha256 } from '@noble/hashes/sha2.js';

/** What tables need of this browser. One that is made from a seed deals the same cards every time. */
export const browserMachine = (seed?: string): Machine => ({
  now: Date.now,
  chance: (fair, from, label) => fairChance(sha256, fair, from, label),
  newSecret: () => hex(seed === undefined ? crypto.getRandomValues(new Uint8Array(32)) : sha256(ascii(seed))),
  commitmentOf: (secret) => hex(sha256(ascii(secret))),
  // Seats of this browser need no secrets from each other: the page asks who holds the device.
  newToken: () => '',
  hashToken: (token) => token,
  levels: (game) => Object.keys(botsFor(game)),
});
