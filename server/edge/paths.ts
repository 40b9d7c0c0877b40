import type { FastifyRequest } from 'fastify';

export const SOCKET = '/api/socket';

/** The path of a request as the router understands it: without its query, and with `%61` read as `a`. */
export function pathAsked(request: FastifyRequest): string {
  const path = request.url.split(/[?#]/, 1)[0] ?? '';
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The route that a request has come to, or where there is none of its own, its path. */
const placeOf = (request: FastifyRequest): string => {
  const route = request.routeOptions.url;
  return route === undefined || route.endsWith('*') ? pathAsked(request) : route;
};

export const isApi = (request: FastifyRequest): boolean => /^\/api(\/|$)/.test(placeOf(request));

export const isSocket = (request: FastifyRequest): boolean => request.routeOptions.url === SOCKET;

const OPS: ReadonlySet<string> = new Set(['/healthz', '/livez', '/metrics', '/set-aside']);

/** For those who run the server: counted apart from all else. */
export const isOps = (request: FastifyRequest): boolean => OPS.has(request.routeOptions.url ?? '');

/** A file of the page, or nothing at all. */
export const isFile = (request: FastifyRequest): boolean => !isOps(request) && !isApi(request);
