import { expect, it } from 'vitest';
import { demandControlsAccess, type ControlsAccess } from './controls-access.ts';

const isLetIn = (headers: Record<string, string>, access: ControlsAccess): boolean => {
  try {
    demandControlsAccess({ headers }, access);
    return true;
  } catch {
    return false;
  }
};

it.each([
  [{ host: 'localhost:4300' }, true],
  [{ host: '127.0.0.1:4300' }, true],
  [{ host: '[::1]:4300' }, true],
  [{ host: 'localhost:4300', origin: 'http://localhost:5173' }, true],
  [{ host: 'localhost:4300', origin: 'https://elsewhere.example' }, false],
  [{ host: 'localhost:4300', origin: 'null' }, false],
  [{ host: 'rebound.example:4300' }, false],
  [{ host: 'localhost.example' }, false],
])('a server of this machine alone lets in %j: %s', (headers, expected) => {
  expect(isLetIn(headers, { _tag: 'ThisMachine' })).toBe(expected);
});

it.each([
  ['secret', { 'x-sandbox-key': 'secret' }, true],
  ['secret', { 'x-sandbox-key': 'secre' }, false],
  ['secret', {}, false],
  [undefined, { 'x-sandbox-key': '' }, false],
  [undefined, {}, false],
])('a server of the world with the key %s lets in %j: %s', (key, headers, expected) => {
  expect(isLetIn({ host: 'localhost', ...headers }, { _tag: 'KeyHolders', key })).toBe(expected);
});
