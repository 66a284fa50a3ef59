import { Type } from '@sinclair/typebox';
import { ClientId, orNull } from '../../http/wire.schemas.ts';

/** @see spec B §7 `POST investments/verifySignedTerms`; decision 0195 */
export const VerifyBody = Type.Object({ fundIds: Type.Array(ClientId, { minItems: 1, maxItems: 100 }) });

const NULL_WHEN_SIGNED = { description: 'null when nothing is to be signed' };

/** @see spec B §3 Sign terms data */
export const TermsToSign = Type.Object({
  docToken: orNull(Type.String(), NULL_WHEN_SIGNED),
  signUrl: orNull(Type.String(), NULL_WHEN_SIGNED),
  descriptions: Type.Object({
    unSignedTerms: Type.Array(Type.Object({ name: Type.String() })),
    compliance: Type.Boolean(),
  }),
});

/** @see spec B §3 Compliance term check; decision 0200 */
export const ComplianceCheck = Type.Object({
  needSignature: Type.Boolean(),
  docToken: orNull(Type.String(), NULL_WHEN_SIGNED),
  signUrl: orNull(Type.String(), NULL_WHEN_SIGNED),
  lastCompliance: orNull(
    Type.Object({
      status: Type.Union([Type.Literal('started'), Type.Literal('signed')]),
      url: orNull(Type.String(), { description: 'The signed paper' }),
    }),
  ),
});

/** The id is the docToken. */
export const PaperParams = Type.Object({ id: Type.String({ format: 'uuid' }) });
export const SignedStatus = Type.Object({
  status: Type.Union([Type.Literal('signed'), Type.Literal('refused'), Type.Literal('pending')]),
});
