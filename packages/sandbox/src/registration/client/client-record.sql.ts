import type { Static, TObject } from '@sinclair/typebox';
import type { Updateable } from 'kysely';
import type { DB } from '../../database/tables.generated.ts';
import { builtOnce, known } from '../../database/built-once.sql.ts';
import type { LockedClient } from '../../database/locked-client.sql.ts';
import type { Queries } from '../../database/transaction.ts';
import type { DeclaredPart } from '../declarations/declarations.sql.ts';
import { markDeclared, markInvestorData } from '../flags/filed-parts.sql.ts';
import type { SentPhoto } from '../../profile/photo.ts';
import { keepPhoto } from '../../profile/photos.sql.ts';
import { hasFile } from '../identity/client-files.sql.ts';
import { identityDocumentOf } from '../identity/identity-documents.sql.ts';
import { financesOf, saveFinances, type DatedFinances } from '../work/equity.sql.ts';
import type { ClientChanges, ClientRecord } from './client-record.schemas.ts';

type Changes = Static<typeof ClientChanges>;
type RecordWire = Static<TObject<typeof ClientRecord>>;

/** The fields of a client that the start form does not fill, in the words of the wire. */
export const clientRecord = async (db: Queries, clientId: number): Promise<RecordWire> => {
  const { nationality, nationality_id, country_name, country_id, ...record } = known(await recordsOf(db, clientId));
  return {
    ...record,
    nacionality: named(nationality_id, nationality),
    country: named(country_id, country_name),
    haveProofOfResidence: (await hasFile(db, clientId, 4)) ? 1 : 0,
    identityDocument: await identityDocumentOf(db, clientId),
    ...(await financesOf(db, clientId)),
  };
};

const recordsOf = builtOnce((db, clientId: number) =>
  db
    .selectFrom('clients')
    .leftJoin('list_options as nationalities', (join) =>
      join.onRef('nationalities.id', '=', 'nationality_id').on('nationalities.list', '=', 'countries'),
    )
    .leftJoin('list_options as countries', (join) =>
      join.onRef('countries.id', '=', 'country_id').on('countries.list', '=', 'countries'),
    )
    .where('clients.id', '=', clientId)
    .select([
      'wants_planner as hasPlanner',
      'social_name as socialName',
      'additional_phone as additionalPhone',
      'active',
    ])
    .select(['spouse_name as spouseName', 'spouse_cpf as spouseCpf', 'civil_capacity as civilCapacity'])
    .select(['nationality_id', 'nationalities.name as nationality', 'country_id', 'countries.name as country_name'])
    .select(['have_worked as haveWorked', 'have_relation as haveRelation', 'have_fatca as haveFatca']),
);

const named = (id: number | null, name: string | null): RecordWire['country'] =>
  id === null || name === null ? null : { id, name };

/** A change of a client that the server checked. */
export interface ClientChange {
  readonly changes: Omit<Changes, 'personPhoto'>;
  /** `undefined` when the change does not name income and patrimony. */
  readonly finances: DatedFinances | undefined;
  /** `undefined` when the change does not name it. */
  readonly photo: SentPhoto | undefined;
}

/** Writes a change of a client and marks what it fills of the check list, all or nothing. */
export const changeClient = async (client: LockedClient, { changes, finances, photo }: ClientChange): Promise<void> => {
  if (photo !== undefined) await keepPhoto(client, photo);
  // A photo answers no page of the registration.
  if (Object.keys(changes).length === 0) return;
  const { tx, id } = client;
  if (finances !== undefined) await saveFinances(client, finances);
  const columns = columnsOf(changes);
  if (Object.values(columns).some((value) => value !== undefined))
    await tx.updateTable('clients').set(columns).where('id', '=', id).execute();
  if (changes.addresses !== undefined) await replaceAddresses(client, changes.addresses);
  await markDeclared(client, answeredIn(changes));
  await markInvestorData(client);
};

/** The declarations that the answers in a change decide about. */
const answeredIn = ({ haveWorked, haveRelation, haveFatca }: ClientChange['changes']): readonly DeclaredPart[] => [
  ...(haveWorked === undefined && haveRelation === undefined ? [] : ['pep' as const]),
  ...(haveWorked === undefined ? [] : ['professional' as const]),
  ...(haveFatca === undefined ? [] : ['fatca' as const]),
];

/** A column that is `undefined` stays as it is. */
const columnsOf = (changes: ClientChange['changes']): Updateable<DB['clients']> => ({
  name: changes.name,
  email: changes.email,
  phone_number: changes.phoneNumber,
  planner_id: changes.associateId,
  wants_planner: changes.hasPlanner,
  social_name: changes.socialName,
  gender: changes.gender,
  naturality: changes.naturality === null ? '' : changes.naturality,
  additional_phone: changes.additionalPhone,
  marital_status: changes.maritalStatus,
  spouse_name: changes.spouseName,
  spouse_cpf: changes.spouseCpf,
  civil_capacity: changes.civilCapacity,
  nationality_id: changes.nacionality,
  country_id: changes.country,
  active: changes.active,
  have_worked: changes.haveWorked,
  have_relation: changes.haveRelation,
  have_fatca: changes.haveFatca,
});

const replaceAddresses = async (
  { tx, id }: LockedClient,
  addresses: NonNullable<Changes['addresses']>,
): Promise<void> => {
  await tx.deleteFrom('addresses').where('client_id', '=', id).execute();
  const rows = addresses.map(({ typeAddress, ...address }) => ({
    ...address,
    type_address: typeAddress,
    client_id: id,
  }));
  await tx.insertInto('addresses').values(rows).execute();
};
