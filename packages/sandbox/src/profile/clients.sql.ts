import type { Static } from '@sinclair/typebox';
import { builtOnce, known } from '../database/built-once.sql.ts';
import type { Queries } from '../database/transaction.ts';
import { bankAccountsOf } from '../registration/accounts/bank-accounts.sql.ts';
import { clientRecord } from '../registration/client/client-record.sql.ts';
import type { Client } from './profile.schemas.ts';

type ClientWire = Static<typeof Client>;

const plannersBy = builtOnce((db, id: number) =>
  db
    .selectFrom('planners')
    .where('id', '=', id)
    .select(['id', 'name', 'short_name as shortName', 'phone', 'email', 'type']),
);

const riskProfilesBy = builtOnce((db, id: number | null) =>
  db.selectFrom('risk_profiles').where('id', '=', id).select(['id', 'key', 'name', 'description']),
);

const addressesOf = builtOnce((db, clientId: number) =>
  db
    .selectFrom('addresses')
    .where('client_id', '=', clientId)
    .select(['type_address as typeAddress', 'cep', 'street', 'number', 'neighborhood', 'city', 'state', 'complement'])
    .orderBy('type_address'),
);

export const clientWire = async (db: Queries, clientId: number): Promise<ClientWire> => {
  const { planner_id, risk_profile_id, photo, ...client } = await db
    .selectFrom('clients')
    .leftJoin('client_photos', 'client_photos.client_id', 'clients.id')
    .where('clients.id', '=', clientId)
    .select([
      'clients.id',
      'name',
      'document',
      'email',
      'phone_number as phoneNumber',
      'birth_date as birthDate',
      'gender',
    ])
    .select(['mother_name as motherName', 'father_name as fatherName', 'marital_status as maritalStatus'])
    .select(['naturality', 'welfare', 'mfa_enabled', 'planner_id', 'risk_profile_id', 'client_photos.content as photo'])
    .executeTakeFirstOrThrow();
  return {
    ...client,
    associate: known(await plannersBy(db, planner_id)),
    riskProfileCategory: (await riskProfilesBy(db, risk_profile_id))[0] ?? null,
    addresses: [...(await addressesOf(db, clientId))],
    bankAccounts: await bankAccountsOf(db, clientId),
    personPhoto: photo === null ? null : photo.toString('base64'),
    ...(await clientRecord(db, clientId)),
  };
};
