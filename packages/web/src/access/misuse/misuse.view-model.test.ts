import { misuseReports } from '@aroeira/domain/access/testing';
import { expect, it } from 'vitest';
import { MisuseViewModel } from './misuse.view-model.ts';

it('sends a report once, even when React mounts the screen twice [R024]', async () => {
  const server = misuseReports();
  const model = new MisuseViewModel(server, 'login-9');
  // React's strict mode mounts every screen twice.
  await Promise.all([model.send(), model.send()]);
  await model.send();
  expect([server.reported, model.report]).toEqual([['login-9'], { _tag: 'Blocked' }]);
});
