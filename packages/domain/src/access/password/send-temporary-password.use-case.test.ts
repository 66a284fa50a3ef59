import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { expect, it } from 'vitest';
import { ANA, unreachable } from '../../kernel/testing/index.ts';
import { passwords } from '../testing/index.ts';
import { makeSendTemporaryPassword } from './send-temporary-password.use-case.ts';

it('sends the document with a proof, and tells where the password went', async () => {
  const server = passwords();
  const send = makeSendTemporaryPassword({ passwords: server, proof: TE.right('proof-1') });
  expect(await send(ANA)()).toEqual(E.right('a***@e***.com.br'));
  expect(server.forgotten).toEqual([{ document: ANA, captcha: 'proof-1' }]);
});

it('sends nothing without a proof', async () => {
  const server = passwords();
  const send = makeSendTemporaryPassword({ passwords: server, proof: TE.left(unreachable) });
  expect(await send(ANA)()).toEqual(E.left(unreachable));
  expect(server.forgotten).toEqual([]);
});
