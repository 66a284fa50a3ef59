import { clearedCaller, onlyOwn } from '../access/caller.ts';
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
      const caller = await clearedCaller(request, services);
      onlyOwn(caller, request.params.id);
      const refusal = await insurerRefusal(services.db, caller.clientId);
      if (refusal !== undefined) throw insurerNo(refusal.status, refusal.bodyStatus);
      const certificates = await certificatesOf(services.db, caller.clientId);
      return certificates.map(({ number, fund_name, plan_type, tax_regime, beneficiaries }) => ({
        numeroCertificado: number,
        nomeFundo: fund_name,
        tipoPlano: plan_type,
        regimeTributacao: tax_regime,
        beneficiarios: beneficiaries.map(({ name, share }) => ({ nome: name, percentualDistribuicao: share / 100 })),
      }));
    },
  );
};

const insurerNo = (status: number, bodyStatus: number | null): Refusal => {
  const body = { message: 'insurer_refused', ...(bodyStatus === null ? {} : { httpStatus: bodyStatus }) };
  return new Refusal(status, body);
};
