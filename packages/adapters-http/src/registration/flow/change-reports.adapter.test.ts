import type { ChangeReport } from '@aroeira/domain/registration';
import * as E from 'fp-ts/Either';
import { expect, it } from 'vitest';
import { answering } from '../../http/testing/index.ts';
import { makeHttpChangeReports } from '../index.ts';

const send = async (report: ChangeReport) => {
  const { http, seen, calls } = answering(200, {});
  expect(await makeHttpChangeReports(http).send(7, report)()).toEqual(E.right(undefined));
  return [calls(), seen[0]?.body];
};

it('reports a change of the bank accounts by a call of its own, with the names of the wire [R407]', async () => {
  expect(await send({ part: 'bankAccounts', fields: ['branch', 'coHolders'] })).toEqual([
    ['POST /reports/reportbankchanged'],
    { clientId: 7, fields: ['agency', 'coHolders'] },
  ]);
});

it('reports a change of the identification as changed documents, each field once [R408]', async () => {
  const fields = ['number', 'issuingBody', 'foreignIssuingBody', 'frontPhoto'];
  expect(await send({ part: 'identification', fields })).toEqual([
    ['POST /reports/reportdocumentschanged'],
    { clientId: 7, fields: ['identificationNumber', 'issuingBody', 'documentPhotoFront'] },
  ]);
});

it('reports a change of the address as changed documents [R409]', async () => {
  expect(await send({ part: 'address', fields: ['number', 'proofOfResidence'] })).toEqual([
    ['POST /reports/reportdocumentschanged'],
    { clientId: 7, fields: ['number', 'proofOfResidence'] },
  ]);
});

it('reports a change of the suitability by a call of its own [R376]', async () => {
  expect(await send({ part: 'suitability', fields: ['answers'] })).toEqual([
    ['POST /reports/reportsuitabilitychanged'],
    { clientId: 7, fields: ['answers'] },
  ]);
});
