// Makes the packages that can be published, in dist/packages or the folder that is named: `npm run build`.

import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type OutputChunk, type RolldownOutput, rolldown } from 'rolldown';
import { bundle, isForeign } from './bundle.ts';
import { compileDeclarations, copyDeclarations } from './declarations.ts';
import { isLibrary, type Library, libraries, publishedName, sourceOf } from './libraries.ts';
import { common, dependenciesOf } from './manifest.ts';
import { fromRoot, PAGE } from './places.ts';
import { ROOT } from './stamp.ts';

const PACKAGES = resolve(process.argv[2] ?? join(ROOT, 'dist/packages'));
const TYPES = `${PACKAGES}-types`;

/** Whether nothing is in a folder but what a build puts there. */
function mayBeEmptied(folder: string): boolean {
  const made = ['bullpen', ...libraries().map(({ name }) => name)];
  const isMade = (name: string): boolean => made.includes(name) && existsSync(join(folder, name, 'dist'));
  return !existsSync(folder) || readdirSync(folder).every(isMade);
}

/** The names that a bundle imports from elsewhere. */
function importsOf({ output }: RolldownOutput): string[] {
  const chunks = output.filter((part): part is OutputChunk => part.type === 'chunk');
  const own = new Set(chunks.map(({ fileName }) => fileName));
  const all = chunks.flatMap(({ imports, dynamicImports }) => [...imports, ...dynamicImports]);
  return all.filter((name) => !own.has(name));
}

function finish(folder: string, readme: string, manifest: object): void {
  cpSync(join(ROOT, 'LICENSE'), join(folder, 'LICENSE'));
  cpSync(join(ROOT, readme), join(folder, 'README.md'));
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** `@bullpen/games/six-nimmt/view.ts` in a checkout is `@bullpen/games/six-nimmt/view` where it is installed. */
const BETWEEN_PACKAGES = {
  name: 'between-packages',
  resolveId: {
    filter: { id: /^@bullpen\// },
    handler: (id: string) => (isLibrary(id) ? { id: publishedName(sourceOf(id)), external: true } : null),
  },
};

/** The chunk of a source: one for each game or kind of bot, so that its code stands in one module. */
const chunkOf = (id: string): string => fromRoot(id).split('/').slice(0, -1).join('-');

async function buildLibrary({ name, description, entries }: Library): Promise<void> {
  const folder = join(PACKAGES, name);
  const fileOf = (subpath: string): string => (subpath === '.' ? 'index' : subpath.slice(2));
  const build = await rolldown({
    input: Object.fromEntries([...entries].map(([subpath, source]) => [fileOf(subpath), join(ROOT, source)])),
    platform: 'neutral',
    external: isForeign,
    plugins: [BETWEEN_PACKAGES],
  });
  const output = await build.write({
    dir: join(folder, 'dist'),
    format: 'esm',
    sourcemap: true,
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name].js',
    codeSplitting: { groups: [{ name: chunkOf, debugName: 'folder', test: (id) => !isForeign(id) }] },
  });
  await build.close();
  const typesOf = copyDeclarations(entries.values(), TYPES, join(folder, 'dist/types'));
  const target = ([subpath, source]: readonly [string, string]) =>
    [
      subpath,
      {
        types: `./dist/types/${source.replace(/\.ts$/, '.d.ts')}`,
        default: `./dist/${fileOf(subpath)}.js`,
      },
    ] as const;
  finish(folder, `${name}/README.md`, {
    name: `@bullpen/${name}`,
    description,
    ...common,
    sideEffects: false,
    exports: {
      ...Object.fromEntries([...entries].map(target)),
      './package.json': './package.json',
    },
    dependencies: dependenciesOf([...importsOf(output), ...typesOf]),
  });
}

async function buildProgram(): Promise<void> {
  const folder = join(PACKAGES, 'bullpen');
  const output = await bundle(join(folder, 'dist'));
  // Its stamp belongs to the checkout.
  cpSync(join(ROOT, PAGE), join(folder, 'dist', PAGE), {
    recursive: true,
    filter: (file) => !file.endsWith('.stamp'),
  });
  finish(folder, 'cli/README.md', {
    name: 'bullpen',
    description: 'Five number games: to play, to host and to study.',
    ...common,
    bin: { bullpen: 'dist/bullpen.js' },
    exports: { './package.json': './package.json' },
    dependencies: dependenciesOf(importsOf(output)),
  });
}

if (!mayBeEmptied(PACKAGES)) {
  console.error(
    `${PACKAGES} has files that are no packages of a build: name another folder, or empty this one`,
  );
  process.exit(2);
}
rmSync(PACKAGES, { recursive: true, force: true });
mkdirSync(PACKAGES, { recursive: true });
try {
  compileDeclarations(TYPES);
  for (const library of libraries()) await buildLibrary(library);
} finally {
  rmSync(TYPES, { recursive: true, force: true });
}
await buildProgram();
