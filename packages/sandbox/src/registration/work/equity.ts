import type { Services } from '../../http/api.ts';
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
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  clientId: number,
  changes: Partial<Finances>,
): Promise<DatedFinances | undefined> => {
  if (!namesFinances(changes)) return undefined;
  assertNoFault(missingAmount(changes));
  // A cast, because TypeScript does not see that no amount is missing.
  const finances = { otherIncomeDescription: null, ...changes } as Finances;
  // A client who holds an office has no type.
  const { professionalType = null } = Object(await declarationOf(db, clientId, 'professional'));
  assertNoFault(financesFault(finances, professionalType));
  return { ...finances, today: dayOfSaoPaulo(clock.now()) };
};
