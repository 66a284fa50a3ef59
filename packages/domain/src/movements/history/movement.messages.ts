import { MOVEMENT_TITLES } from '../titles.messages.ts';
import type { HoursNotice } from '../business-hours.rules.ts';
import type { MovementDate } from './movement-card.rules.ts';
import type { KnownOperation, KnownStatus, Movement } from './movement.ts';

const STATUSES: Readonly<Record<KnownStatus, string>> = {
  pending: 'Pendente',
  created: 'Realizado',
  canceled: 'Cancelado',
};

const OPERATIONS: Readonly<Record<KnownOperation, string>> = {
  investment: 'Aplicação',
  'partial-redemption': 'Resgate parcial',
  'total-redemption': 'Resgate total',
};

/** The statuses of the catalogue, in the order of the filter. */
export const KNOWN_STATUSES: readonly KnownStatus[] = ['pending', 'created', 'canceled'];

/** The operations of the catalogue, in the order of the filter. */
export const KNOWN_OPERATIONS: readonly KnownOperation[] = ['investment', 'partial-redemption', 'total-redemption'];

/** @see decision Q100 */
export const statusCaption = (status: Movement['status']): string =>
  typeof status === 'string' ? STATUSES[status] : status.unknown;

/** @see decision Q100 */
export const operationCaption = (operation: Movement['operation']): string =>
  typeof operation === 'string' ? OPERATIONS[operation] : operation.unknown;

/** The first two captions are ours. @see spec B §4 Movement cards; decision 0196 */
export const DATE_CAPTIONS: Readonly<Record<MovementDate['kind'], string>> = {
  requested: 'Data da solicitação',
  expected: 'Previsão da realização',
  performed: 'Data da realização',
  paid: 'Data de Pagamento',
};

/** @see spec B §2 Movements */
export const HUB_TEXTS = { title: MOVEMENT_TITLES.hub, invest: 'Investir' } as const;

/** @see spec B §9 Business-hours window */
export const BUSINESS_HOURS_NOTICE = 'Solicitações efetuadas a partir das 15h serão processadas no próximo dia útil.';

/** Why the hour does not count on a day that is no business day. Ours. @see decision 0305 */
export const NO_BUSINESS_DAY = 'Hoje não é dia útil: um pedido feito agora vale como feito depois das 15h.';

/** What the notice says. @see spec B §9 Business-hours window; decision 0305 */
export const hoursMessage = (notice: HoursNotice): string =>
  notice === 'late' ? BUSINESS_HOURS_NOTICE : `${NO_BUSINESS_DAY} ${BUSINESS_HOURS_NOTICE}`;

/** The modal for a client who must renew the suitability first. The body is ours. @see spec B §2 Movements */
export const SUITABILITY_RENEWAL = {
  title: 'ATENÇÃO!',
  body: 'Seu perfil de investidor venceu. Responda ao questionário de novo para mantê-lo atualizado.',
  start: 'Iniciar questionário',
} as const;

/** The two questions about the last 48 hours. The body is ours. @see spec B §4 Investment flow 2, Redemption flow 4 */
export const RECENT_QUESTIONS = {
  investment: {
    body: 'Você já realizou um investimento nos últimos 2 dias.',
    question: 'Deseja continuar?',
  },
  redemption: { question: 'Deseja mesmo repetir este resgate?' },
} as const;

/** The information for the client after an investment. @see spec B §4 Investment flow 6, B §9; decision Q091 */
export const AFTER_INVESTING = {
  title: 'Agora é só fazer um TED para cada um dos fundos',
  heading: 'IMPORTANTE!',
  transfer: 'Não é possível utilizar TED de conta poupança nem PIX.',
  bradesco:
    'Para correntistas Bradesco, o valor será debitado da conta corrente. Mantenha o valor solicitado disponível.',
  balance: 'O investimento aparecerá no seu saldo em até 3 dias úteis.',
} as const;

/** The information for the client before a total redemption. @see spec B §9 */
export const TOTAL_REDEMPTION_NOTICE =
  'O valor do resgate total depende do valor da cota do fundo na data de cotização.';
