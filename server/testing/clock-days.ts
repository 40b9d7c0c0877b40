// Loaded first by a server of a test: its clock is as many days ahead as the file `days-ahead` in its data folder says.

import { existsSync, readFileSync } from 'node:fs';

const DAY = 86_400_000;
const file = `${process.env.BULLPEN_DATA}/days-ahead`;
const ahead = existsSync(file) ? Number(readFileSync(file, 'utf8')) * DAY : 0;
const truly = Date.now;
Date.now = () => truly() + ahead;
