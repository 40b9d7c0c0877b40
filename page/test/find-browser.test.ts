import { afterEach, expect, it, vi } from 'vitest';
import { findBrowser } from './find-browser.ts';

const nobody = { name: 'Nobody', programs: ['nobody-browser'], packages: ['nobody-browser'] };

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

it('a browser that cannot be had is skipped with a line', () => {
  // No programs at all: nothing to install with either.
  vi.stubEnv('PATH', '');
  vi.stubEnv('CI', '');
  const said = vi.spyOn(console, 'log').mockReturnValue(undefined);
  expect(findBrowser(nobody)).toBe(null);
  expect(said).toHaveBeenCalledWith('no Nobody on this machine: its tests are skipped');
});

it('where CI=true it is a failure', () => {
  vi.stubEnv('PATH', '');
  vi.stubEnv('CI', 'true');
  expect(() => findBrowser(nobody)).toThrow('no Nobody on this machine');
});

it('a program that is given is not looked for', () => {
  vi.stubEnv('PATH', '');
  expect(findBrowser({ ...nobody, given: '/opt/nobody' })).toBe('/opt/nobody');
});
