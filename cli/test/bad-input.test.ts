import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bullpen, folder, PATIENCE } from './run.ts';

const GAMES = 'there are six-nimmt, eleven-nimmt, bullenrommee, twenty-one, captain-jack';
const SEATS = 'six-nimmt: --seats takes a whole number from 2 to 10';
const RECORD = ['--games', '1', '--record', 'r.jsonl'];
const six = (...args: string[]): string[] => ['simulate', 'six-nimmt', ...RECORD, ...args];
const arena = (...args: string[]): string[] => ['arena', 'six-nimmt', '--players', 'mcs,random', ...args];
const dataset = (...args: string[]): string[] => ['dataset', 'six-nimmt', '--players', 'random', ...args];

const pipe = (...args: string[]): string[] => ['pipe', 'six-nimmt', ...args];

/** What is typed, and what the answer says. */
const BAD: readonly (readonly [what: string, args: readonly string[], message: string])[] = [
  ['an unknown command', ['simulat'], 'the commands are games, play, sheets, seat, mcp, simulate, arena'],
  [
    'an unknown flag',
    six('--seat', '3'),
    "unknown option '--seat'; the options are --seats <n>, --games <k>",
  ],
  ['a flag without its value', six('--seats'), 'bullpen simulate <game> [options]'],
  ['no game', ['simulate'], 'bullpen simulate <game> [options]'],
  ['a flag where there are none', ['serve', '--port', '3'], "unknown option '--port'; serve has no options"],
  ['too many words', ['verify', 'a', 'b'], 'usage: bullpen verify <file>'],
  ['an unknown game', ['simulate', 'nine-nimmt', ...RECORD], `no game "nine-nimmt"; ${GAMES}`],
  ['an unknown game to play', ['play', 'constructor'], `no game "constructor"; ${GAMES}`],
  ['a game of two lines', ['play', 'six\nnimmt'], GAMES],
  ['too many seats', six('--seats', '11'), `${SEATS}, not "11"`],
  ['too few seats', six('--seats', '1'), `${SEATS}, not "1"`],
  ['a negative number of seats', six('--seats', '-3'), `${SEATS}, not "-3"`],
  ['seats that are no number', six('--seats', 'four'), `${SEATS}, not "four"`],
  ['seats that are no plain number', six('--seats', '4e0'), `${SEATS}, not "4e0"`],
  ['seats of nothing', six('--seats', ''), `${SEATS}, not ""`],
  ['too many seats to play', ['play', 'six-nimmt', '--seats', '11'], `${SEATS}, not "11"`],
  ['an unknown option', six('--option', 'length=3'), 'no option "length"; there are variant, target, rounds'],
  ['an option out of range', six('--option', 'target=1001'), 'allowed: 1–1000 (rule S11)'],
  [
    'an option that is no choice',
    six('--option', 'variant=solo'),
    'allowed: basic | known | draft (rule S16)',
  ],
  ['an option without a value', six('--option', 'target'), '--option takes key=value, not "target"'],
  ['an option without a name', six('--option', '=3'), '--option takes key=value, not "=3"'],
  ['an unknown player', six('--players', 'grandma'), 'no player "grandma" in six-nimmt; there are random'],
  [
    'too many players',
    six('--seats', '2', '--players', 'random,random,random'),
    '3 players for 2 seats; name one for each, or one for all',
  ],
  ['no match at all', six('--games', '0'), '--games takes a whole number from 1 to 1000000000, not "0"'],
  ['half a core', six('--cores', '0.5'), '--cores takes a whole number from 1 to 256, not "0.5"'],
  ['a record in a missing folder', six('--record', 'no/r.jsonl'), 'no/r.jsonl: no such file or folder'],
  ['a record in a file', six('--record', 'text/r.jsonl'), 'text/r.jsonl: a part of the path is not a folder'],
  ['a folder for the record', six('--record', 'dir'), 'dir: is a folder; --record takes a file'],
  ['no players', ['arena', 'six-nimmt'], "required option '--players <names>' not specified"],
  [
    'a stranger in the arena',
    arena('--players', 'mcs@9,eve'),
    'no player "eve" in six-nimmt; there are random',
  ],
  ['a budget of nothing', arena('--budget', '0'), 'a time such as 20ms or a number of playouts such as 2000'],
  ['a budget of a player', arena('--players', 'mcs@2s'), 'such as 2000, not "2s"'],
  ['no deal at all', arena('--games', '0'), '--games takes a whole number from 1 to 10000000, not "0"'],
  ['too many players for the game', arena('--players', 'mcs,mcs,mcs,mcs,mcs,mcs,mcs,mcs,mcs,mcs,mcs'), SEATS],
  ['half a worker', arena('--workers', '0.5'), '--workers takes a whole number from 1 to 256, not "0.5"'],
  ['a Redis without a name', arena('--workers', 'redis://'), 'an address such as redis://localhost:6379'],
  ['a Redis that is none', ['arena-worker', 'http://x'], 'such as redis://localhost:6379, not "http://x"'],
  ['a report in a missing folder', arena('--report', 'no/r.html'), 'no/r.html: no such file or folder'],
  ['a folder for the report', arena('--report', 'dir'), 'dir: is a folder; --report takes a file'],
  ['a pipe for an unknown game', ['pipe', 'chess'], `no game "chess"; ${GAMES}`],
  ['a batch of nothing', pipe('--batch', '0'), '--batch takes a whole number from 1 to 65536, not "0"'],
  ['a stranger at a pipe', pipe('--players', 'me,eve'), 'no player "eve" in six-nimmt; there are me, random'],
  ['a pipe without a seat', pipe('--players', 'easy'), '--players has to name me at one seat at least'],
  ['too many at a pipe', pipe('--seats', '2', '--players', 'me,me,me'), '3 players for 2 seats'],
  ['a pipe with a wrong option', pipe('--option', 'target=0'), 'allowed: 1–1000 (rule S11)'],
  ['observations of no game', ['observe', 'chess'], `no game "chess"; ${GAMES}`],
  ['no command', arena('--players', 'mcs,exec:'), 'exec: takes a command, such as exec:python3 my_bot.py'],
  [
    'a program that cannot be started',
    arena('--players', 'mcs,exec:no-such-program'),
    'exec:no-such-program cannot be started: exited with code 127: ',
  ],
  [
    'a program that is not ready',
    arena('--players', 'mcs,exec:echo hello'),
    'exec:echo hello cannot be started: answered hello with "hello", not with {"ready":1}',
  ],
  ['no time for a program', arena('--bot-time', '0'), '--bot-time takes a whole number from 1 to 600000'],
  ['no file to replay', arena('--players', 'mcs,replay:no.jsonl'), 'no.jsonl: no such file or folder'],
  [
    'answers by time',
    arena('--players', 'mcs@1ms,random', '--record-answers', 'a.jsonl'),
    '--record-answers needs budgets in playouts: mcs@1ms by time never plays the same again',
  ],
  [
    'programs on other machines',
    arena('--players', 'mcs,exec:cat', '--workers', 'redis://localhost:1'),
    'programs play on this machine only',
  ],
  ['a seat without a program', ['seat', 'http://localhost/t/x'], "required option '--exec <command>'"],
  [
    'a seat at no table',
    ['seat', 'x', '--exec', 'cat'],
    'a table has a link such as http://localhost:3000/t/abc',
  ],
  ['data of an unknown game', ['dataset', 'chess', '--players', 'random'], `no game "chess"; ${GAMES}`],
  ['data by time', dataset('--players', 'mcs@1ms'), 'so mcs@1ms cannot play in it'],
  ['data of a program', dataset('--players', 'exec:cat'), 'so exec:cat cannot play in it'],
  ['data of no match', dataset('--matches', '0'), '--matches takes a whole number from 1 to'],
  ['data in a file', dataset('--out', 'text'), 'text: '],
  ['data where no folder can be', dataset('--out', '/proc/data'), '/proc/data: '],
  ['strengths of an unknown game', ['strengths', '--game', 'chess'], `no game "chess"; ${GAMES}`],
  [
    'strengths of an unknown part',
    ['strengths', '--part', 'x'],
    '--part is one of levels, seats, league, endings, rounds, not "x"',
  ],
  ['strengths in a missing folder', ['strengths', '--out', 'no/s.md'], 'no/s.md: no such file or folder'],
  ['nothing to review', ['review'], 'which match? Give the file of a record, or --calibrate'],
  [
    'a file to calibrate with',
    ['review', 'text', '--calibrate'],
    '--calibrate plays its own matches; give no file',
  ],
  ['no file to review', ['review', 'no.jsonl'], 'no.jsonl: no such file or folder'],
  ['a text to review', ['review', 'text'], 'text:1: no whole record: not a JSON object'],
  [
    'a language that we lack',
    ['review', 'text', '--lang', 'fr'],
    'no language "fr"; there are en, is, de, no, he',
  ],
  [
    'weights in a missing folder',
    ['train', 'six-nimmt', '--out', 'no/w.ts'],
    'no/w.ts: no such file or folder',
  ],
  [
    'nothing to learn',
    ['train', 'twenty-one'],
    'the bots of twenty-one learn nothing; those that do: six-nimmt',
  ],
  ['an unknown proof', ['prove', '--only', 'God'], 'no proof is named God; the proofs are: no leak; '],
  ['a text as the journal', ['prove', '--journal', 'text'], '--journal text is no journal of proofs'],
  ['a folder as the journal', ['prove', '--journal', 'dir'], '--journal dir is no journal of proofs'],
  ['a folder to forget', ['prove', '--journal', 'dir', '--fresh'], 'dir: is a folder'],
  ['a journal in a file', ['prove', '--journal', 'text/j'], '--journal text/j cannot be written: '],
  ['no file to verify', ['verify', 'no.jsonl'], 'no.jsonl: no such file or folder'],
  ['a folder to verify', ['verify', 'dir'], 'dir: is a folder'],
  ['a text to verify', ['verify', 'text'], 'text:1: no whole record: not a JSON object'],
  ['an empty file to verify', ['verify', 'empty'], 'empty:1: no whole record: the file is empty'],
];

describe('bad input is answered with one line that says what is allowed, and leaves nothing:', () => {
  it.each(BAD)(
    '%s',
    async (_, args, message) => {
      const dir = folder();
      mkdirSync(join(dir, 'dir'));
      writeFileSync(join(dir, 'text'), 'Dear diary,\n');
      writeFileSync(join(dir, 'empty'), '');
      const { exitCode, stdout, stderr } = await bullpen(args, dir);
      expect(stderr).toMatch(/^bullpen: [^\n]+\n$/);
      expect(stderr).toContain(message);
      expect(stdout).toBe('');
      expect(exitCode).toBe(2);
      expect(readdirSync(dir, { recursive: true }).sort()).toEqual(['dir', 'empty', 'text']);
    },
    PATIENCE,
  );
});
