import type { Digest } from '@bullpen/engine';

/**
 * SHA-256. Browsers have it in secure contexts only; a page that came over plain HTTP from another machine loads it in
 * JavaScript.
 */
export const digest: Digest = async (data) => {
  if (globalThis.crypto.subtle !== undefined) return crypto.subtle.digest('SHA-256', data);
  const { sha256 } = await import('@noble/hashes/sha2.js');
  return sha256(data).slice().buffer;
};
