import { riskProfileOf } from '@aroeira/domain/suitability';
import * as t from 'io-ts';
import { Day } from '../http/day.codec.ts';
import { Id } from '../http/id.codec.ts';
import { orNothing } from '../http/nothing.codec.ts';
import { inOurWords } from '../http/ours.codec.ts';
import { field, recordOnWire } from '../http/record.codec.ts';
import { AccountWire } from './transfer.codecs.ts';

/** The fields of a client that orders need. */
const OrderingClientWire = recordOnWire(
  'OrderingClient',
  { id: Id, birthDate: orNothing(Day), profileId: orNothing(field('id', Id)), accounts: t.array(AccountWire) },
  { profileId: 'riskProfileCategory', accounts: 'bankAccounts' },
);

/** A client in the words of orders. */
export const OrderingClientRead = inOurWords(OrderingClientWire, ({ profileId, ...client }) => ({
  ...client,
  riskProfile: profileId === undefined ? undefined : riskProfileOf(profileId),
}));
