import { readFileSync } from 'node:fs';
import { defineConfig, type Plugin } from 'vite';

/** Writes the service worker with the list of all files that the page is made of, so that it plays without a network. */
const offline: Plugin = {
  name: 'offline',
  apply: 'build',
  // Last of all: chunks that hold nothing but styles are taken out by others before.
  enforce: 'post',
  generateBundle(_options, bundle) {
    const files = Object.keys(bundle).filter((name) => !name.endsWith('.map') && name !== 'index.html');
    const list = JSON.stringify([
      '/',
      '/icon.svg',
      '/site.webmanifest',
      ...files.sort().map((name) => `/${name}`),
    ]);
    const source = readFileSync(new URL('./offline/worker.js', import.meta.url), 'utf8');
    this.emitFile({ type: 'asset', fileName: 'sw.js', source: `const FILES = ${list};\n${source}` });
  },
};

export default defineConfig({
  root: import.meta.dirname,
  plugins: [offline],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: 'dist',
    target: 'es2022',
    emptyOutDir: true,
    // The page may run no inline script and no inline style, so nothing is inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  worker: { format: 'es' },
  server: {
    proxy: { '/api': { target: 'http://127.0.0.1:3000', ws: true } },
  },
});
