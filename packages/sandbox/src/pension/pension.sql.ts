import type { Queries } from '../database/transaction.ts';

/** What the insurer answers in the place of certificates, if it refuses. */
export const insurerRefusal = (db: Queries, clientId: number) =>
  db
    .selectFrom('insurer_refusals')
    .where('client_id', '=', clientId)
    .select(['http_status as status', 'body_status as bodyStatus'])
    .executeTakeFirst();

/** A client's certificates with their beneficiaries, both in their order. */
export const certificatesOf = async (db: Queries, clientId: number) => {
  const certificates = await db
    .selectFrom('pension_certificates')
    .where('client_id', '=', clientId)
    .select(['number', 'fund_name', 'plan_type', 'tax_regime'])
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
    beneficiaries: beneficiaries.filter(({ certificate_number }) => certificate_number === certificate.number),
  }));
};
