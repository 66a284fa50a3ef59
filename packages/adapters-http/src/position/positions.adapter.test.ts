import { ANA } from '@aroeira/domain/kernel/testing';
import * as E from 'fp-ts/Either';
import { expect, it } from 'vitest';
import { clientOf, json, serverBy } from '../http/testing/index.ts';
import { makeHttpPositions } from './positions.adapter.ts';

it('asks by the document and reads reais as cents', async () => {
  const server = serverBy(() => json(200, { investments: [{ type: 'RENDA_FIXA', totalAmount: 468912.45 }] }));
  expect(await makeHttpPositions(clientOf(server).http).of(ANA)()).toEqual(
    E.right([{ type: 'RENDA_FIXA', amount: 46891245 }]),
  );
  expect(server.seen[0]?.url).toBe('http://api.test/api/investorPosition?document=63287253026');
});
