import * as E from 'fp-ts/Either';
import { expect, it } from 'vitest';
import { refused, unreachable } from '../../kernel/testing/index.ts';
import { newClient, newClients } from '../testing/index.ts';
import { makeBeginRegistration } from './begin-registration.use-case.ts';

const begin = (server: ReturnType<typeof newClients>, document: string = newClient().document) =>
  makeBeginRegistration(server)({ ...newClient(), document })();

it('checks the document, and creates nobody', async () => {
  const server = newClients();
  expect(await begin(server)).toEqual(E.right(undefined));
  expect(server.asked).toEqual(['check 23157281500']);
});

it('says at which field a taken document is, and any other failure as it is', async () => {
  expect(await begin(newClients({ checkDocument: refused('ERR063') }))).toEqual(
    E.left({ _tag: 'DocumentTaken', field: 'document' }),
  );
  expect(await begin(newClients({ checkDocument: unreachable }))).toEqual(E.left(unreachable));
});

it('asks the server about no wrong document', async () => {
  const server = newClients();
  expect([await begin(server, '1'), server.asked]).toEqual([E.left({ _tag: 'CpfInvalid' }), []]);
});
