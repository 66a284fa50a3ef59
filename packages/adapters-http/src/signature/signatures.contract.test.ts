import { createHash } from 'node:crypto';
import { calendarDay } from '@aroeira/domain/kernel';
import { makeAcceptTerms, makeReadSignedTerms, makeSign } from '@aroeira/domain/signature';
import { fillDocuments, signaturePng } from '@aroeira/sandbox/testing';
import * as E from 'fp-ts/Either';
import { expect, it } from 'vitest';
import { readPdf } from '../http/testing/index.ts';
import { testSandbox } from '../http/testing/sandbox.ts';
import { makeHttpStandings } from '../registration/index.ts';
import { makeHttpSignatures } from './index.ts';

const { sandbox, signedIn } = testSandbox();

const elisa = async () => {
  const { http, session } = await signedIn('elisa');
  const signatures = makeHttpSignatures(http);
  const parts = { signatures, forms: makeHttpStandings(http) };
  const image = (inked?: () => boolean) =>
    ({
      image: signaturePng(inked),
      method: 'drawn',
      signingCity: 'Santos',
      signedOn: calendarDay('2026-11-20'),
    }) as const;
  return {
    ...parts,
    standing: parts.forms.checkList(session.clientId + 1000, session.clientId),
    accept: async () => {
      const terms = await signatures.terms();
      const listed = (E.isRight(terms) ? terms.right : []).map((term) => ({
        ...term,
        reading: 'readToEnd' as const,
        isChecked: true,
      }));
      return makeAcceptTerms(parts)(session.clientId, listed)();
    },
    sign: (inked?: () => boolean) => makeSign(parts)(session.clientId, image(inked))(),
    read: makeReadSignedTerms(parts)(session.clientId),
  };
};

it('a client reads, accepts and signs the terms, and proves later that a PDF is unchanged', async () => {
  const { standing, signatures, accept, sign, read } = await elisa();
  expect(await sign()).toMatchObject(E.left({ _tag: 'Refused', code: 'ERR133' }));
  await fillDocuments(await sandbox.client('elisa'));
  expect(await accept()).toEqual(E.right([1, 2]));
  expect(await sign(() => false)).toMatchObject(E.left({ _tag: 'Refused', code: 'ERR135' }));
  expect(await sign()).toEqual(E.right(undefined));
  expect(await standing()).toMatchObject(E.right({ overallResult: 3 }));
  const signed = await read();
  if (E.isLeft(signed) || signed.right[1] === undefined) throw new Error('no signed terms');
  const term = signed.right[1];
  expect(term.title).toBe('Termo de ciência de risco');
  const file = await signatures.load(term.id)();
  const bytes = Buffer.from(E.isRight(file) ? file.right.bytes : []);
  expect((await readPdf(bytes)).pages.at(-1)).toContain('Elisa Camargo Duarte');
  const find = (content: Buffer) => signatures.find(createHash('sha256').update(content).digest('hex'))();
  expect(await find(bytes)).toEqual(E.right(term));
  bytes.writeUInt8(bytes.readUInt8(900) ^ 1, 900);
  expect(await find(bytes)).toEqual(E.right(undefined));
});
