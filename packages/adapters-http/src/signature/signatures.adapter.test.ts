import { SIGNATURE_IMAGE } from '@aroeira/domain/signature/testing';
import * as E from 'fp-ts/Either';
import { expect, it } from 'vitest';
import { answering } from '../http/testing/index.ts';
import { makeHttpSignatures } from './signatures.adapter.ts';

const at = (status: number, body: unknown) => {
  const { http, ...server } = answering(status, body);
  return { ...server, signatures: makeHttpSignatures(http) };
};
const sha256 = 'ab'.repeat(32);

it('uploads the picture with docType 4, document, local and date, and reads its id [R383]', async () => {
  const { calls, seen, signatures } = at(200, { id: 9 });
  expect(await signatures.upload(SIGNATURE_IMAGE)()).toEqual(E.right(9));
  expect([calls(), seen[0]?.body]).toEqual([
    ['POST /documentUploads'],
    { docType: 4, document: 'iVBOR', local: 'Santos', date: '2026-11-20', method: 'typed' },
  ]);
});

it('confirms a picture with its documentId and isValidSignature [R386]', async () => {
  const { calls, seen, signatures } = at(200, {});
  await signatures.confirm(9)();
  expect([calls(), seen[0]?.body]).toEqual([
    ['POST /documentUploads/validSignature'],
    { documentId: 9, isValidSignature: true },
  ]);
});

it('signs the form of a client, and has its PDFs made [R387]', async () => {
  const { calls, signatures } = at(200, {});
  await signatures.sign({ formId: 2005, clientId: 1005 })();
  await signatures.fill(2005)();
  expect(calls()).toEqual(['PUT /registrationForm/sign/2005/1005/1', 'PUT /registrationForm/fillFormsPDF/2005']);
});

it('does not take a failure for an unknown hash', async () => {
  expect(await at(503, {}).signatures.find(sha256)()).toMatchObject(E.left({ _tag: 'Refused', status: 503 }));
});

it('lists the documents of type 10 alone, the adhesion terms', async () => {
  const { calls, signatures } = at(200, [
    { id: 1, docType: 9, fundName: null, sha256: null },
    { id: 2, docType: 10, fundName: 'Termo de adesão', sha256 },
  ]);
  expect(await signatures.signedTerms()).toEqual(E.right([{ id: 2, title: 'Termo de adesão', sha256 }]));
  expect(calls()).toEqual(['GET /documentUploads']);
});
