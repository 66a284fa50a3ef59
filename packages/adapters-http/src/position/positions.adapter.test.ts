import { ANA } from '@aroeira/domain/kernel/testing';
import * as E from 'fp-ts/Either';
import { expect, it } from 'vitest';
import { answering } from '../http/testing/index.ts';
import { makeHttpPositions } from './positions.adapter.ts';

it('asks by the document and reads reais as cents', async () => {
  const { calls, http } = answering(200, { investments: [{ type: 'RENDA_FIXA', totalAmount: 468912.45 }] });
  expect(await makeHttpPositions(http).of(ANA)()).toEqual(E.right([{ type: 'RENDA_FIXA', amount: 46891245 }]));
  expect(calls()).toEqual(['GET /investorPosition?document=63287253026']);
});
