import { expect, it, onTestFinished } from 'vitest';
import { withClient } from '../../database/locked-client.sql.ts';
import { seededDatabase } from '../../testing/seeded-database.ts';
import { personaOf } from '../../personas/personas.seed.ts';
import { changeClient, clientRecord } from './client-record.sql.ts';

it('keeps nothing of a change that fails half way, and no income or patrimony', async () => {
  const db = await seededDatabase();
  onTestFinished(() => db.destroy());
  const { id } = personaOf('ana');
  const before = await clientRecord(db, id);
  const amounts = { realEstatePatrimony: 1, movablePatrimony: 2, financialInvestmentsPatrimony: 9_000 };
  const income = { salary: 7, otherIncome: 0, otherIncomeDescription: null, investorFinancialSituation: 9_003 };
  const finances = { ...income, ...amounts, today: '2026-11-21' };
  // The planner does not exist. The database refuses the client's row after it wrote the finances.
  const change = { changes: { associateId: 4711 }, finances, photo: undefined };
  await expect(withClient(db, id, (client) => changeClient(client, change))).rejects.toThrow('violates foreign key');
  expect(await clientRecord(db, id)).toEqual(before);
}, 60_000);
