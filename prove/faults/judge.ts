import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sheets } from '@bullpen/games/twenty-one';

const REFEREE = fileURLToPath(new URL('../../referee/main.ts', import.meta.url));

/** Has the referee, who knows only the rules, judge the records of finished matches. */
export async function judgeRecords(
  url: string,
  tables: readonly string[],
): Promise<{ readonly records: number; readonly findings: string[] }> {
  const folder = mkdtempSync(join(tmpdir(), 'bullpen-judge-'));
  try {
    const texts: string[] = [];
    for (const table of tables) {
      const answer = await fetch(`${url}/api/tables/${table}/record`);
      const text = await answer.text();
      if (!answer.ok) return { records: 0, findings: [`no record of ${table}: ${text}`] };
      texts.push(text);
    }
    if (texts.length === 0) return { records: 0, findings: ['no match was finished'] };
    const file = join(folder, 'records.jsonl');
    const paper = join(folder, 'sheets.json');
    writeFileSync(file, texts.join(''));
    writeFileSync(paper, JSON.stringify(sheets()));
    const { code, said } = await run([REFEREE, '--sheets', paper, file]);
    return { records: texts.length, findings: code === 0 ? [] : [`the referee: ${said}`] };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const run = (args: readonly string[]): Promise<{ code: number; said: string }> =>
  new Promise((resolve) => {
    execFile(process.execPath, args, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : 1, said: (stdout + stderr).slice(0, 2000) }),
    );
  });
