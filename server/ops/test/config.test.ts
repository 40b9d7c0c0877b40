import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BadSetting, readConfig } from '../../config.ts';

const line = (env: Record<string, string>): string => {
  const config = readConfig(env);
  return config instanceof BadSetting ? config.line : 'good';
};

describe('the configuration', () => {
  it('has a default for everything', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      data: resolve('./data'),
      databaseUrl: null,
      redisUrl: null,
      origins: [],
      trustProxy: 0,
      logLevel: 'info',
      metrics: 'local',
      logAddresses: 'short',
      adminSecret: null,
      contact: null,
      botPace: { least: 600, more: 900 },
    });
    expect(readConfig({ PORT: '', HOST: ' ' })).toEqual(readConfig({}));
  });

  it('reads what is given', () => {
    const env = {
      PORT: '0',
      HOST: '0.0.0.0',
      BULLPEN_DATA: '/var/lib/bullpen',
      DATABASE_URL: 'postgres://u:p@127.0.0.1/b',
      REDIS_URL: 'redis://127.0.0.1',
      BULLPEN_ORIGINS: 'https://a.example,http://localhost:5173',
      TRUST_PROXY: '10.0.0.0/8, ::1',
      BULLPEN_KEEP_OVER_DAYS: '7',
      BULLPEN_TABLES_PER_HOUR: '0',
      BULLPEN_BOT_PACE: '0-60000',
    };
    expect(readConfig(env)).toMatchObject({
      port: 0,
      host: '0.0.0.0',
      data: '/var/lib/bullpen',
      databaseUrl: env.DATABASE_URL,
      redisUrl: env.REDIS_URL,
      origins: ['https://a.example', 'http://localhost:5173'],
      trustProxy: ['10.0.0.0/8', '::1'],
      keepDays: { over: 7 },
      limits: { tablesPerHour: 0 },
      botPace: { least: 0, more: 60_000 },
    });
    expect(readConfig({ TRUST_PROXY: 'true' })).toMatchObject({ trustProxy: 1 });
    expect(readConfig({ TRUST_PROXY: '2' })).toMatchObject({ trustProxy: 2 });
  });

  it('takes the number of processes, or as many as there are cores', () => {
    const processes = (BULLPEN_PROCESSES?: string) => readConfig({ BULLPEN_PROCESSES });
    expect(processes()).toMatchObject({ processes: 1 });
    expect(processes('3')).toMatchObject({ processes: 3 });
    expect(processes('cores')).toMatchObject({ processes: availableParallelism() });
  });

  it.each([
    ['PORT', '70000', 'a whole number from 0 to 65535'],
    ['PORT', '-1', 'a whole number from 0 to 65535'],
    ['PORT', 'http', 'a whole number from 0 to 65535'],
    ['PORT', '3e3', 'a whole number from 0 to 65535'],
    ['BULLPEN_PROCESSES', '0', 'a whole number from 1 to 64, or the word cores'],
    ['BULLPEN_PROCESSES', 'all', 'a whole number from 1 to 64, or the word cores'],
    ['BULLPEN_BOT_PACE', '600', 'two whole numbers up to 60000, the smaller first'],
    ['BULLPEN_BOT_PACE', '900-600', 'two whole numbers up to 60000, the smaller first'],
    ['BULLPEN_BOT_PACE', '0-60001', 'two whole numbers up to 60000, the smaller first'],
    ['LOG_LEVEL', 'loud', 'one of fatal, error, warn, info, debug, trace, silent'],
    ['BULLPEN_METRICS', 'yes', 'one of local, public, off'],
    ['BULLPEN_PUSH', 'yes', 'one of on, off, loopback'],
    ['BULLPEN_LOG_ADDRESSES', 'half', 'one of full, short, none'],
    ['BULLPEN_ADMIN_SECRET', 's3cret', '16 to 200 letters, digits or signs'],
    ['BULLPEN_ADMIN_SECRET', 's3cret with spaces in it', '16 to 200 letters, digits or signs'],
    ['BULLPEN_CONTACT', 's3cret'.repeat(40), 'at most 200 characters'],
    ['BULLPEN_OIDC_ISSUER', 'id.example.org', 'an address that begins with https://'],
    ['BULLPEN_OIDC_ISSUER', 'http://id.example.org', 'an address that begins with https://'],
    ['BULLPEN_OIDC_ISSUER', 'https://id.example.org/?s3cret', 'an address that begins with https://'],
    ['BULLPEN_OIDC_NAME', 's3cret'.repeat(8), 'at most 40 characters'],
    ['DATABASE_URL', 'mysql://h/s3cret', 'an address that begins with postgres:// or postgresql://'],
    ['REDIS_URL', 's3cret', 'an address that begins with redis:// or rediss://'],
    ['BULLPEN_ORIGINS', 'example.org', 'origins like https://example.org'],
    ['BULLPEN_ORIGINS', 'https://example.org/path', 'origins like https://example.org'],
    ['BULLPEN_ORIGINS', '*', 'origins like https://example.org'],
    ['TRUST_PROXY', 'yes', 'true, false, a number of proxies'],
    ['TRUST_PROXY', '10.0.0.0/99', 'true, false, a number of proxies'],
    ['BULLPEN_MESSAGES_PER_SECOND', '0', 'a whole number from 1 to'],
  ])('%s=%s is refused in one line that names what is allowed', (name, value, allowed) => {
    const said = line({ [name]: value });
    expect(said).toContain(`${name} must be ${allowed}`);
    expect(said).not.toContain('\n');
    expect(said).not.toContain('s3cret');
  });

  it('takes a provider for sign-ins and its client together', () => {
    const issuer = { BULLPEN_OIDC_ISSUER: 'https://id.example.org/club' };
    const client = { BULLPEN_OIDC_CLIENT_ID: 'bullpen' };
    expect(readConfig({})).toMatchObject({ oidc: null });
    for (const half of [issuer, client])
      expect(line(half)).toBe(
        'BULLPEN_OIDC_CLIENT_ID must be given together with BULLPEN_OIDC_ISSUER, or not at all.',
      );
    expect(readConfig({ ...issuer, ...client })).toMatchObject({
      oidc: {
        issuer: issuer.BULLPEN_OIDC_ISSUER,
        clientId: 'bullpen',
        clientSecret: null,
        name: 'id.example.org',
      },
    });
    const here = { BULLPEN_OIDC_ISSUER: 'http://localhost:4000', BULLPEN_OIDC_NAME: 'Club' };
    expect(readConfig({ ...here, ...client, BULLPEN_OIDC_CLIENT_SECRET: 'x' })).toMatchObject({
      oidc: { clientSecret: 'x', name: 'Club' },
    });
  });
});
