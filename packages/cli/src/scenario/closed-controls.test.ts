import type { Fetch } from '@aroeira/adapters-http/http';
import { expect, it } from 'vitest';
import { device } from '../testing/index.ts';
import { written } from './testing/written.ts';

it('says that the controls ask for a key, and runs nothing', async () => {
  const { path } = written({ 'a.yaml': 'name: n\nas: ana\nsteps: [{ run: whoami }]' });
  const fetch: Fetch = (url) =>
    Promise.resolve(Response.json({ message: 'controls_closed' }, { status: url.includes('/sandbox/') ? 403 : 404 }));
  const { exit, error } = await device({ fetch }).portal(['scenario', 'run', path('a.yaml'), '--json']);
  expect([exit, error]).toMatchObject([1, { error: { code: 'controls_closed' } }]);
});
