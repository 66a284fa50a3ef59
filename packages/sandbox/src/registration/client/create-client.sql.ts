import type { Static } from '@sinclair/typebox';
import { audit } from '../../access/audit.sql.ts';
import { transact, type Database, type Queries } from '../../database/transaction.ts';
import type { CreateClientBody } from './create-client.schemas.ts';

/** Somebody whose data was checked, and the hash of their password. */
export interface Registering {
  readonly body: Omit<Static<typeof CreateClientBody>, 'password'>;
  readonly passwordHash: string;
  readonly address: string;
  readonly now: Date;
}

/** The planner who stands for none. @see spec A §3 Client */
const NO_PLANNER = 1;

/** The seed's distance between a client's id and that of their form. */
const FORM_OFFSET = 1000;

export const isTaken = async (db: Queries, document: string): Promise<boolean> =>
  (await db.selectFrom('clients').where('document', '=', document).select('id').executeTakeFirst()) !== undefined;

export const isPlanner = async (db: Queries, id: number): Promise<boolean> =>
  (await db.selectFrom('planners').where('id', '=', id).select('id').executeTakeFirst()) !== undefined;

/**
 * Makes a client with a password and an empty registration form, all or nothing.
 *
 * @returns false when the document is taken, also by who was faster a moment ago
 */
export const createClient = (db: Database, registering: Registering): Promise<boolean> =>
  transact(db, async (tx) => {
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

/** What the start form does not ask for is empty, or as a registration begins (spec A §3 New client payload). */
const insertClient = async (tx: Queries, { body }: Registering): Promise<number | undefined> => {
  const made = await tx
    .insertInto('clients')
    .values({
      persona: null,
      document: body.document,
      name: body.name,
      email: body.email,
      phone_number: body.phoneNumber,
      birth_date: body.birthDate,
      gender: 'MASCULINO',
      mother_name: '',
      father_name: '',
      marital_status: null,
      naturality: '',
      is_co_holder: false,
      welfare: 0,
      planner_id: body.associateId ?? NO_PLANNER,
      has_planner: body.hasPlanner,
      risk_profile_id: null,
      mfa_enabled: null,
      blocks_new_devices: false,
      is_one_device_only: false,
      position_state: 'empty',
    })
    .onConflict((conflict) => conflict.column('document').doNothing())
    .returning('id')
    .executeTakeFirst();
  return made?.id;
};

/** A form that was started, in which nothing is filled, and a renewal that is not due. */
const startRegistration = async (tx: Queries, clientId: number): Promise<void> => {
  const formId = clientId + FORM_OFFSET;
  await tx
    .insertInto('registration_forms')
    .values({
      id: formId,
      client_id: clientId,
      is_approved_adm: 0,
      is_approved_renew: 0,
      score167: 0,
      signed_on: null,
      signing_city: null,
    })
    .execute();
  await tx
    .insertInto('check_lists')
    .values({
      form_id: formId,
      professional_informations: 0,
      pep: 0,
      fatca: 0,
      investor_data: 0,
      upload_documents: 0,
      bank_informations: 0,
      suitability: 0,
      general_result: 0,
    })
    .execute();
  await tx
    .insertInto('renewals')
    .values({ client_id: clientId, status: 'ok', step: null, expired_date: null })
    .execute();
};
