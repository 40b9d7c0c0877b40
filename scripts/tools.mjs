import { fileURLToPath } from 'node:url';

/** @param {string} path */
const installed = (path) => fileURLToPath(new URL(`../node_modules/${path}`, import.meta.url));

/** The programs of the tools we use, each to be run by Node: a link in `.bin` is not one on every system. */
export const TOOLS = {
  biome: installed('@biomejs/biome/bin/biome'),
  knip: installed('knip/bin/knip.js'),
  tsc: installed('typescript/bin/tsc'),
  vitest: installed('vitest/vitest.mjs'),
};
