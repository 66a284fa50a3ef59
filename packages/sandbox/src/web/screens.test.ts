import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { readScreens } from './screens.ts';

const root = temporaryFolder();
const file = path.join(root, 'paths.json');

it('are the paths of the build, each matched exactly', () => {
  writeFileSync(file, JSON.stringify(['/', '/login', '/acessoIndevido/:loginId', '/talk-to-{product}']));
  const isScreen = readScreens(root);
  for (const asked of ['/', '/login', '/acessoIndevido/0b0a3f52', '/talk-to-aroeira'])
    expect([asked, isScreen(asked)]).toEqual([asked, true]);
  for (const asked of ['/nowhere', '/login/', '/Login', '/login/add', '/acessoIndevido', '/talk-to-', '/talk-to-a/b'])
    expect([asked, isScreen(asked)]).toEqual([asked, false]);
});

it.each([['{}'], ['[1]'], ['"/login"']])('are not read from %s', (text) => {
  writeFileSync(file, text);
  expect(() => readScreens(root)).toThrow('build it again');
});

it('are missing from an old build, which has to be built again', () => {
  rmSync(file);
  expect(() => readScreens(root)).toThrow(`The web app in ${root} has no list of its paths`);
});
