import type { LockedClient } from '../../database/locked-client.sql.ts';
import { assertNoFault } from '../../http/field-fault.ts';
import { dayOfSaoPaulo } from '../../time/sao-paulo-days.ts';
import { declarationOf } from '../declarations/declarations.sql.ts';
import { financesFault, missingAmount, namesFinances, type Finances } from './equity-checks.ts';
import type { DatedFinances } from './equity.sql.ts';

/**
 * Checks income and patrimony in a change of a client.
 *
 * @returns `undefined` when the change names none of their fields
 * @throws Refusal 400 at the field that is wrong
 */
export const checkedFinances = async (
  { tx, id }: LockedClient,
  changes: Partial<Finances>,
  now: Date,
): Promise<DatedFinances | undefined> => {
  if (!namesFinances(changes)) return undefined;
  assertNoFault(missingAmount(changes));
  // A cast, because TypeScript does not see that no amount is missing.
  const finances = { otherIncomeDescription: null, ...changes } as Finances;
  // A client who holds an office has no type.
  const { professionalType = null } = Object(await declarationOf(tx, id, 'professional'));
  assertNoFault(financesFault(finances, professionalType));
  return { ...finances, today: dayOfSaoPaulo(now) };
};
