import type { FastifyRequest } from 'fastify';

export const SOCKET = '/api/socket';

/** The path of a request as the router understands it: without its query, and with `%61` read as `a`. */
export function pathAsked(request: FastifyRequest): string {
  const path = request.url.split(/[?#]/, 1)[0]!;
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

/** For those who run the server: not limited, since a full server must still be able to say how it is. */
export const isOps = (request: FastifyRequest): boolean =>
  request.routeOptions.url === '/healthz' || request.routeOptions.url === '/metrics';
