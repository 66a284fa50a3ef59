import { CONSENT_TERMS, type ConsentTerm } from '@aroeira/domain/access';
import type { ClientData, ConsentHistory, DataRequest, DataRequestState } from '@aroeira/domain/profile';
import * as t from 'io-ts';
import { InstantFromIso, Id, wordsOnWire } from '../../http/values.codec.ts';
import { orNothing, recordOnWire, inOurWords } from '../../http/record.codec.ts';

const TableWire = t.type({
  key: t.string,
  title: t.string,
  records: t.array(t.UnknownRecord),
});

/** @see decision 0240 */
export const ClientDataRead: t.Decoder<unknown, ClientData> = recordOnWire(
  'ClientData',
  { exportedAt: InstantFromIso, tables: t.array(TableWire) },
  {},
);

const AnsweredWire = recordOnWire(
  'ConsentAnswered',
  { isAccepted: t.boolean, terms: t.array(t.number), version: t.string, at: InstantFromIso },
  { isAccepted: 'accepted', at: 'answeredAt' },
);

const isTerm = (term: number): term is ConsentTerm => CONSENT_TERMS.some((known) => known === term);

/** A term that this version does not know is left out. @see decision 0241 */
export const ConsentHistoryRead: t.Decoder<unknown, ConsentHistory> = inOurWords(t.array(AnsweredWire), (answers) =>
  answers.map((answer) => ({ ...answer, terms: answer.terms.filter(isTerm) })),
);

const RequestWire = recordOnWire(
  'DataRequest',
  {
    id: Id,
    kind: wordsOnWire('DataRequestKind', { correction: 'correction', deletion: 'deletion' }),
    message: t.string,
    receivedAt: InstantFromIso,
    analysedAt: orNothing(InstantFromIso),
    answeredAt: orNothing(InstantFromIso),
    answer: orNothing(t.string),
  },
  {},
);

type Read = t.TypeOf<typeof RequestWire>;

const stateOf = ({ analysedAt, answeredAt, answer }: Read): DataRequestState => {
  if (answeredAt !== undefined && answer !== undefined) return { _tag: 'Answered', at: answeredAt, text: answer };
  return { _tag: analysedAt === undefined ? 'Received' : 'InAnalysis' };
};

const requestOf = (read: Read): DataRequest => {
  const { id, kind, message, receivedAt } = read;
  return { id, kind, message, receivedAt, state: stateOf(read) };
};

/** @see decision 0242 */
export const DataRequestRead = inOurWords(RequestWire, requestOf);
export const DataRequestsRead = inOurWords(t.array(RequestWire), (requests) => requests.map(requestOf));
