import { chromium } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { type OwnScene, openWholeChromium, ownSceneIn, type Scene, sceneIn } from './browser.ts';
import { askShared } from './shared.ts';

/** Every test has deals of its own, the same in every run; with DEALS=something, others. */
const deal = (): string => `${process.env.DEALS ?? ''} ${expect.getState().currentTestName}`;

/** The scene of the tests in a `describe`: it is there while they run. Other files have the same server and browser. */
export function useScene(): Scene {
  const scene = whileTested(async () => {
    const url = await askShared('server');
    return sceneIn(await chromium.connect(await askShared('browser')), url, deal);
  });
  return {
    get url() {
      return scene().url;
    },
    get complaints() {
      return scene().complaints;
    },
    visit: (path, how) => scene().visit(path, how),
    close: () => scene().close(),
  };
}

interface Own {
  /** A module that its server runs first. */
  readonly first?: string;
  /** A whole Chromium of its own: its engine alone shows no notices. */
  readonly whole?: boolean;
}

/** The same with a server of its own. */
export function useOwnScene({ first, whole = false }: Own = {}): OwnScene {
  const scene = whileTested(async () => {
    // It also sees to it that the page is built.
    await askShared('server');
    const browser = whole ? await openWholeChromium() : await chromium.connect(await askShared('browser'));
    return ownSceneIn(browser, first, deal);
  });
  return {
    get url() {
      return scene().url;
    },
    get complaints() {
      return scene().complaints;
    },
    get data() {
      return scene().data;
    },
    visit: (path, how) => scene().visit(path, how),
    command: (...args) => scene().command(...args),
    restart: (meanwhile) => scene().restart(meanwhile),
    close: () => scene().close(),
  };
}

function whileTested<S extends Scene>(open: () => Promise<S>): () => S {
  let scene: S | undefined;
  beforeAll(async () => {
    scene = await open();
  });
  afterAll(() => scene?.close());
  return () => {
    if (scene === undefined) throw new Error('the scene is there only while tests run');
    return scene;
  };
}
