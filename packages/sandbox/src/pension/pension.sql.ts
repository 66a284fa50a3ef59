import type { Static } from '@sinclair/typebox';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
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
export const certificatesOf = (db: Queries, clientId: number): Promise<Static<typeof Certificates>> =>
  db
    .selectFrom('pension_certificates')
    .where('client_id', '=', clientId)
    .select(['number as numeroCertificado', 'fund_name as nomeFundo', 'plan_type as tipoPlano'])
    .select('tax_regime as regimeTributacao')
    .select(({ selectFrom }) =>
      jsonArrayFrom(
        selectFrom('pension_beneficiaries')
          .whereRef('certificate_number', '=', 'pension_certificates.number')
          .select(['name as nome', sql<number>`share / 100.0`.as('percentualDistribuicao')])
          .orderBy('place'),
      ).as('beneficiarios'),
    )
    .orderBy('number')
    .execute();
