import type { Static } from '@sinclair/typebox';
import type { Queries } from '../database/transaction.ts';
import type { Certificates } from './pension.schemas.ts';

/** The insurer's refusal of a client, if there is one. */
export const insurerRefusal = (db: Queries, clientId: number) =>
  db
    .selectFrom('insurer_refusals')
    .where('client_id', '=', clientId)
    .select(['http_status as status', 'body_status as bodyStatus'])
    .executeTakeFirst();

/** A client's certificates with their beneficiaries in the words of the wire, both in their order. */
export const certificatesOf = async (db: Queries, clientId: number): Promise<Static<typeof Certificates>> => {
  const certificates = await db
    .selectFrom('pension_certificates')
    .where('client_id', '=', clientId)
    .select(['number as numeroCertificado', 'fund_name as nomeFundo', 'plan_type as tipoPlano'])
    .select('tax_regime as regimeTributacao')
    .orderBy('number')
    .execute();
  const beneficiaries = await db
    .selectFrom('pension_beneficiaries')
    .innerJoin('pension_certificates', 'pension_certificates.number', 'certificate_number')
    .where('client_id', '=', clientId)
    .select(['certificate_number', 'name', 'share'])
    .orderBy('place')
    .execute();
  return certificates.map((certificate) => ({
    ...certificate,
    beneficiarios: beneficiaries
      .filter(({ certificate_number }) => certificate_number === certificate.numeroCertificado)
      .map(({ name, share }) => ({ nome: name, percentualDistribuicao: share / 100 })),
  }));
};
