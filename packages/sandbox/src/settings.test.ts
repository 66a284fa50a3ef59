import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readCommandLine } from './command-line.ts';
import { settingsOf } from './settings.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

const folder = temporaryFolder();

describe('a setting of the environment', () => {
  it.each([
    ['PORT', { port: 5000 }],
    ['PORT', { port: 0 }],
    ['DATABASE_URL', { databaseUrl: 'postgres://ana@localhost/x' }],
    ['DATABASE_POOLER', { pooler: 'transaction' }],
    ['PORTAL_URL', { portalUrl: 'https://portal.example' }],
    ['TRUST_PROXY', { trustProxy: '10.0.0.7, fd00::/8, 10.0.0.0/8,loopback' }],
    ['SANDBOX_KEY', { controlsKey: 'secret' }],
    ['LOG_LEVEL', { logLevel: 'info' }],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', { collectorUrl: 'http://localhost:4318' }],
  ])('%s is %j for the start', (name, options) => {
    expect(settingsOf({ [name]: String(Object.values(options)[0]) })).toMatchObject(options);
  });

  it('is not set when it is empty', () => {
    const empty = { PORT: '', DATABASE_URL: '', PORTAL_URL: '', TRUST_PROXY: '', LOG_LEVEL: '', SANDBOX_WORLDS: '' };
    expect(settingsOf(empty)).toEqual(settingsOf({}));
  });

  it('says how many worlds there may be, and for how long', () => {
    expect(settingsOf({}).worlds).toEqual({ most: 200, idleHours: 24 });
    expect(settingsOf({ SANDBOX_WORLDS: '3', SANDBOX_WORLD_HOURS: '1' }).worlds).toEqual({ most: 3, idleHours: 1 });
  });

  it.each([
    ['PORT', ['x', '-1', '65536', '1.5', '80a']],
    ['DATABASE_URL', ['garbage', 'http://localhost:1/x', 'mysql://localhost/x', 'postgres://[', '/var/lib/x']],
    ['DATABASE_POOLER', ['statement', 'pgbouncer']],
    ['PORTAL_URL', ['portal.example', 'https://portal.example/', 'https://portal.example/x', 'ftp://portal.example']],
    ['TRUST_PROXY', ['1', 'true', 'proxy.example', '10.0.0.0/33', '0.0.0.0/0', '10.0.0.7,', '10.0.0.0/8/8']],
    ['SANDBOX_KEY', ['', '  ']],
    ['SANDBOX_WORLDS', ['0', '-1', 'many']],
    ['SANDBOX_WORLD_HOURS', ['0', '1.5']],
    ['LOG_LEVEL', ['loud']],
  ])('%s ends the start when it is one of %j, with its name and what is right', (name, wrong) => {
    for (const text of wrong)
      expect(() => settingsOf({ [name]: text })).toThrow(new RegExp(`^${name} is .*: it must be .+\\.$`));
  });

  it('is not told when it is a secret', () => {
    expect(() => settingsOf({ DATABASE_URL: 'http://ana:hidden@x' })).toThrow(
      /^DATABASE_URL is not usable(?!.*hidden)/,
    );
  });

  it('comes from a file when it is a secret, and from one place alone', () => {
    const file = path.join(folder, 'key');
    writeFileSync(file, 'secret\n');
    expect(settingsOf({ SANDBOX_KEY_FILE: file })).toMatchObject({ controlsKey: 'secret' });
    expect(() => settingsOf({ SANDBOX_KEY_FILE: file, SANDBOX_KEY: 'other' })).toThrow(
      'SANDBOX_KEY and SANDBOX_KEY_FILE exclude each other.',
    );
    expect(() => settingsOf({ SANDBOX_KEY_FILE: folder })).toThrow(`SANDBOX_KEY_FILE is ${folder}: it must be a file`);
    // A secret that was mounted empty would start a server on its own database.
    writeFileSync(file, '\n');
    expect(() => settingsOf({ DATABASE_URL_FILE: file })).toThrow(`DATABASE_URL_FILE is ${file}: it must be a file`);
  });

  it('has the address of the portal, where servers share a database behind a proxy', () => {
    const shared = { DATABASE_URL: 'postgres://localhost/x', TRUST_PROXY: 'loopback' };
    expect(() => settingsOf(shared)).toThrow('PORTAL_URL is not set: behind a proxy it must be');
    expect(settingsOf({ ...shared, PORTAL_URL: 'https://p.example' })).toMatchObject({
      portalUrl: 'https://p.example',
    });
  });

  it('comes behind the command line', () => {
    expect(readCommandLine(['--port', '0'], { PORT: '5000' })).toMatchObject({ port: 0 });
    expect(readCommandLine([], { PORT: '5000' })).toMatchObject({ port: 5000 });
  });
});
