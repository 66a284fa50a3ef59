import { Type } from '@sinclair/typebox';
import { clearedCaller } from '../../access/caller.ts';
import { withClient } from '../../database/locked-client.sql.ts';
import type { Routes } from '../../http/api.ts';
import { signedInCall } from '../../http/described-call.ts';
import { refuseCode } from '../../http/refusal.ts';
import { complianceOf } from './compliance.sql.ts';
import { drawUpPapers, isAllSigned, statusOfPapers, unsignedTerms } from './fund-terms.sql.ts';
import { SIGNING_PATH } from './signing-page.routes.ts';
import { ClientId, orNull } from '../../http/wire.schemas.ts';

/** @see spec B §7 `POST investments/verifySignedTerms`; decision 0195 */
const VerifyBody = Type.Object({ fundIds: Type.Array(ClientId, { minItems: 1, maxItems: 100 }) });

const NULL_WHEN_SIGNED = { description: 'null when nothing is to be signed' };

/** @see spec B §3 Sign terms data */
const TermsToSign = Type.Object({
  docToken: orNull(Type.String(), NULL_WHEN_SIGNED),
  signUrl: orNull(Type.String(), NULL_WHEN_SIGNED),
  descriptions: Type.Object({
    unSignedTerms: Type.Array(Type.Object({ name: Type.String() })),
    compliance: Type.Boolean(),
  }),
});

/** @see spec B §3 Compliance term check; decision 0200 */
const ComplianceCheck = Type.Object({
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
const PaperParams = Type.Object({ id: Type.String({ format: 'uuid' }) });
const SignedStatus = Type.Object({
  status: Type.Union([Type.Literal('signed'), Type.Literal('refused'), Type.Literal('pending')]),
});

/** The terms before an investment, and their signature. @see spec B §7 Investing and redeeming; decisions 0195, 0200 */
export const fundTermRoutes: Routes = (api, services) => {
  const { db, clock, portalUrl } = services;
  api.post(
    '/investments/verifySignedTerms',
    signedInCall('movements', 'What the caller must sign before an investment in these funds, and where', {
      body: VerifyBody,
      answer: TermsToSign,
    }),
    async (request) => {
      const { clientId } = await clearedCaller(request, services);
      return withClient(db, clientId, async (client) => {
        const unsigned = await unsignedTerms(client.tx, clientId, request.body.fundIds);
        const descriptions = {
          unSignedTerms: unsigned.funds.map(({ name }) => ({ name })),
          compliance: unsigned.hasConformity,
        };
        if (isAllSigned(unsigned)) return { docToken: null, signUrl: null, descriptions };
        const { docToken, code } = await drawUpPapers(client, unsigned, clock.now());
        return { docToken, signUrl: `${portalUrl()}${SIGNING_PATH}/${code}`, descriptions };
      });
    },
  );

  api.post(
    '/investments/verifyCompliance',
    signedInCall('movements', 'The conformity term of the caller: where to sign it, and the last one', {
      answer: ComplianceCheck,
    }),
    async (request) => {
      const { clientId } = await clearedCaller(request, services);
      const { papers, last } = await withClient(db, clientId, (client) => complianceOf(client, clock.now()));
      const linkTo = (code: string): string => `${portalUrl()}${SIGNING_PATH}/${code}`;
      return {
        needSignature: papers !== undefined,
        docToken: papers?.docToken ?? null,
        signUrl: papers === undefined ? null : linkTo(papers.code),
        lastCompliance: last ? { status: last.status, url: last.status === 'signed' ? linkTo(last.code) : null } : null,
      };
    },
  );

  api.get(
    '/investments/checkSignedStatus/:id',
    signedInCall('movements', 'Whether papers of the caller are signed or refused: 404 ERR118 for any other', {
      params: PaperParams,
      answer: SignedStatus,
    }),
    async (request) => {
      const { clientId } = await clearedCaller(request, services);
      const status = await statusOfPapers(db, clientId, request.params.id);
      if (status === undefined) throw refuseCode(404, 'ERR118');
      return { status };
    },
  );
};
