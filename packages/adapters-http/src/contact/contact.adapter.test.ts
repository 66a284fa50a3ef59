import { expect, it } from 'vitest';
import { answering } from '../http/testing/index.ts';
import { makeHttpContactPorts } from './index.ts';

const client = (associate: unknown) => ({ id: 7, name: 'Ana', email: 'a@b.br', phoneNumber: null, associate });

it('reads associate 1 and a missing associate as no planner [R777] [R778]', async () => {
  for (const associate of [{ id: 1, name: 'Sem planejador' }, null, undefined])
    expect(await makeHttpContactPorts(answering(200, client(associate)).http).correspondents.of(7)()).toEqual({
      _tag: 'Right',
      right: { clientId: 7, name: 'Ana', email: 'a@b.br', phone: '', planner: undefined },
    });
});

it('reads a planner without phone and e-mail', async () => {
  const { http } = answering(200, client({ id: 2, name: 'Marina', phone: null }));
  const answer = await makeHttpContactPorts(http).correspondents.of(7)();
  expect(answer).toMatchObject({ right: { planner: { id: 2, name: 'Marina', phone: undefined, email: undefined } } });
});
