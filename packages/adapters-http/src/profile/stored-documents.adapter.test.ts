import * as E from 'fp-ts/Either';
import { expect, it } from 'vitest';
import { clientOf, json, serverBy } from '../http/testing/index.ts';
import { makeHttpStoredDocuments } from './stored-documents.adapter.ts';

/** Bytes that are not text. Decoding would damage them. */
const PDF = new Uint8Array([0x25, 0x50, 0x44, 0x46, 0x00, 0xff, 0xfe, 0x80]);
const answering = (answer: () => Response) => {
  const server = serverBy(answer);
  return { server, documents: makeHttpStoredDocuments(clientOf(server).http) };
};

it('asks with the token and the login id, and gives the bytes unchanged [R896]', async () => {
  const { server, documents } = answering(
    () => new Response(PDF, { status: 200, headers: { 'content-type': 'application/pdf' } }),
  );
  expect(await documents.download(12)()).toEqual(E.right({ contentType: 'application/pdf', bytes: PDF }));
  const [seen] = server.seen;
  expect([seen?.method, seen?.url]).toEqual(['GET', 'http://api.test/api/documentUploads/download/12']);
  expect([seen?.headers.get('authorization'), seen?.headers.get('login-id')]).toEqual(['Bearer access-1', 'login-7']);
});

it('fails as the server refuses, and refuses an empty file', async () => {
  const no = await answering(() => json(403, [{ code: 'ERR027' }])).documents.download(12)();
  expect(no).toMatchObject(E.left({ _tag: 'Refused', status: 403, code: 'ERR027' }));
  const nothing = await answering(() => new Response('', { status: 200 })).documents.download(12)();
  expect(nothing).toEqual(E.left({ _tag: 'Unreadable', path: 'body' }));
});
