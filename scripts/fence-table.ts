// Who may import what. The journey of a move is the folder tree, and this keeps it one-way.

export interface Fence {
  /** Folders whose values it may import. */
  readonly values: readonly string[];
  /** Folders of which it may import types only; its tests may import their values too. */
  readonly types?: readonly string[];
  /** Whether it may use node: modules and npm packages. Tests always may. */
  readonly machine: boolean;
  /** Whether it may see the inside of a game, through `games/<id>/internals.ts`. */
  readonly internals?: boolean;
  readonly why: string;
}

export const FENCES: Readonly<Record<string, Fence>> = {
  engine: {
    values: [],
    machine: false,
    why: 'The engine knows no game and no machine: it imports only itself.',
  },
  games: {
    values: ['engine'],
    machine: false,
    why: 'A game is pure rules: it imports the engine and its own folder only.',
  },
  table: {
    values: ['engine', 'games', 'wire'],
    machine: false,
    why: 'A table is pure: it imports engine, games and wire only, and what belongs to a machine is passed in.',
  },
  words: {
    values: [],
    types: ['games'],
    machine: false,
    why: 'Words are texts: they import only themselves, and types of games.',
  },
  bots: {
    values: ['engine', 'games'],
    machine: false,
    internals: true,
    why: 'Bots think anywhere, in a page too: they import engine and games only.',
  },
  ratings: {
    values: ['engine', 'games'],
    machine: false,
    why: 'Ratings are arithmetic: they import engine and games only.',
  },
  tournament: {
    values: ['engine', 'games', 'wire'],
    machine: false,
    why: 'A tournament is pure: it imports engine, games and wire only, and what belongs to a machine is passed in.',
  },
  lab: {
    values: ['engine', 'games', 'ratings', 'tournament', 'bots'],
    machine: true,
    internals: true,
    why: 'The lab imports engine, games, ratings, tournament and bots only.',
  },
  wire: {
    values: [],
    types: ['engine', 'games'],
    machine: true,
    why: 'Wire is the words between page and server: it imports types of engine and games only.',
  },
  server: {
    values: ['engine', 'games', 'ratings', 'tournament', 'table', 'bots', 'words', 'wire'],
    machine: true,
    why: 'The server meets the page only through wire, and leaves lab and cli alone.',
  },
  page: {
    values: ['engine', 'games', 'table', 'bots', 'words', 'wire'],
    // Its tests search what browsers received, as the proofs do.
    types: ['prove'],
    machine: true,
    why: 'The page meets the server only through wire, and leaves lab and cli alone.',
  },
  prove: {
    values: ['engine', 'games', 'ratings', 'tournament', 'table', 'bots', 'wire', 'server'],
    machine: true,
    why: 'Proofs look at the server and what it stands on, and leave lab, page and cli alone.',
  },
  cli: {
    values: [
      ...[
        'engine',
        'games',
        'ratings',
        'tournament',
        'table',
        'bots',
        'lab',
        'words',
        'wire',
        'server',
        'prove',
      ],
    ],
    machine: true,
    why: 'The command line may import all but the page.',
  },
  referee: {
    values: [],
    machine: true,
    why: 'The referee is a second reading of the rules: it imports nothing of ours.',
  },
};

/** Folders inside games/ that are not a game but what several games share, and those games. */
export const SHARED: Readonly<Record<string, readonly string[]>> = {
  'ox-cards': ['eleven-nimmt', 'bullenrommee'],
};
