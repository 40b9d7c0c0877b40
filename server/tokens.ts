import { createHash, randomBytes } from 'node:crypto';

/** A new secret for a seat. */
export const newToken = (): string => randomBytes(24).toString('base64url');

/** What is kept of a token. Tokens are long and random, so a plain hash is enough. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** A new name for a table: short enough for a link, too long to guess. */
export const newTableId = (): string => randomBytes(9).toString('base64url').replaceAll(/[-_]/g, 'x');
