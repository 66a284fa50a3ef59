import { CentsFromReais, Id, limited, orNothing, recordOnWire } from '@aroeira/adapters-http/http';
import { EntryWire, FundWire, OPERATION_WORDS } from '@aroeira/adapters-http/movements';
import { fundOf, type Fund, type FundFacts } from '@aroeira/domain/movements';
import * as t from 'io-ts';

const Amount = orNothing(CentsFromReais);

const LinesWire = limited(
  t.array(EntryWire),
  (lines) => Number.isSafeInteger(lines.reduce((all, { amount }) => all + (amount ?? 0), 0)),
  'together beyond exact cents',
);

/** Funds and what goes into them. @see the command line's contract, `rules investment` */
export const InvestmentRuleWire = t.type({
  funds: t.array(
    recordOnWire(
      'Fund',
      { id: Id, minimumInitialInvestment: Amount, minimumAdditionalInvestment: Amount, position: Amount },
      { ...FundWire.names, position: 'balance' },
    ),
  ),
  lines: LinesWire,
});

const OPERATIONS = {
  [OPERATION_WORDS['partial-redemption']]: 'partial-redemption',
  // The word of the wire is half Portuguese. The contract takes the English word too.
  rescue_partial: 'partial-redemption',
  [OPERATION_WORDS['total-redemption']]: 'total-redemption',
} as const;

export const operationFrom = (word: keyof typeof OPERATIONS) => OPERATIONS[word];

/** What a client asks out of a fund. @see the command line's contract, `rules redemption` */
export const RedemptionRuleWire = recordOnWire(
  'RedemptionRule',
  {
    fund: recordOnWire('Fund', { minimumRedemption: Amount, minimumHolding: Amount }, FundWire.names),
    position: CentsFromReais,
    operation: orNothing(t.keyof(OPERATIONS)),
    amount: Amount,
    bankAccountId: orNothing(Id),
  },
  EntryWire.names,
);

/** A fund with its numbers alone. The rules read nothing else. */
export const bareFund = (numbers: Partial<FundFacts>): Fund =>
  fundOf({
    id: 0,
    name: '',
    type: '',
    risk: undefined,
    minimumInitialInvestment: undefined,
    minimumAdditionalInvestment: undefined,
    minimumRedemption: undefined,
    minimumHolding: undefined,
    pricingTerm: undefined,
    settlementTerm: undefined,
    position: undefined,
    transfer: { id: 0, name: '', cnpj: '', bank: '', bankCode: undefined, branch: '', number: '', checkDigit: '' },
    ...numbers,
  });
