import type { PdfBlock, PdfContent } from '../documents/pdf/pdf-content.ts';
import { dayInBrazil } from '../documents/pdf/pdf-page.ts';
import { amount, maskedDocument, money, operationWords, statusWords } from '../reports/statement-words.ts';
import { dayOfSaoPaulo } from '../time/sao-paulo-days.ts';
import { saidToTheSecond } from '../time/sao-paulo-moment.ts';
import type { Ordered } from './receipt.sql.ts';

type OrderedMovement = Ordered['movements'][number];

/** The name of the file, the same as in the portal: the day of the order, and the beginning of the id asked for. */
export const receiptFileName = (id: string, { movements }: Pick<Ordered, 'movements'>): string =>
  `Comprovante_${dayOf(movements)}_${id.slice(0, 8)}.pdf`;

const dayOf = ([first]: Ordered['movements']): string => (first === undefined ? '' : dayOfSaoPaulo(first.created_at));

const totalOf = (movements: Ordered['movements']): number => movements.reduce((sum, { cents }) => sum + cents, 0);

const accountWords = ({ account }: OrderedMovement): string =>
  account === undefined
    ? 'Não informada'
    : `${account.bank.name}\nAg.\u00a0${account.agency} · Conta\u00a0${account.accountNumber}-${account.digit}`;

/** What was ordered, fund by fund. */
const lines = (movements: Ordered['movements']): PdfBlock => ({
  kind: 'table',
  columns: [
    { title: 'Fundo' },
    { title: 'Conta', width: 150 },
    { title: 'Situação', width: 64 },
    { title: 'Valor em R$', width: 84, isNumber: true },
  ],
  rows: movements.map((each) => [each.fund, accountWords(each), statusWords(each.status), amount(each.cents)]),
  total: ['Total', '', '', amount(totalOf(movements))],
});

const planned = (at: Date | null): string =>
  at === null ? 'A definir' : `Previsto para ${dayInBrazil(dayOfSaoPaulo(at))}`;

/** When it was carried out, canceled, or will be. The history before the portal names no time for some. */
const endWords = ({ status, created_at, processed_at }: OrderedMovement): string => {
  if (status === 'pending') return planned(processed_at);
  const at = saidToTheSecond(processed_at ?? created_at);
  return status === 'canceled' ? `Cancelado: ${at}` : at;
};

const paymentWords = ({ status, payment_at }: OrderedMovement, now: Date): string => {
  if (status === 'canceled') return 'Não haverá';
  return status === 'created' && payment_at !== null && payment_at <= now
    ? saidToTheSecond(payment_at)
    : planned(payment_at);
};

/** The steps of each fund, with their times in São Paulo. */
const steps = (movements: Ordered['movements'], now: Date): PdfBlock => {
  const isInvestment = movements.some(({ operation }) => operation === 'apply');
  return {
    kind: 'table',
    columns: [
      { title: 'Fundo' },
      { title: 'Pedido', width: 110 },
      { title: isInvestment ? 'No saldo' : 'Cotização', width: 110 },
      ...(isInvestment ? [] : [{ title: 'Pagamento', width: 110 }]),
    ],
    rows: movements.map((each) => [
      each.fund,
      saidToTheSecond(each.created_at),
      endWords(each),
      ...(isInvestment ? [] : [paymentWords(each, now)]),
    ]),
  };
};

/** What a receipt proves, and what it does not. */
const notes = (movements: Ordered['movements']): readonly string[] => [
  'Este comprovante mostra o pedido como estava registrado na {product} no momento da emissão. Ele não comprova a transferência do dinheiro.',
  ...(movements.some(({ operation, status }) => operation === 'rescue_total' && status === 'pending')
    ? ['O valor de um resgate total pendente é uma estimativa: vale o da cotização.']
    : []),
];

/** The receipt of an order in pt-BR. @see decision 0372 */
export const receipt = ({ number, client, movements }: Ordered, now: Date): PdfContent => {
  const operation = operationWords(movements[0]?.operation ?? '');
  return {
    title: `Comprovante de ${operation.toLowerCase()}`,
    subtitle: `Pedido de ${dayInBrazil(dayOf(movements))}`,
    foot: `Pedido ${number}. Emitido em ${saidToTheSecond(now)}, horário de Brasília.`,
    madeOn: dayOfSaoPaulo(now),
    blocks: [
      {
        kind: 'facts',
        facts: [
          ['Valor total', money(totalOf(movements))],
          ['Investidor', client.name],
          maskedDocument(client.document),
          ['Número do pedido', number],
        ],
      },
      { kind: 'heading', text: 'O que foi pedido' },
      lines(movements),
      { kind: 'heading', text: 'Andamento' },
      steps(movements, now),
      ...notes(movements).map((text): PdfBlock => ({ kind: 'paragraph', text })),
    ],
  };
};
