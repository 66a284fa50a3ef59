import type { InvestmentEntry, KnownOperation } from '@aroeira/domain/movements';
import * as t from 'io-ts';
import { Id } from '../http/id.codec.ts';
import { CentsFromReais } from '../http/money.codec.ts';
import { orNothing } from '../http/nothing.codec.ts';
import { fromWords, inWords } from '../http/words.ts';

/** @see spec B §3 Movement, B §7 `POST /investments/create/v2` */
export const OPERATION_WORDS = {
  investment: 'apply',
  'partial-redemption': 'rescue_parcial',
  'total-redemption': 'rescue_total',
} as const satisfies Record<KnownOperation, string>;

/** @see spec B §3 Investment line */
export const ENTRY_WORDS = {
  fundId: 'fundId',
  amount: 'value',
  bankAccountId: 'bankId',
} as const satisfies Record<keyof InvestmentEntry, string>;

/** What an order says of one fund. Amount and account may be missing. */
export const EntryWire = t.type(
  inWords(ENTRY_WORDS, { fundId: Id, amount: orNothing(CentsFromReais), bankAccountId: orNothing(Id) }),
);

type Entry = t.TypeOf<typeof EntryWire>;

/** An entry in our words. */
export const entryFrom = (wire: Entry): InvestmentEntry => fromWords(ENTRY_WORDS, wire);

/** An entry in the words of the wire, money in reais. */
export const entryWire = (entry: InvestmentEntry): t.OutputOf<typeof EntryWire> =>
  EntryWire.encode(inWords(ENTRY_WORDS, entry));
