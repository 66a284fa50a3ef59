import type { ConformityCheck, LastConformity } from '@aroeira/domain/profile';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import { orNothing, WebLink, recordOnWire } from '../http/record.codec.ts';

const LastWire = recordOnWire('LastConformity', { status: t.string, url: orNothing(WebLink) }, {});

/** @see spec B §3 Compliance term check */
const CheckWire = recordOnWire(
  'ConformityCheck',
  {
    needsSignature: t.boolean,
    token: orNothing(t.string),
    signUrl: orNothing(WebLink),
    last: orNothing(LastWire),
  },
  { needsSignature: 'needSignature', token: 'docToken', last: 'lastCompliance' },
);

const statusOf = (word: string): LastConformity => (word === 'started' || word === 'signed' ? word : 'other');

/** The state of the conformity term. A term that waits for a signature needs its link. @see decision 0200 */
export const ConformityCheckRead = new t.Type<ConformityCheck, never, unknown>(
  'ConformityCheck',
  (u): u is ConformityCheck => CheckWire.is(u),
  (u, context) =>
    pipe(
      CheckWire.validate(u, context),
      E.chain(({ needsSignature, token, signUrl, last: lastTerm }) => {
        const last = lastTerm && { ...lastTerm, status: statusOf(lastTerm.status) };
        if (!needsSignature) return t.success({ toSign: undefined, last });
        return signUrl === undefined
          ? t.failure(u, context, 'no link to sign at')
          : t.success({ toSign: { token, signUrl }, last });
      }),
    ),
  () => {
    throw new TypeError('is only read');
  },
);
