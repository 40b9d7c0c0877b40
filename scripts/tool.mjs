// Runs a tool with our Node, whichever Node is outside: `npm run vitest -- engine`.
import { run } from './bootstrap.mjs';
import { TOOLS } from './tools.mjs';

const [name = '', ...args] = process.argv.slice(2);
run(TOOLS[/** @type {keyof typeof TOOLS} */ (name)], args);
