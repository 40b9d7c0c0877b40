#!/usr/bin/env node
import { run } from './bootstrap.mjs';

run('cli/bullpen.ts', process.argv.slice(2));
