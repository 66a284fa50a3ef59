import { MOVEMENT_TITLES } from '../titles.messages.ts';
import { csv, amountCell } from '../../kernel/csv.ts';
import { formatDay, formatBrl } from '../../kernel/formats.ts';
import type { HistoryFilter, HistoryPeriod } from './history.rules.ts';
import { movementDates, type MovementDate } from './movement-card.rules.ts';
import { bankAccountLabel } from '../movements.messages.ts';
import { DATE_CAPTIONS, operationCaption, statusCaption } from './movement.messages.ts';
import type { Movement } from './movement.ts';
import { dayInSaoPaulo } from '../../kernel/days.ts';

/** The captions of the history. All except the title are ours. @see spec B §2 Movements */
export const HISTORY_TEXTS = {
  title: MOVEMENT_TITLES.history,
  fund: 'Fundo',
  operation: 'Operação',
  status: 'Status',
  account: 'Conta do cliente',
  period: 'Período',
  all: 'Todos',
  allOperations: 'Todas',
  filter: 'Filtrar',
  clear: 'Limpar filtros',
  noneFound: 'Nenhuma movimentação com estes filtros.',
  noneFoundSays: 'Escolha outros filtros, ou limpe todos.',
  save: 'Baixar CSV',
} as const;

/** How many movements the filter shows. */
export const movementCount = (count: number): string => `${count} ${count === 1 ? 'movimentação' : 'movimentações'}`;

/** The captions are ours. */
export const PERIOD_CAPTIONS: Readonly<Record<HistoryPeriod, string>> = {
  all: 'Todo o período',
  'last-30-days': 'Últimos 30 dias',
  'last-90-days': 'Últimos 90 dias',
  'last-12-months': 'Últimos 12 meses',
};

/** A filter that is set: what it shows, and the change that removes it. */
interface SetFilter {
  readonly caption: string;
  readonly without: Partial<HistoryFilter>;
}

/** The filters that are set, in their order on the page. */
export const setFilters = ({ fundName, operation, status, period }: HistoryFilter): readonly SetFilter[] => [
  ...(fundName === undefined ? [] : [{ caption: fundName, without: { fundName: undefined } }]),
  ...(operation === undefined ? [] : [{ caption: operationCaption(operation), without: { operation: undefined } }]),
  ...(status === undefined ? [] : [{ caption: statusCaption(status), without: { status: undefined } }]),
  ...(period === 'all' ? [] : [{ caption: PERIOD_CAPTIONS[period], without: { period: 'all' } as const }]),
];

/** The dates of a movement, in the order of their columns. */
export const DATE_KINDS: readonly MovementDate['kind'][] = ['requested', 'expected', 'performed', 'paid'];

/** A history for a spreadsheet: what the cards show. */
export const movementsCsv = (movements: readonly Movement[]): string =>
  csv([
    [HISTORY_TEXTS.fund, HISTORY_TEXTS.operation, HISTORY_TEXTS.status, 'Valor (R$)'].concat(
      DATE_KINDS.map((kind) => DATE_CAPTIONS[kind]),
      HISTORY_TEXTS.account,
    ),
    ...movements.map((movement) => movementCells(movement, amountCell)),
  ]);

/** What a card shows of a movement. The amount is in the notation of `money`. */
export const movementCells = (movement: Movement, money: (amount: Movement['amount']) => string): readonly string[] => {
  const days = new Map(movementDates(movement).map(({ kind, day }) => [kind, formatDay(day)]));
  return [
    movement.fundName,
    operationCaption(movement.operation),
    statusCaption(movement.status),
    money(movement.amount),
    ...DATE_KINDS.map((kind) => days.get(kind) ?? ''),
    movement.account === undefined ? '' : bankAccountLabel(movement.account),
  ];
};

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
