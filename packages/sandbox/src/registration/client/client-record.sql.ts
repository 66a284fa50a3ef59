import type { Static, TObject } from '@sinclair/typebox';
import type { Updateable } from 'kysely';
import type { DB } from '../../database/tables.generated.ts';
import { transact, type Database, type Queries } from '../../database/transaction.ts';
import { markAnswers, markInvestorData } from '../flags/check-list-marks.sql.ts';
import type { ClientChanges, ClientRecord } from './client-record.schemas.ts';
import { financesOf, saveFinances, type DatedFinances } from '../work/equity.sql.ts';
import { identityDocumentOf } from '../identity/identity-documents.sql.ts';

type Changes = Static<typeof ClientChanges>;
type ClientColumns = Updateable<DB['clients']>;
type RecordWire = Static<TObject<typeof ClientRecord>>;

/** What a client has beyond the start form, in the words of the wire. */
export const clientRecord = async (db: Queries, clientId: number): Promise<RecordWire> => {
  const row = await db.selectFrom('clients').where('id', '=', clientId).selectAll().executeTakeFirstOrThrow();
  const proof = await db
    .selectFrom('client_files')
    .where('client_id', '=', clientId)
    .where('kind', '=', 4)
    .select('kind')
    .executeTakeFirst();
  return {
    hasPlanner: flag(row.has_planner),
    socialName: row.social_name,
    additionalPhone: row.additional_phone,
    spouseName: row.spouse_name,
    spouseCpf: row.spouse_cpf,
    civilCapacity: row.civil_capacity,
    nacionality: row.nationality_id,
    country: row.country_id,
    active: flag(row.active),
    haveWorked: flag(row.have_worked),
    haveRelation: flag(row.have_relation),
    haveFatca: flag(row.have_fatca),
    haveProofOfResidence: proof === undefined ? 0 : 1,
    identityDocument: await identityDocumentOf(db, clientId),
    ...(await financesOf(db, clientId)),
  };
};

/** The column says 0, 1 or null; its type is any number. */
const flag = (value: number | null): 0 | 1 | null => (value === null ? null : value === 0 ? 0 : 1);

/** A change of a client that was checked. */
export interface ClientChange {
  readonly changes: Changes;
  /** When it speaks of income and patrimony. */
  readonly finances: DatedFinances | undefined;
}

/** Writes what a `PUT` says of a client, and what of the check list is filled by it, all or nothing. */
export const changeClient = (db: Database, clientId: number, { changes, finances }: ClientChange): Promise<void> =>
  transact(db, async (tx) => {
    if (finances !== undefined) await saveFinances(tx, clientId, finances);
    await markAnswers(tx, clientId, changes);
    const columns = columnsOf(changes);
    if (Object.values(columns).some((value) => value !== undefined))
      await tx.updateTable('clients').set(columns).where('id', '=', clientId).execute();
    if (changes.addresses !== undefined) await replaceAddresses(tx, clientId, changes.addresses);
    await markInvestorData(tx, clientId);
  });

/** A column of what was left out is `undefined`, and stays as it is. */
const columnsOf = (changes: Changes): ClientColumns => ({
  planner_id: changes.associateId,
  has_planner: changes.hasPlanner,
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
  tx: Queries,
  clientId: number,
  addresses: NonNullable<Changes['addresses']>,
): Promise<void> => {
  await tx.deleteFrom('addresses').where('client_id', '=', clientId).execute();
  await tx
    .insertInto('addresses')
    .values(
      addresses.map(({ typeAddress, cep, street, number, neighborhood, city, state, complement }) => ({
        type_address: typeAddress,
        cep,
        street,
        number,
        neighborhood,
        city,
        state,
        complement,
        client_id: clientId,
      })),
    )
    .execute();
};
