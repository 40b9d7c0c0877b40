import { afterAll, beforeAll } from 'vitest';
import { openScene, type Scene } from './browser.ts';

/** The scene of the tests in a `describe`: it is there while they run. */
export function useScene(first?: string): Scene {
  let scene: Scene | undefined;
  beforeAll(async () => {
    scene = await openScene(first);
  });
  afterAll(() => scene?.close());
  return {
    get url() {
      return scene!.url;
    },
    get complaints() {
      return scene!.complaints;
    },
    visit: (path, how) => scene!.visit(path, how),
    get data() {
      return scene!.data;
    },
    command: (...args) => scene!.command(...args),
    restart: (meanwhile) => scene!.restart(meanwhile),
    close: () => scene!.close(),
  };
}
