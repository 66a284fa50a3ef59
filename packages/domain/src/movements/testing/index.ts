import type { IO } from 'fp-ts/IO';
import * as TE from 'fp-ts/TaskEither';
import type { CallFailure } from '../../kernel/call-failure.ts';
import { calendarDay } from '../../kernel/days.ts';
import { cents } from '../../kernel/money.ts';
import { at } from '../../kernel/testing/index.ts';
import type { BankAccount } from '../bank-account.ts';
import type {
  FundTerms,
  BusinessDays,
  Movements,
  SubmittedOrders,
  OrderPorts,
  Repetition,
} from '../movements.ports.ts';
import type { PaperStatus, TermsToSign } from '../funds/fund-terms.ts';
import type { Fund } from '../funds/fund.ts';
import type { InvestmentEntry, InvestmentOrder } from '../investing/investment.ts';
import type { Movement, OrderTrace } from '../history/movement.ts';
import type { OrderingClient } from '../ordering-client.ts';
import type { RedeemableFund, RedemptionOrder } from '../redeeming/redemption.ts';

/**
 * A fund with a position of 1.000,00. Minimums: 5.000,00 initial, 500,00 additional, 100,00
 * redemption, 500,00 holding.
 */
export const fund = (changes: Partial<Fund> = {}): Fund => ({
  id: 7,
  name: 'Aroeira Renda Fixa Liquidez FIC FI RF',
  type: 'RENDA_FIXA',
  risk: 1,
  minimumInitialInvestment: cents(5_000_00),
  minimumAdditionalInvestment: cents(500_00),
  minimumRedemption: cents(100_00),
  minimumHolding: cents(500_00),
  pricingTerm: 'D+0',
  settlementTerm: 'D+1',
  position: cents(1_000_00),
  transfer: {
    id: 7,
    name: 'Aroeira Renda Fixa Liquidez FIC FI RF',
    cnpj: '11222333000181',
    bank: 'Banco Bradesco S.A.',
    bankCode: '237',
    branch: '2374',
    number: '0184562',
    checkDigit: '7',
  },
  ...changes,
});

/** The same fund for the redemption form. No redemption of it waits. */
export const heldFund = (changes: Partial<RedeemableFund> = {}): RedeemableFund => ({
  ...fund(),
  position: cents(1_000_00),
  waiting: { areKnown: true, leaving: cents(0), isClosing: false },
  ...changes,
});

export const bankAccount = (changes: Partial<BankAccount> = {}): BankAccount => ({
  id: 3,
  bankId: 20,
  bankName: 'Itaú Unibanco S.A.',
  branch: '0348',
  number: '55120',
  checkDigit: '4',
  ...changes,
});

export const entry = (amount?: number, bankAccountId?: number, fundId = 7): InvestmentEntry => ({
  fundId,
  amount: amount === undefined ? undefined : cents(amount),
  bankAccountId,
});

/** A pending partial redemption of 500,00, on 20/11/2026 at 14h. */
export const movement = (changes: Partial<Movement> = {}): Movement => ({
  id: 'movement-1',
  fundName: heldFund().name,
  operation: 'partial-redemption',
  status: 'pending',
  amount: cents(500_00),
  createdAt: at('2026-11-20T14:00:00-03:00'),
  processedAt: undefined,
  paymentAt: undefined,
  account: undefined,
  transfer: undefined,
  ...changes,
});

/** A server that counts an order of now for one day. */
export const businessDays = (day = '2026-11-20'): BusinessDays => ({ current: TE.right(calendarDay(day)) });

/** A server with one order of each client. It keeps the calls. */
export const movementList = (): Movements & { readonly asked: string[] } => {
  const asked: string[] = [];
  const answer = (call: string) => (clientId: number) =>
    TE.fromIO(() => (asked.push(`${call} ${clientId}`), [movement()]));
  return { asked, list: answer('list'), reload: answer('reload') };
};

/** A server that takes orders, or fails, and keeps what was sent. */
const taking =
  <Order>() =>
  (answer: TE.TaskEither<CallFailure, void> = TE.right(undefined)) => {
    const [taken, keys, repetitions]: [Order[], string[], (Repetition | undefined)[]] = [[], [], []];
    const place = (order: Order, key: string, repetition?: Repetition): TE.TaskEither<CallFailure, void> => {
      taken.push(order);
      keys.push(key);
      repetitions.push(repetition);
      return answer;
    };
    return { taken, keys, repetitions, place };
  };

export const takingServer = taking<RedemptionOrder>();
export const investingServer = taking<InvestmentOrder>();

/** A session that has sent nothing yet. */
export const newSession = (): SubmittedOrders => {
  const orders: OrderTrace[] = [];
  return {
    all: (): readonly OrderTrace[] => orders,
    remember:
      (order): IO<void> =>
      () =>
        void orders.push(order),
  };
};

/** A client with a moderate risk profile and two bank accounts. */
export const orderingClient = (changes: Partial<OrderingClient> = {}): OrderingClient => ({
  id: 42,
  birthDate: calendarDay('1984-03-12'),
  riskProfile: 'moderate',
  accounts: [bankAccount(), bankAccount({ id: 4 })],
  ...changes,
});

/** A client who gives one answer to each question, then only yes, and keeps the questions. */
export const answering = <Question>(...answers: readonly boolean[]) => {
  const asked: Question[] = [];
  const ask = (question: Question): TE.TaskEither<never, boolean> => {
    asked.push(question);
    return TE.right(answers[asked.length - 1] ?? true);
  };
  return { asked, ask };
};

/** Two adhesion terms and the conformity term. */
export const termsToSign = (changes: Partial<TermsToSign> = {}): TermsToSign => ({
  token: 'doc-1',
  signUrl: 'https://assina.exemplo/doc-1',
  fundNames: ['Aroeira Global', 'Aroeira Macro'],
  needsConformityTerm: true,
  ...changes,
});

/** A signing provider with these papers, which keeps what it was asked. The client signs them by `sign`, or refuses them. */
export const fundTerms = (papers: TermsToSign | undefined) => {
  const asked: (readonly number[])[] = [];
  let status: PaperStatus = papers === undefined ? 'signed' : 'waiting';
  const provider: FundTerms = {
    toSign: (fundIds) => {
      asked.push(fundIds);
      return TE.right(status === 'signed' ? undefined : papers);
    },
    statusOf: () => TE.fromIO(() => status),
  };
  return { ...provider, asked, sign: () => void (status = 'signed'), refuse: () => void (status = 'refused') };
};

/** A server with one fund and one client. Nothing is to be signed, and it takes every order. */
export const orderPorts = (changes: Partial<OrderPorts> = {}): OrderPorts => ({
  businessDays: businessDays(),
  clients: { of: () => TE.right(orderingClient()) },
  funds: { list: () => TE.right([fund()]) },
  fundTerms: fundTerms(undefined),
  investments: investingServer(),
  redemptions: takingServer(),
  suggestions: { of: () => TE.right([]), byProfile: () => TE.right([]) },
  ...changes,
});
