import { CentsFromReais, Id } from '@aroeira/adapters-http/http';
import { fundOf, type Fund, type FundFacts } from '@aroeira/domain/movements';
import * as t from 'io-ts';
import { limited, orNothing } from '../rules/limited.codecs.ts';

const Amount = orNothing(CentsFromReais);

const LinesWire = limited(
  t.array(t.type({ fundId: Id, value: Amount, bankId: orNothing(Id) })),
  (lines) => Number.isSafeInteger(lines.reduce((all, { value }) => all + (value ?? 0), 0)),
  'together beyond exact cents',
);

/** Funds and what goes into them. @see the command line's contract, `rules investment` */
export const InvestmentRuleWire = t.type({
  funds: t.array(t.type({ id: Id, initialValue: Amount, minimumValue: Amount, balance: Amount })),
  lines: LinesWire,
});

const OPERATIONS = { rescue_parcial: 'partial', rescue_partial: 'partial', rescue_total: 'total' } as const;

/** The operation behind the wire's word, which is half Portuguese; the English half is understood too. */
export const operationFrom = (word: keyof typeof OPERATIONS) => OPERATIONS[word];

/** What a client asks out of a fund. @see the command line's contract, `rules redemption` */
export const RedemptionRuleWire = t.type({
  fund: t.type({ minimumRescueValue: Amount, stayValue: Amount }),
  position: CentsFromReais,
  operation: orNothing(t.keyof(OPERATIONS)),
  value: Amount,
  bankId: orNothing(Id),
});

/** A fund of which only its numbers are known, which is all that the rules look at. */
export const bareFund = (numbers: Partial<FundFacts>): Fund =>
  fundOf({
    id: 0,
    name: '',
    type: '',
    minimumInitialInvestment: undefined,
    minimumAdditionalInvestment: undefined,
    minimumRedemption: undefined,
    minimumHolding: undefined,
    pricingTerm: undefined,
    settlementTerm: undefined,
    position: undefined,
    transfer: { id: 0, name: '', cnpj: '', bank: '', branch: '', number: '', checkDigit: '' },
    ...numbers,
  });
