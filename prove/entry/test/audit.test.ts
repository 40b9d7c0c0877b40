import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');

interface Report {
  readonly metadata?: { readonly vulnerabilities: Readonly<Record<string, number>> };
  readonly vulnerabilities?: Readonly<Record<string, { readonly severity: string }>>;
}

/** What the registry says of our dependencies; null where it does not answer such questions. */
const audit = (): Promise<Report | null> =>
  new Promise((resolve) => {
    const options = { cwd: ROOT, timeout: 30_000, maxBuffer: 1 << 26, shell: process.platform === 'win32' };
    execFile('npm', ['audit', '--json', '--omit=dev'], options, (_, stdout) => {
      try {
        const report = JSON.parse(stdout) as Report;
        resolve(report.metadata === undefined ? null : report);
      } catch {
        resolve(null);
      }
    });
  });

it('no dependency has a known weakness of high severity', async (context) => {
  const report = await audit();
  if (report === null) return context.skip('the registry does not answer audits');
  const severe = Object.entries(report.vulnerabilities ?? {}).filter(([, { severity }]) =>
    ['high', 'critical'].includes(severity),
  );
  expect(severe).toEqual([]);
});
