import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { tarballOf } from './tarball.ts';

interface Manifest {
  readonly name: string;
  readonly version: string;
}

/** A version of a package, and how its tarball is had. */
interface Version {
  readonly manifest: Manifest;
  tarball(): Buffer;
}

export interface Registry {
  readonly url: string;
  close(): Promise<void>;
}

const manifestIn = (folder: string): Manifest | null => {
  try {
    return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  } catch {
    return null; // for another system, so it is not installed
  }
};

/** All packages of others that the checkout has installed. */
function installed(root: string): Version[] {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: object };
  return Object.keys(lock.packages)
    .filter((path) => path.includes('node_modules/') && !path.includes('@bullpen/'))
    .flatMap((path) => {
      const folder = join(root, path);
      const manifest = manifestIn(folder);
      return manifest === null ? [] : [{ manifest, tarball: () => tarballOf(folder) }];
    });
}

/**
 * A registry on this machine: our packages from their tarballs, and those of others as they are installed in the checkout. It
 * needs no network, and npm is an ordinary client of it.
 */
export async function startRegistry(root: string, ours: readonly Version[]): Promise<Registry> {
  const packages = Map.groupBy([...installed(root), ...ours], ({ manifest }) => manifest.name);
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url!, url).pathname.slice(1));
    const [name = '', file] = path.split('/-/');
    const versions = packages.get(name) ?? [];
    if (file !== undefined) {
      const version = versions.find(({ manifest }) => file === `${manifest.version}.tgz`);
      response.writeHead(version === undefined ? 404 : 200).end(version?.tarball());
      return;
    }
    response.writeHead(versions.length === 0 ? 404 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(metadata(name, versions)));
  });
  const metadata = (name: string, versions: readonly Version[]) => ({
    name,
    'dist-tags': { latest: versions.at(-1)?.manifest.version },
    versions: Object.fromEntries(
      versions.map(({ manifest }) => {
        const dist = { tarball: `${url}${name}/-/${manifest.version}.tgz` };
        return [manifest.version, { ...manifest, dist }];
      }),
    ),
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return {
    url,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
