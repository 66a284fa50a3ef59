import { dayInSaoPaulo } from '../../kernel/days.ts';
import { formatBrl, formatDay } from '../../kernel/formats.ts';
import { operationCaption } from './movement.messages.ts';
import type { Movement } from './movement.ts';

/** Why an account is not removed. The words are ours. @see decision 0301 */
export const ACCOUNT_AWAITED = {
  title: 'Esta conta ainda não pode ser removida',
  why: 'Ela faz parte de pedidos em andamento. Você pode removê-la depois que eles terminarem.',
  understood: 'Entendi',
} as const;

/** An order that needs the account, on one line. */
export const awaitingOrderLine = ({ fundName, operation, amount, paymentAt }: Movement): string => {
  const payment = paymentAt === undefined ? '' : `, com pagamento previsto para ${formatDay(dayInSaoPaulo(paymentAt))}`;
  return `${operationCaption(operation)} de ${formatBrl(amount)} em ${fundName}${payment}`;
};
