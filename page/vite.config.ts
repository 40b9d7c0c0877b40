import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { languageIds } from '@bullpen/wire/languages.ts';
import type { Pages } from '@bullpen/words/en/pages';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { type About, aboutInvitation, aboutPlace } from './app/about.ts';
import { type GameId, gameIds } from './games/list.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Where a module is in this repository. */
const pathOf = (id: string): string => relative(ROOT, id.replace(/[?#].*$/, '')).replaceAll('\\', '/');

/**
 * Writes the service worker with the lists of files that it keeps for playing without a network: what everybody needs, and by id what
 * a language, a game, and a game in a language need in addition.
 */
const offline: Plugin = {
  name: 'offline',
  apply: 'build',
  // After all others, which remove chunks that hold only styles.
  enforce: 'post',
  generateBundle(_options, bundle) {
    const files = new Files(bundle);
    const shell = [
      '/',
      '/icon.svg',
      '/site.webmanifest',
      ...files.of('page/main.tsx'),
      ...files.named(/latin-wght.*\.woff2$/),
    ];
    const parts: Record<string, string[]> = { shell };
    const besides = (...paths: string[]): string[] =>
      files.of(...paths).filter((name) => !shell.includes(name));
    for (const language of languageIds) parts[language] = besides(`words/${language}/pages.ts`);
    parts.he?.push(...files.named(/hebrew-wght.*\.woff2$/));
    // What is needed only later: rules, hints, and the review of a match.
    parts.more = [];
    for (const language of languageIds)
      parts[`more ${language}`] = besides(
        ...['rulebook', 'hints', 'coach', 'replay', 'me', 'ratings', 'my-game'].map(
          (name) => `words/${language}/${name}.ts`,
        ),
      );
    // Drills, for those who have opened some.
    parts.drills = besides('page/drills/DrillsPage.tsx', 'page/drills/DrillPage.tsx');
    for (const language of languageIds)
      parts[`drills ${language}`] = besides(
        ...['drills', 'coach', 'hints', 'my-game'].map((name) => `words/${language}/${name}.ts`),
      );
    for (const game of gameIds) {
      parts[`${game} drills`] = [
        ...besides(
          ...['reasons', 'situations', 'mistakes'].map((part) => `bots/coach/${part}/${game}.ts`),
          `page/games/${game}/index.ts`,
        ),
        ...files.named(new RegExp(`/${game}-[^/]*\\.json$`)),
      ];
      const pages = ['table/LocalTablePage.tsx', 'app/NewTable.tsx', `games/${game}/index.ts`];
      parts[game] = [
        ...besides(...pages.map((path) => `page/${path}`), `games/${game}/index.ts`),
        ...files.named(new RegExp(`/worker-${game}-[^/]*\\.js$`)),
      ];
      parts[`${game} more`] = [
        ...besides(
          'page/table/RulesDrawer.tsx',
          'page/replay/AfterStory.tsx',
          `games/${game}/examples.ts`,
          `bots/coach/reasons/${game}.ts`,
        ),
        ...files.named(new RegExp(`/coach-${game}-[^/]*\\.js$`)),
      ];
      for (const language of languageIds)
        parts[`${game} ${language}`] = besides(
          ...[game, 'help', 'readings'].map((name) => `words/${language}/${name}.ts`),
        );
    }
    const source = readFileSync(new URL('./offline/worker.js', import.meta.url), 'utf8');
    const code = `const PARTS = ${JSON.stringify(parts)};\n${source}`;
    this.emitFile({ type: 'asset', fileName: 'sw.js', source: code });
    // Open pages compare themselves with this. The main script contains the names of other files, so its name changes with every build.
    const [script] = files.of('page/main.tsx');
    const version = JSON.stringify({ script });
    this.emitFile({ type: 'asset', fileName: 'version.json', source: version });
  },
};

/** Preloads the faces of Latin letters: they are needed in every language, for numbers at least. */
const faces: Plugin = {
  name: 'faces',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((name) => /(rubik|fredoka)-latin-wght.*woff2$/.test(name))
        .map((name) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${name}` },
          injectTo: 'head-prepend',
        })),
  },
};

/** The modules that a place of the page needs at once, and the words that it needs besides those of all pages. */
function neededAt(
  kind: string,
  game: GameId | null,
): { readonly modules: string[]; readonly words: string[] } {
  const board = game === null ? [] : [`page/games/${game}/index.ts`];
  switch (kind) {
    case 'replay':
      return { modules: ['page/replay/ReplayPage.tsx'], words: ['replay', 'coach'] };
    case 'match':
      return {
        modules: ['page/replay/ReplayPage.tsx', `games/${game}/index.ts`, ...board],
        words: ['replay', 'coach'],
      };
    case 'me':
      return { modules: ['page/me/MePage.tsx'], words: ['me', 'ratings'] };
    case 'daily':
      return { modules: ['page/daily/DailyPage.tsx'], words: ['daily'] };
    case 'drills':
      return { modules: ['page/drills/DrillsPage.tsx'], words: ['drills'] };
    case 'drill':
      return { modules: ['page/drills/DrillPage.tsx', ...board], words: ['drills'] };
    case 'clubs':
      return { modules: ['page/clubs/ClubsPage.tsx'], words: ['clubs'] };
    case 'club':
      return { modules: ['page/clubs/ClubPage.tsx'], words: ['clubs'] };
    case 'tournaments':
      return { modules: ['page/clubs/NewTournament.tsx'], words: ['clubs'] };
    case 'tournament':
      return { modules: ['page/clubs/TournamentPage.tsx'], words: ['clubs'] };
    case 'new':
      return { modules: ['page/app/NewTable.tsx'], words: [] };
    case 'learn':
      return { modules: ['page/lessons/LessonPage.tsx', ...board], words: ['lessons'] };
    case 'rules':
      return { modules: ['page/table/RulesPage.tsx'], words: ['help', 'readings', 'rulebook'] };
    case 'mine':
      return { modules: ['page/me/MyGamePage.tsx'], words: ['me', 'my-game'] };
    case 'leaders':
      return { modules: ['page/ratings/LeadersPage.tsx'], words: ['ratings'] };
    case 'play':
      return { modules: ['page/table/LocalTablePage.tsx', ...board], words: [] };
    case 'table':
      return { modules: ['page/table/RemoteTablePage.tsx', ...board], words: [] };
    default:
      return { modules: [], words: [] };
  }
}

/**
 * Writes a file for the server: the title and description of each place in every language, and which files the place needs. The server
 * names the files in the document, so that a browser asks for all of them at once, and not for each when another one mentions it.
 */
const places: Plugin = {
  name: 'places',
  apply: 'build',
  enforce: 'post',
  async generateBundle(_options, bundle) {
    const files = new Files(bundle);
    const start = files.of('page/main.tsx');
    const all: Record<string, Record<string, unknown>> = {};
    for (const language of languageIds) {
      const { pages } = (await import(`@bullpen/words/${language}/pages`)) as { pages: Pages };
      const { picture } = pages.around.about;
      const of = (kind: string, about: About, game: GameId | null = null): unknown => {
        const { modules, words } = neededAt(kind, game);
        const texts = ['pages', ...words].map((name) => `words/${language}/${name}.ts`);
        return {
          ...about,
          picture: game === null ? pages.page.title : picture(pages[game].name),
          files: files.of(...modules, ...texts).filter((name) => !start.includes(name)),
        };
      };
      const at = (place: Parameters<typeof aboutPlace>[0]): About => aboutPlace(place, pages, null);
      const own: Record<string, unknown> = {
        home: of('home', at({ kind: 'home' })),
        replay: of('replay', at({ kind: 'replay' })),
        me: of('me', at({ kind: 'me' })),
        daily: of('daily', at({ kind: 'daily' })),
        drills: of('drills', at({ kind: 'drills' })),
        clubs: of('clubs', at({ kind: 'clubs' })),
        club: of('club', at({ kind: 'club', id: '' })),
        tournaments: of('tournaments', at({ kind: 'tournaments' })),
        tournament: of('tournament', at({ kind: 'tournament', id: '' })),
        none: of('none', at(null)),
      };
      for (const game of gameIds) {
        for (const kind of ['new', 'learn', 'rules', 'leaders', 'mine', 'match'] as const)
          own[`${kind} ${game}`] = of(kind, at({ kind, game }), game);
        own[`drill ${game}`] = of('drill', at({ kind: 'drill', game, id: '' }), game);
        own[`play ${game}`] = of('play', at({ kind: 'play', game, id: '' }), game);
        own[`table ${game}`] = of('table', aboutInvitation(game, pages), game);
      }
      all[language] = own;
    }
    this.emitFile({ type: 'asset', fileName: 'places.json', source: JSON.stringify(all) });
  },
};

/** The files of a build. */
class Files {
  readonly #bundle: Rolldown.OutputBundle;
  readonly #chunks: readonly Rolldown.OutputChunk[];

  constructor(bundle: Rolldown.OutputBundle) {
    this.#bundle = bundle;
    this.#chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  }

  /** The files that these modules are in, and all that they import, with their styles. */
  of(...paths: string[]): string[] {
    const found = new Set<string>();
    const add = ({ fileName, imports, viteMetadata }: Rolldown.OutputChunk): void => {
      if (found.has(fileName)) return;
      found.add(fileName);
      for (const style of viteMetadata?.importedCss ?? []) found.add(style);
      for (const name of imports) {
        const file = this.#bundle[name];
        if (file?.type === 'chunk') add(file);
      }
    };
    for (const path of paths) {
      const isIt = (id: string | null): boolean => id !== null && pathOf(id) === path;
      const chunk =
        this.#chunks.find(({ facadeModuleId }) => isIt(facadeModuleId)) ??
        this.#chunks.find(({ moduleIds }) => moduleIds.some(isIt));
      if (chunk === undefined) throw new Error(`no file of the build is for ${path}`);
      add(chunk);
    }
    return [...found].map((name) => `/${name}`);
  }

  /** The files whose name fits. There must be one. */
  named(name: RegExp): string[] {
    const found = Object.keys(this.#bundle).filter((file) => name.test(`/${file}`));
    if (found.length === 0) throw new Error(`no file of the build is named ${name}`);
    return found.map((file) => `/${file}`);
  }
}

/** What a worker of one game is made from, and how its file is named. */
const WORKER = /^page\/games\/([^/]+)\/(worker|coach)\.ts$/;

/**
 * Leaves the other games out of a worker that plays or reviews one: their rules, bots and coaches are empty there, and nothing
 * asks for them. What is missing in an empty module is undefined (`shimMissingExports`).
 */
const oneGame = (): Plugin => {
  let only: string | undefined;
  return {
    name: 'one-game',
    apply: 'build',
    enforce: 'pre',
    buildStart({ input }) {
      const [entry = ''] = Object.values(input);
      [, only] = WORKER.exec(pathOf(entry)) ?? [];
    },
    load(id) {
      const [, game] = /^(?:games|bots(?:\/coach\/[^/]+)?)\/([^/.]+)(?:\/.*)?\.ts$/.exec(pathOf(id)) ?? [];
      if (only === undefined || game === only || !gameIds.some((other) => other === game)) return null;
      return { code: 'export {};', moduleSideEffects: false };
    },
  };
};

/**
 * Few files, so that a visit is few requests: `app` is the home page, `boards` what every board needs, `table` what every
 * table needs besides. All else is split where it is fetched: a file for the words of a language, a file for the board of a game.
 */
function chunkOf(id: string, modules: Rolldown.ChunkingContext): string | null {
  first ??= reachedFrom(`${ROOT}page/index.html`, modules);
  const path = pathOf(id);
  if (first.has(id) || WITH_APP.test(path)) return 'app';
  // The rules of a game are one file, no matter which part is imported.
  const rules = /^games\/(?!ox-cards)([^/]+)\/(?!examples)[^/]+\.ts$/.exec(path);
  if (rules !== null) return `rules-${rules[1]}`;
  // A module that is imported dynamically has a file of its own: inside another chunk it would be one more request.
  if ((modules.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0) return null;
  if (WITH_REPLAYS.test(path)) return 'replay';
  if (!WITH_TABLES.test(path)) return null;
  // A replay shows boards without the table around them.
  shown ??= new Set(SHOWING.flatMap((entry) => [...reachedFrom(ROOT + entry, modules)]));
  if (!shown.has(id)) return 'table';
  // Their styles are few: with those of the home page they are no request of their own.
  return path.endsWith('.css') ? 'app' : 'boards';
}

/** What every language imports, what fetches words, rules and boards when they are wanted, and helpers of the bundler. */
const WITH_APP = new RegExp(
  [
    /^words\/(plural|number-cards|he\/ltr|[a-z]+\/(you|nth)|rules)\.ts$/,
    /^page\/(app\/later-words|lessons\/learnt)\.ts$/,
    /rolldown\/runtime/,
  ]
    .map(({ source }) => source)
    .join('|'),
);
const WITH_TABLES = new RegExp(
  [
    // A table of this browser knows every game: only its worker and the lessons need it. The rules come when they are wanted.
    /^page\/(app|design|motion|sound|table(?!\/(Rules[BD]|Examples|Help|rule))|tables(?!\/local\/(table|machine|old)\.ts))\//,
    /^page\/(hash|games\/[^/]+|replay\/shelf|lessons\/lesson)\.ts$/,
    /^page\/replay\/(Mini|StillBoard|mini)\.(tsx|css)$/,
    /^((engine|wire|words)\/[^/]+|table\/fold-lean)\.ts$/,
    /^games\/ox-cards\//,
  ]
    .map(({ source }) => source)
    .join('|'),
);

/** What the pages that show a match again share: the replay, the end of a match, one's own mistakes. */
const WITH_REPLAYS =
  /^page\/replay\/(film|telling|reviewing|story|[Cc]ourse|[Cc]hart|[Pp]icture|replay)\.(tsx?|css)$/;

/** What shows a match without playing it: a replay, and in it the board of any game. */
const SHOWING = ['page/replay/ReplayPage.tsx', ...gameIds.map((game) => `page/games/${game}/index.ts`)];

let first: ReadonlySet<string> | undefined;
let shown: ReadonlySet<string> | undefined;

/** All modules that a module imports, at once and not later. */
function reachedFrom(entry: string, modules: Rolldown.ChunkingContext): ReadonlySet<string> {
  const found = new Set([entry]);
  for (const id of found)
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  return found;
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [offline, faces, places],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: 'dist',
    target: 'es2022',
    emptyOutDir: true,
    // The page may run no inline script and no inline style, so nothing is inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      preserveEntrySignatures: false,
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: chunkOf, debugName: 'shared' }],
        },
      },
    },
  },
  worker: {
    format: 'es',
    plugins: () => [oneGame()],
    rolldownOptions: {
      shimMissingExports: true,
      output: {
        entryFileNames: ({ facadeModuleId }) => {
          const [, game, kind] = WORKER.exec(pathOf(facadeModuleId ?? '')) ?? [];
          return `assets/${kind}-${game}-[hash].js`;
        },
      },
    },
  },
  server: {
    proxy: { '/api': { target: 'http://127.0.0.1:3000', ws: true } },
  },
});
