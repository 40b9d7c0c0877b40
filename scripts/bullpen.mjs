#!/usr/bin/env node
import { run } from './bootstrap.mjs';

run('scripts/run-bundle.ts', process.argv.slice(2));
