import type { TermsToSign } from '@aroeira/domain/movements';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import { orNothing, WebLink, recordOnWire } from '../http/record.codec.ts';

const Descriptions = recordOnWire(
  'Descriptions',
  { terms: t.array(t.type({ name: t.string })), needsConformityTerm: orNothing(t.boolean) },
  { terms: 'unSignedTerms', needsConformityTerm: 'compliance' },
);

const Papers = recordOnWire(
  'TermsToSign',
  { token: orNothing(t.string), signUrl: orNothing(WebLink), descriptions: Descriptions },
  { token: 'docToken' },
);

/** What is left to sign, or nothing. Only with something to sign it needs a link. @see spec B §3 Sign terms data; decision 0195 */
export const TermsWire = new t.Type<TermsToSign | undefined, object, unknown>(
  'Terms',
  (u): u is TermsToSign | undefined => u === undefined || (t.UnknownRecord.is(u) && WebLink.is(u['signUrl'])),
  (u, context) =>
    pipe(
      Papers.validate(u, context),
      E.chain(({ token, signUrl, descriptions: { terms, needsConformityTerm = false } }) => {
        if (terms.length === 0 && !needsConformityTerm) return t.success(undefined);
        if (signUrl === undefined) return t.failure(u, context, 'no link to sign at');
        return t.success({ token, signUrl, fundNames: terms.map(({ name }) => name), needsConformityTerm });
      }),
    ),
  (terms) =>
    Papers.encode({
      token: terms?.token,
      signUrl: terms?.signUrl,
      descriptions: {
        terms: (terms?.fundNames ?? []).map((name) => ({ name })),
        needsConformityTerm: terms?.needsConformityTerm ?? false,
      },
    }),
);
