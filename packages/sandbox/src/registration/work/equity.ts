import type { Services } from '../../http/api.ts';
import { refuseField } from '../../http/refusal.ts';
import { dayOfSaoPaulo } from '../../time/sao-paulo-days.ts';
import { financesFault, speaksOfFinances, wholeFinances, type Finances } from './equity-checks.ts';
import { professionalTypeOf, type DatedFinances } from './equity.sql.ts';

/**
 * What a change of a client says of income and patrimony, checked; `undefined` when it says nothing.
 *
 * @throws Refusal 400 at the field that is wrong
 */
export const checkedFinances = async (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  clientId: number,
  changes: Partial<Finances>,
): Promise<DatedFinances | undefined> => {
  if (!speaksOfFinances(changes)) return undefined;
  const told = wholeFinances(changes);
  if ('path' in told) throw refuseField(told.path, told.message);
  const fault = financesFault(told, await professionalTypeOf(db, clientId));
  if (fault !== undefined) throw refuseField(fault.path, fault.message);
  return { ...told, today: dayOfSaoPaulo(clock.now()) };
};
