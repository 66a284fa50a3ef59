import type { Static } from '@sinclair/typebox';
import { audit } from '../../access/audit.sql.ts';
import { NO_PLANNER } from '../../contact/contact.sql.ts';
import { transactRaw, type Database, type RawTransaction } from '../../database/transaction.ts';
import { EMPTY_CHECK_LIST } from '../flags/check-lists.sql.ts';
import type { CreateClientBody } from './create-client.schemas.ts';

/** A new client whose data the server checked, and the hash of their password. */
export interface Registering {
  readonly body: Omit<Static<typeof CreateClientBody>, 'password'>;
  readonly passwordHash: string;
  readonly address: string;
  readonly now: Date;
}

/** The distance between a client's id and the id of their form, as in the seed. */
const FORM_OFFSET = 1000;

/**
 * Makes a client with a password and an empty registration form, all or nothing.
 *
 * @returns false when another client has the document, even when they took it a moment ago
 */
export const createClient = (db: Database, registering: Registering): Promise<boolean> =>
  transactRaw(db, async (tx) => {
    const { passwordHash, address, now } = registering;
    const clientId = await insertClient(tx, registering);
    if (clientId === undefined) {
      await audit(tx, { event: 'registration refused', clientId: undefined, address, now });
      return false;
    }
    await tx
      .insertInto('credentials')
      .values({ client_id: clientId, password_hash: passwordHash, must_change: false })
      .execute();
    await startRegistration(tx, clientId);
    await audit(tx, { event: 'registered', clientId, address, now });
    return true;
  });

/**
 * The columns that the start form does not fill: empty, or as in a new registration. @see spec A §3 New client payload
 */
const insertClient = async (tx: RawTransaction, { body }: Registering): Promise<number | undefined> => {
  const made = await tx
    .insertInto('clients')
    .values({
      document: body.document,
      name: body.name,
      email: body.email,
      phone_number: body.phoneNumber,
      birth_date: body.birthDate,
      gender: 'MASCULINO',
      mother_name: '',
      father_name: '',
      naturality: '',
      is_co_holder: false,
      welfare: 0,
      planner_id: body.associateId ?? NO_PLANNER,
      wants_planner: body.hasPlanner,
      blocks_new_devices: false,
      is_one_device_only: false,
      position_state: 'empty',
    })
    .onConflict((conflict) => conflict.columns(['world', 'document']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return made?.id;
};

/** Makes an empty form, and a renewal that is not due. */
const startRegistration = async (tx: RawTransaction, clientId: number): Promise<void> => {
  const id = clientId + FORM_OFFSET;
  const form = { id, client_id: clientId, is_approved_adm: 0, is_approved_renew: 0, score167: 0 };
  await tx.insertInto('registration_forms').values(form).execute();
  await tx
    .insertInto('check_lists')
    .values({ form_id: id, ...EMPTY_CHECK_LIST })
    .execute();
  await tx.insertInto('renewals').values({ client_id: clientId }).execute();
};
