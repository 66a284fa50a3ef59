import type { Queries } from '../../database/transaction.ts';
import { declarationOf } from '../declarations/declarations.sql.ts';
import { needsIncome } from './equity-checks.ts';
import { financesOf } from './equity.sql.ts';

/** Whether the client gave no income, and has a profession now that needs one. @see spec A §5 Registration, Equity; decision 0219 */
export const lacksIncome = async (db: Queries, clientId: number): Promise<boolean> => {
  const { salary } = await financesOf(db, clientId);
  // A client who holds an office has no type.
  const { professionalType = null } = Object(await declarationOf(db, clientId, 'professional'));
  return salary === 0 && needsIncome(professionalType);
};
