import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import type { Approval } from '../flags/flag.ts';
import { clientRecord, identityServer, photo, standingsServer } from '../testing/index.ts';
import { makeReadIdentification } from './read-identification.use-case.ts';

const { identification: rg } = clientRecord();
const reading = (approval: Approval, server: ReturnType<typeof identityServer>) =>
  makeReadIdentification({
    standings: standingsServer({
      approval,
    }),
    ...server,
  })(7)();

describe('the saved identity document', () => {
  const photos = { frontPhoto: photo('frente.jpg'), backPhoto: photo('verso.jpg') };

  it('comes with both pictures of an RG, for an approved client', async () => {
    const server = identityServer({ photos });
    expect(await reading('approved', server)).toEqual(E.right({ ...rg, ...photos }));
    expect(server.looked).toEqual(['front', 'back']);
  });

  it('comes with the one picture of a CNH', async () => {
    const server = identityServer({ photos, record: { identification: rg && { ...rg, documentType: 'CNH' } } });
    expect(await reading('approved', server)).toMatchObject(E.right({ documentType: 'CNH' }));
    expect(server.looked).toEqual(['front']);
  });

  it('is empty, and asks for no picture, before the client sent one', async () => {
    const server = identityServer({ record: { identification: undefined } });
    expect([await reading('approved', server), server.looked]).toEqual([E.right({}), []]);
  });

  it('is closed to a client who is not approved', async () => {
    expect(await reading('pendingAdjustment', identityServer())).toEqual(
      E.left({ _tag: 'RegistrationClosed', reason: { _tag: 'ApprovalIs', approval: 'pendingAdjustment' } }),
    );
  });
});
