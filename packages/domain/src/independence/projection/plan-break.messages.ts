import { formatBrlWhole } from '../../kernel/formats.ts';
import { LIFE_LINE } from '../independence.messages.ts';
import type { Mend, PlanBreak } from './plan-break.rules.ts';

/** Says in which year a plan breaks. The words are ours. @see decision 0208 */
export const breakMessage = ({ series, age, year }: PlanBreak): string =>
  `A linha ${LIFE_LINE[series]} chega a zero em ${year}, aos ${age} anos.`;

/** Stands before the list of mends. */
export const MENDS_TITLE = 'Uma destas mudanças basta:';

/** Says that no single change mends a plan. */
export const NO_MEND = 'Nenhuma mudança sozinha basta: reveja mais de um valor.';

/** Says one change that mends a plan. The words are ours. @see decision 0208 */
export const mendMessage = (mend: Mend): string => {
  switch (mend._tag) {
    case 'SaveMonthly':
      return `poupar ${formatBrlWhole(mend.amount)} por mês`;
    case 'RetireAt':
      return `parar aos ${mend.age} anos`;
    case 'LiveOn':
      return `viver com ${formatBrlWhole(mend.amount)} por mês na aposentadoria`;
    case 'Postpone':
      return `adiar o objetivo de ${mend.from} para ${mend.to}`;
  }
};
