import { formatDay } from '../../kernel/formats.ts';
import { MOVEMENT_TITLES } from '../titles.messages.ts';
import type { Movement } from './movement.ts';
import type { OrderStep } from './order-steps.rules.ts';

const REDEMPTION: Readonly<Record<OrderStep['kind'], string>> = {
  requested: 'Pedido de resgate',
  performed: 'Cotização',
  canceled: 'Resgate cancelado',
  paid: 'Pagamento na sua conta',
};

const INVESTMENT: Readonly<Record<OrderStep['kind'], string>> = {
  requested: 'Pedido de aplicação',
  performed: 'Aplicação no seu saldo',
  canceled: 'Aplicação cancelada',
  paid: 'Pagamento',
};

/** The name of a step. The words are ours. @see decision 0376 */
export const orderStepCaption = ({ kind }: OrderStep, operation: Movement['operation']): string =>
  (operation === 'investment' ? INVESTMENT : REDEMPTION)[kind];

/** When a step was, or will be. `otherwise` says it while the server names no day. */
export const orderStepDay = ({ day, isDone }: OrderStep, otherwise = 'A definir'): string => {
  if (day === undefined) return otherwise;
  return isDone ? formatDay(day) : expectedOn(formatDay(day));
};

/** A day that the server means, and that has not come. */
export const expectedOn = (day: string): string => `Previsto para ${day}`;

/** Says that the server has the order, while its day is not known. Ours. */
export const ORDER_TAKEN = 'Recebido';

/** The heading above the steps. Ours. */
export const NEXT_STEPS = 'O que acontece agora';

/** The page of one order. The words are ours. @see decision 0381 */
export const ORDER_PAGE = {
  title: MOVEMENT_TITLES.order,
  steps: 'Andamento',
  notLoaded: 'Não foi possível carregar este pedido',
  notFound: 'Pedido não encontrado',
  notFoundSays: 'Todos os seus pedidos estão no histórico.',
  investAgain: 'Investir de novo',
} as const;
