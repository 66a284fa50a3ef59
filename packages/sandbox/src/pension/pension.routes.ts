import { ownCaller } from '../access/caller.ts';
import type { Routes } from '../http/api.ts';
import { Refusal } from '../http/refusal.ts';
import { SIGNED_IN } from '../http/wire.schemas.ts';
import { CertificateParams, Certificates, PensionRefusals } from './pension.schemas.ts';
import { certificatesOf, insurerRefusal } from './pension.sql.ts';

/** The insurer's certificates, by the client's document. @see spec B §7 Pension; decision Q110 */
export const pensionRoutes: Routes = (api, services) => {
  api.get(
    '/icatu/certificates/:id',
    {
      schema: {
        tags: ['pension'],
        summary: "The client's pension certificates, or the insurer's refusal: 400 without a plan",
        security: SIGNED_IN,
        params: CertificateParams,
        response: { 200: Certificates, ...PensionRefusals },
      },
    },
    async (request) => {
      const caller = await ownCaller(request, services, request.params.id);
      const refusal = await insurerRefusal(services.db, caller.clientId);
      if (refusal !== undefined) throw insurerNo(refusal);
      return certificatesOf(services.db, caller.clientId);
    },
  );
};

const insurerNo = ({ status, bodyStatus }: { readonly status: number; readonly bodyStatus: number | null }): Refusal =>
  new Refusal(status, { message: 'insurer_refused', ...(bodyStatus !== null && { httpStatus: bodyStatus }) });
