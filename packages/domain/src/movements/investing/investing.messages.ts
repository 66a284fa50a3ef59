import { formatBrl } from '../../kernel/formats.ts';
import { cents, type Cents } from '../../kernel/money.ts';
import type { Fund, FundRisk } from '../funds/fund.ts';

/** The captions of the pages of an investment. They are ours. @see spec B §4 Investment flow; decision Q082 */
export const INVESTING_TEXTS = {
  chooseFunds: 'Escolha os fundos',
  chooseLead: 'Marque um ou mais fundos e diga quanto quer investir ao todo.',
  search: 'Buscar fundo',
  searchHint: 'Nome do fundo',
  type: 'Tipo de fundo',
  everyType: 'Todos',
  noneFound: 'Nenhum fundo encontrado.',
  chosen: 'Escolhidos',
  risk: 'Risco',
  fundMissing: 'Escolha ao menos um fundo.',
  initialMinimum: 'Aplicação inicial mínima',
  additionalMinimum: 'Aplicação adicional mínima',
  held: 'Posição atual',
  distribute: 'Distribua seu investimento',
  suggestedLead: 'Valores sugeridos para o seu perfil. Escolha a conta de origem de cada fundo.',
  percentAfter: 'Na carteira depois desta aplicação',
  goOn: 'Continuar',
  processing: 'Processando seu investimento...',
  origin: 'Origem dos recursos',
  notSuggested: 'Sem valor sugerido para o seu perfil',
  redemptionPricing: 'Cotização do resgate',
  redemptionSettlement: 'Pagamento do resgate',
  portfolio: 'Sua carteira por tipo',
  now: 'Hoje',
  after: 'Depois',
  afterConfirming: 'Depois de confirmar',
  payment: 'Pagamento',
  paymentBy: 'TED para cada fundo',
  inBalance: 'Aparece no seu saldo',
  inBalanceBy: 'Em até 3 dias úteis',
  showTransfers: 'Ver os dados para o TED',
} as const;

/** The caption of each risk. The words are ours. @see decision 0148 */
export const RISK_CAPTIONS: Readonly<Record<FundRisk, string>> = {
  1: 'Muito baixo',
  2: 'Baixo',
  3: 'Médio',
  4: 'Alto',
  5: 'Muito alto',
};

/** Says what is left to share out, or what is too much. `undefined` when the amounts are the whole. Ours. */
export const leftMessage = (left: Cents): string | undefined => {
  if (left === 0) return undefined;
  return left > 0
    ? `Falta distribuir ${formatBrl(left)}.`
    : `${formatBrl(cents(Math.abs(left)))} acima do total que você quer investir.`;
};

/** '1 fundo', '12 fundos'. */
export const fundCount = (count: number): string => `${count} ${count === 1 ? 'fundo' : 'fundos'}`;

/** The caption of the minimum that counts for the client now. */
export const minimumCaption = ({ position }: Pick<Fund, 'position'>): string =>
  position !== undefined && position > 0 ? INVESTING_TEXTS.additionalMinimum : INVESTING_TEXTS.initialMinimum;
