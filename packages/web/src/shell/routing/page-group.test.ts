import { expect, it } from 'vitest';
import { makePageGroup } from './page-group.ts';

it('replaces the previous page group and keeps other classes [R006]', () => {
  const root = document.createElement('html');
  root.className = 'dark';
  const set = makePageGroup(root);
  set('gestao');
  set('wealth');
  expect([...root.classList]).toEqual(['dark', 'wealth']);
});
