import { mayBeTaken, type CallFailure } from '../kernel/call-failure.ts';
import { FIELD_SENTENCES, fieldMessage, type Choice, type Field, type FieldError } from '../kernel/fields/index.ts';
import { formatAmount, formatBrl } from '../kernel/formats.ts';
import type { Cents } from '../kernel/money.ts';
import type { BankAccount } from './bank-account.ts';
import { waitingNotice } from './redeeming/waiting-redemptions.messages.ts';
import { redeemablePosition } from './redeeming/redemption.rules.ts';
import type {
  InvestmentFailure,
  InvestmentFieldError,
  RedemptionBlock,
  RedemptionFailure,
  RedemptionFieldError,
} from './movements.errors.ts';

/** The catalogue's sentence for each error. @see spec B §5 Redemption; decisions Q055, Q144 */
export const redemptionMessage = (error: RedemptionFieldError): string => {
  switch (error._tag) {
    case 'OperationMissing':
    case 'AmountMissing':
      return FIELD_SENTENCES.Missing;
    case 'AmountInvalid':
      return FIELD_SENTENCES.AmountInvalid;
    case 'BelowMinimumRedemption':
      return `O valor mínimo para resgate parcial é de ${formatBrl(error.minimum)} para este fundo.`;
    case 'BelowMinimumHolding':
      return whileLeaving(
        `Você precisa manter o valor de permanência de R$\u00a0${formatAmount(error.minimum)} para o resgate parcial`,
        error.leaving,
      );
    case 'AccountMissing':
      return FIELD_SENTENCES.ChoiceUnknown;
  }
};

/** A sentence with the amount that already leaves the fund. The added words are ours. @see decision 0193 */
const whileLeaving = (sentence: string, leaving: Cents): string =>
  leaving === 0 ? sentence : `${sentence} (${formatBrl(leaving)} deste fundo já estão em resgate)`;

/** The sentence for an error at a field of the redemption. @see spec B §5 Redemption */
export const redemptionFieldMessage = (
  field: Pick<Field<unknown, unknown>, 'type' | 'caption' | 'whenEmpty'>,
  error: FieldError | RedemptionFieldError,
): string => ('field' in error ? redemptionMessage(error) : fieldMessage(field, error));

/** The words are ours. */
const FUND_UNKNOWN = 'Fundo não encontrado';

/** @see spec B §5 Investment per fund */
export const investmentMessage = (error: InvestmentFieldError): string => {
  switch (error._tag) {
    case 'BelowMinimumInvestment':
      return `O valor deve ser maior ou igual a ${formatBrl(error.minimum)} para esse investimento`;
    case 'OriginAccountMissing':
      return 'Selecione uma conta de origem';
    case 'AmountMissing':
      return 'Insira um valor de investimento';
    case 'FundUnknown':
      return FUND_UNKNOWN;
  }
};

/** The alert after a submit with a total of zero or with an error. @see spec B §5 Investment per fund */
const INVESTMENT_INVALID = 'Erro ao validar os valores, verifique seus valores e tente novamente';

const ORDER_FAILED = 'Erro ao resgatar investimento. Por favor tente novamente mais tarde!';

/** The sentence for an order without an answer. Nobody knows whether the server took it. @see decision Q087 */
const CHECK_HISTORY = 'Antes de repetir, verifique no histórico de movimentações se o pedido foi registrado.';

/**
 * The sentence for an order that was sent and failed. It is the same for investments and redemptions.
 *
 * @see spec B §8 Movements; decisions Q087, Q103
 */
const sentOrderMessage = (failure: CallFailure): string =>
  mayBeTaken(failure) ? `${ORDER_FAILED} ${CHECK_HISTORY}` : ORDER_FAILED;

/** The alert for a failed investment. @see spec B §5 Investment per fund, B §8 Movements */
export const investmentFailureMessage = (failure: InvestmentFailure): string =>
  failure._tag === 'Invalid' ? INVESTMENT_INVALID : sentOrderMessage(failure);

/**
 * The same beside the fields. The sentence for every error speaks of amounts, so it names the account when that alone is
 * missing. The added words are ours.
 *
 * @see spec B §5 Investment per fund; decision 0377
 */
export const amountsRefusedMessage = (failure: InvestmentFailure): string =>
  failure._tag === 'Invalid' &&
  failure.errors.length > 0 &&
  failure.errors.every(({ _tag }) => _tag === 'OriginAccountMissing')
    ? `${INVESTMENT_INVALID}: falta a conta de origem.`
    : investmentFailureMessage(failure);

/**
 * The alert for a failed redemption. The specification has no alert for a form that breaks a rule, because the error is
 * already under the field.
 *
 * @see spec B §5 Redemption, B §8 Movements
 */
export const redemptionFailureMessage = (failure: RedemptionFailure): string => {
  if (failure._tag === 'Invalid') return ORDER_FAILED;
  if (failure._tag !== 'FundMoved') return sentOrderMessage(failure);
  return redeemablePosition(failure.fund) === 0
    ? redemptionBlockMessage({ _tag: 'AllLeaving' })
    : [FUND_MOVED, waitingNotice(failure.fund)].filter(Boolean).join(' ');
};

/** The sentence for a redemption whose fund or account is not what the client saw. The words are ours. @see decision 0302 */
export const FUND_MOVED = 'Os dados deste resgate mudaram desde que você o abriu. Confira-os antes de pedir de novo.';

/**
 * The sentences for lists that failed to load or are empty.
 *
 * The last two are ours. @see spec B §8 Movements; decision Q102
 */
export const LIST_TEXTS = {
  movementsNotLoaded: 'Não foi possível carregar a lista de últimos investimentos',
  fundsNotLoaded: 'Não foi possível carregar a lista de fundos',
  nothingToRedeem: 'Você não tem investimentos para resgate',
  noMovements: 'Nenhuma movimentação encontrada.',
  noFunds: 'Nenhum fundo disponível.',
  noFundsSays: 'Os fundos em que você pode investir aparecem aqui.',
} as const;

/** The heading over the folded funds. Ours. @see decision Q093 */
export const withoutBalance = (count: number): string =>
  count === 1 ? '1 fundo sem saldo' : `${count} fundos sem saldo`;

/** The sentence for `AllLeaving` is ours. @see spec B §4 Redemption flow 1; decisions Q163, 0193 */
export const redemptionBlockMessage = (block: RedemptionBlock): string => {
  switch (block._tag) {
    case 'NothingToRedeem':
      return LIST_TEXTS.nothingToRedeem;
    case 'FundUnknown':
      return FUND_UNKNOWN;
    case 'NothingHeld':
      return 'Você não possui valor investido neste fundo para resgate';
    case 'AllLeaving':
      return 'Todo o valor deste fundo já está em resgate. Acompanhe o pedido no histórico de movimentações.';
    case 'PositionUnknown':
      return LIST_TEXTS.fundsNotLoaded;
  }
};

/**
 * What names a bank account: its bank, then its branch and its number. An unknown bank has its sentence, and the numbers
 * still tell two such accounts apart.
 *
 * @see spec B §4 Redemption flow 3 and 5; decision 0375
 */
export const bankAccountParts = (account: BankAccount | undefined): readonly [bank: string, ...numbers: string[]] =>
  account === undefined
    ? [BANK_UNKNOWN]
    : [account.bankName ?? BANK_UNKNOWN, `Ag. ${account.branch}`, `Conta ${account.number}-${account.checkDigit}`];

/** @see spec B §4 Redemption flow 5 */
const BANK_UNKNOWN = 'Banco não encontrado';

/** A bank account on one line. */
export const bankAccountLabel = (account: BankAccount | undefined): string => bankAccountParts(account).join(' · ');

/** A bank account as a choice: the bank, and below it what tells two accounts of one bank apart. */
export const accountChoice = (account: BankAccount): Choice<number> => {
  const [label, ...numbers] = bankAccountParts(account);
  return { value: account.id, label, detail: numbers.join(' · ') };
};

/** A term of a fund in the words of the fund. A dash when the fund does not say. @see decision Q168 */
export const termText = (term: string | undefined): string => (term === undefined || term.trim() === '' ? '–' : term);
