import { fundOf } from '@aroeira/domain/movements';
import * as t from 'io-ts';
import { Id, CentsFromReais } from '../http/values.codec.ts';
import { orNothing, recordOnWire, inOurWords } from '../http/record.codec.ts';
import { TransferWire } from './orders.codecs.ts';

// The server may leave minimums and terms out (decision Q168).
const Amount = orNothing(CentsFromReais);
const Term = orNothing(t.string);
const Risk = orNothing(t.union([t.literal(1), t.literal(2), t.literal(3), t.literal(4), t.literal(5)]));

/** A fund. What is not known is written as null. @see spec B §3 Fund; decisions 0002, 0148 */
export const FundWire = recordOnWire(
  'Fund',
  {
    id: Id,
    name: t.string,
    type: t.string,
    risk: Risk,
    minimumInitialInvestment: Amount,
    minimumAdditionalInvestment: Amount,
    minimumRedemption: Amount,
    minimumHolding: Amount,
    pricingTerm: Term,
    settlementTerm: Term,
    // A position that is left out is unknown. It is not zero (decision Q163).
    position: Amount,
    transfer: TransferWire,
  },
  {
    risk: 'riskLevel',
    minimumInitialInvestment: 'initialValue',
    minimumAdditionalInvestment: 'minimumValue',
    minimumRedemption: 'minimumRescueValue',
    minimumHolding: 'stayValue',
    pricingTerm: 'termQuotation',
    settlementTerm: 'termRescue',
    position: 'totalAmount',
    transfer: 'fundInfo',
  },
);

export const FundList = inOurWords(t.array(FundWire), (funds) => funds.map(fundOf));
