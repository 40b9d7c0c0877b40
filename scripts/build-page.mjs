// Builds the page into page/dist if it is older than what it is made of, and compresses every file once, so that the server
// need not. `--force` builds in any case, and waits for nobody.

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { alone } from './alone.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const DIST = join(ROOT, 'page/dist');
const STAMP = join(DIST, '.stamp');
const SOURCES = ['page', 'engine', 'games', 'table', 'bots', 'words', 'wire'];

/** A hash of all that the page is made of: changing a letter of it gives another. */
function sources() {
  const hash = createHash('sha256').update(readFileSync(join(ROOT, 'package-lock.json')));
  const skipped = /(^|[\\/])(node_modules|dist|test|golden)([\\/]|$)/;
  const files = SOURCES.flatMap((folder) =>
    globSync(`${folder}/**/*.{ts,tsx,js,css,html,svg,png,jpg,txt,webmanifest,json}`, {
      cwd: ROOT,
      exclude: (file) => skipped.test(file),
    }),
  );
  for (const file of files.sort()) hash.update(file).update(readFileSync(join(ROOT, file)));
  return hash.digest('hex');
}

function stamp() {
  try {
    return readFileSync(STAMP, 'utf8');
  } catch {
    return '';
  }
}

function compress() {
  const files = globSync('**/*.{js,css,html,svg,json,webmanifest}', { cwd: DIST });
  for (const file of files) {
    const path = join(DIST, file);
    const text = readFileSync(path);
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    };
    writeFileSync(`${path}.br`, brotliCompressSync(text, { params }));
    writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
  }
}

async function build() {
  const wanted = sources();
  // Also when a test has it built: what is tested is what is served.
  process.env.NODE_ENV = 'production';
  const vite = await import('vite');
  const customLogger = vite.createLogger('warn');
  const { warn } = customLogger;
  // Every name of other games that a worker of one game leaves out would be a warning, and so would a busy machine.
  customLogger.warn = (text, options) => {
    if (!/SHIMMED_EXPORT|PLUGIN_TIMINGS/.test(text)) warn(text, options);
  };
  await vite.build({ configFile: join(ROOT, 'page/vite.config.ts'), customLogger, logLevel: 'warn' });
  compress();
  writeFileSync(STAMP, wanted);
}

if (process.argv.includes('--force')) {
  await build();
} else if (stamp() !== sources()) {
  // Tests and starts may find it stale at the same moment: one of them builds, in a process of its own, the others wait.
  alone(join(ROOT, '.bootstrap.lock-page'), () => {
    if (stamp() === sources()) return;
    const { status } = spawnSync(process.execPath, [fileURLToPath(import.meta.url), '--force'], {
      stdio: 'inherit',
    });
    if (status !== 0) process.exitCode = 1;
  });
}
