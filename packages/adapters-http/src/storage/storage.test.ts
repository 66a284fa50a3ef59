import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeBrowserStorage } from './browser-storage.adapter.ts';
import { makeFileStorage } from './file/index.ts';
import { makeMemoryStorage } from './memory-storage.adapter.ts';

let folder = '';
beforeEach(() => void (folder = join(mkdtempSync(join(tmpdir(), 'aroeira-')), 'home')));
afterEach(() => rmSync(join(folder, '..'), { recursive: true, force: true }));

const browserLike = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  };
};
const browser = () => {
  const storage = browserLike();
  return makeBrowserStorage(() => storage);
};

describe.each([
  ['memory', makeMemoryStorage],
  ['browser', browser],
  ['file', () => makeFileStorage(folder)],
])('the %s store', (_, make) => {
  it('reads a written text, and nothing before the write or after the removal', () => {
    const store = make();
    expect(store.read('a')).toBeUndefined();
    store.write('a', '1');
    store.write('a', 'ação "2"');
    store.write('b', '3');
    expect([store.read('a'), store.read('b')]).toEqual(['ação "2"', '3']);
    store.remove('a');
    store.remove('a');
    expect([store.read('a'), store.read('b')]).toEqual([undefined, '3']);
  });
});

describe('the file store', () => {
  const modeOf = (path: string) => statSync(path).mode & 0o777;

  it('lets nobody else read, even when folder and file were readable before', () => {
    mkdirSync(folder);
    writeFileSync(join(folder, 'session.json'), 'old');
    chmodSync(folder, 0o755);
    chmodSync(join(folder, 'session.json'), 0o644);
    makeFileStorage(folder).write('session', 'secret');
    expect([modeOf(folder), modeOf(join(folder, 'session.json'))]).toEqual([0o700, 0o600]);
  });

  it('leaves no temporary file, and another run can read it', () => {
    makeFileStorage(folder).write('session', 'x');
    expect(readdirSync(folder)).toEqual(['session.json']);
    expect(makeFileStorage(folder).read('session')).toBe('x');
  });

  it('stays in its folder for every key', () => {
    makeFileStorage(folder).write('../up', 'x');
    expect(readdirSync(join(folder, '..'))).toEqual(['home']);
    expect(makeFileStorage(folder).read('../up')).toBe('x');
  });

  it('says why it cannot read', () => {
    mkdirSync(join(folder, 'session.json'), { recursive: true });
    expect(() => makeFileStorage(folder).read('session')).toThrow('EISDIR');
  });
});
