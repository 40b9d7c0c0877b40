import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

/**
 * Does the work while no other process does it: two starts at once must not install into the same folder.
 * @template T
 * @param {string} lock the file that says who is at work
 * @param {() => T} work
 * @returns {T}
 */
export function alone(lock, work) {
  const mine = `${lock}.${process.pid}.part`;
  const pause = new Int32Array(new SharedArrayBuffer(4));
  writeFileSync(mine, String(process.pid));
  try {
    for (let tries = 0; !take(lock, mine); tries++) {
      if (tries === 0) console.error(`bullpen: another start is installing (else remove ${lock}); waiting …`);
      Atomics.wait(pause, 0, 0, 100);
    }
    try {
      return work();
    } finally {
      rmSync(lock, { force: true });
    }
  } finally {
    rmSync(mine, { force: true });
  }
}

/**
 * A link appears with its content or not at all, so the owner is always known; one that was killed holds nothing.
 * @param {string} lock
 * @param {string} mine
 */
function take(lock, mine) {
  try {
    linkSync(mine, lock);
    return true;
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
  try {
    if (isAlive(Number(readFileSync(lock, 'utf8')))) return false;
    rmSync(lock, { force: true });
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
  return take(lock, mine); // it was given back, or its owner is dead
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** @param {unknown} error */
function codeOf(error) {
  return /** @type {NodeJS.ErrnoException} */ (error).code;
}
