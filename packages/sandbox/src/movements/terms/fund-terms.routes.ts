import { clearedCaller } from '../../access/caller.ts';
import type { Routes } from '../../http/api.ts';
import { signedInCall } from '../../http/described-call.ts';
import { refuseCode } from '../../http/refusal.ts';
import { PaperParams, SignedStatus, TermsToSign, VerifyBody } from './fund-terms.schemas.ts';
import { arePapersSigned, drawUpPapers, isAllSigned, unsignedTerms } from './fund-terms.sql.ts';
import { SIGNING_PATH } from './signing-page.routes.ts';

/** The terms before an investment, and their signature. @see spec B §7 Investing and redeeming; decision 0195 */
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
      const unsigned = await unsignedTerms(db, clientId, request.body.fundIds);
      const descriptions = {
        unSignedTerms: unsigned.funds.map(({ name }) => ({ name })),
        compliance: unsigned.hasConformity,
      };
      if (isAllSigned(unsigned)) return { docToken: null, signUrl: null, descriptions };
      const { docToken, code } = await drawUpPapers(db, { clientId, unsigned, now: clock.now() });
      return { docToken, signUrl: `${portalUrl()}${SIGNING_PATH}/${code}`, descriptions };
    },
  );

  api.get(
    '/investments/checkSignedStatus/:id',
    signedInCall('movements', 'Whether papers of the caller are signed: 404 ERR118 for any other', {
      params: PaperParams,
      answer: SignedStatus,
    }),
    async (request) => {
      const { clientId } = await clearedCaller(request, services);
      const isSigned = await arePapersSigned(db, clientId, request.params.id);
      if (isSigned === undefined) throw refuseCode(404, 'ERR118');
      return { status: isSigned ? ('signed' as const) : ('pending' as const) };
    },
  );
};
