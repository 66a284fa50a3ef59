import { seedAccess } from '../access/access.seed.ts';
import { hashPassword } from '../access/password/passwords.ts';
import { lockSchema } from '../database/migrate.sql.ts';
import { transactRaw, type Database, type RawTransaction } from '../database/transaction.ts';
import { setClockMove } from '../time/clock-moves.sql.ts';
import { dayOfSaoPaulo } from '../time/sao-paulo-days.ts';
import { MAIN, SEED } from '../worlds/current-world.ts';
import { deleteRows } from '../worlds/world-copies.sql.ts';
import { changeWorlds, inSeed, refillWorld, startNumbers } from '../worlds/worlds.sql.ts';
import { seedStoredDocuments } from '../documents/stored-documents.seed.ts';
import { seedIndependence } from '../independence/independence.seed.ts';
import { seedMovements } from '../movements/movements.seed.ts';
import { seedFundTerms } from '../movements/terms/fund-terms.seed.ts';
import { seedPension } from '../pension/pension.seed.ts';
import { seedFunds } from '../position/funds.seed.ts';
import { seedPositions } from '../position/position.seed.ts';
import { seedClientReferences, seedClients } from '../profile/clients.seed.ts';
import { seedBanks } from '../registration/accounts/banks.seed.ts';
import { seedClientRecords } from '../registration/client/client-records.seed.ts';
import { seedOptionLists } from '../registration/option-lists.seed.ts';
import { seedRegistration } from '../registration/registration.seed.ts';
import { seedSuitability } from '../suitability/suitability.seed.ts';
import type { Persona } from './persona.ts';
import { PERSONA_PASSWORD, PERSONAS } from './personas.seed.ts';

interface SeedMoment {
  readonly now: Date;
  readonly passwordHash: string;
}

const seedPersonas = async (tx: RawTransaction, personas: readonly Persona[], moment: SeedMoment): Promise<void> => {
  await seedClients(tx, personas);
  await seedAccess(tx, personas, moment);
  await seedRegistration(tx, personas, moment.now);
  await seedSuitability(tx, personas, moment.now);
  await seedClientRecords(tx, personas, moment.now);
  await seedPositions(tx, personas, moment.now);
  await seedMovements(tx, personas, moment.now);
  await seedFundTerms(tx, personas, moment.now);
  await seedIndependence(tx, personas, moment.now);
  await seedStoredDocuments(tx, personas);
  await seedPension(tx, personas);
};

const seedAll = async (tx: RawTransaction, moment: SeedMoment): Promise<void> => {
  await setClockMove(tx, 0);
  await seedBanks(tx);
  await seedOptionLists(tx);
  await seedFunds(tx);
  await seedClientReferences(tx);
  await seedPersonas(tx, PERSONAS, moment);
};

let passwordHash: Promise<string> | undefined;

/** Makes one password hash for all personas, before any transaction, so that no transaction waits for it. */
const momentOf = async (now: Date): Promise<SeedMoment> => {
  passwordHash ??= hashPassword(PERSONA_PASSWORD);
  return { now, passwordHash: await passwordHash };
};

/** Lets the world of the seed hold the seed of today, whose history ends today. */
const refreshSeed = async (tx: RawTransaction, moment: SeedMoment): Promise<void> => {
  const today = dayOfSaoPaulo(moment.now);
  const seed = await tx.selectFrom('worlds').select('seeded_on').where('id', '=', SEED).executeTakeFirstOrThrow();
  if (seed.seeded_on === today) return;
  await deleteRows(tx, SEED);
  await startNumbers(tx, SEED);
  await inSeed(tx, () => seedAll(tx, moment));
  await tx.updateTable('worlds').set({ seeded_on: today }).where('id', '=', SEED).execute();
};

export const keepSeed = async (db: Database, now: Date): Promise<void> => {
  const moment = await momentOf(now);
  await changeWorlds(db, (tx) => refreshSeed(tx, moment));
};

/** Fills a database in which nobody is: the seed, and the main world as a copy of it. */
export const seedIfEmpty = async (db: Database, now: Date): Promise<void> => {
  const someone = await db.selectFrom('clients').select('id').limit(1).executeTakeFirst();
  if (someone === undefined) await resetAll(db, MAIN, now);
};

/** Sets all data of a world back to the seed. Its signing key stays. */
export const resetAll = async (db: Database, world: number, now: Date): Promise<void> => {
  await keepSeed(db, now);
  await refillWorld(db, world, SEED);
};

/** Sets one persona back to the seed. @returns false if no persona has that key */
export const resetPersona = async (db: Database, key: string, now: Date): Promise<boolean> => {
  const persona = PERSONAS.find((other) => other.key === key);
  if (persona === undefined) return false;
  const moment = await momentOf(now);
  await transactRaw(db, async (tx) => {
    await lockSchema(tx);
    await tx.deleteFrom('clients').where('id', '=', persona.id).execute();
    // The key of a count holds the document, or ends with the client's id (access/limits.ts).
    await tx
      .deleteFrom('attempts')
      .where(({ eb, or }) => or([eb('key', 'like', `%${persona.document}%`), eb('key', 'like', `%:${persona.id}`)]))
      .execute();
    await seedPersonas(tx, [persona], moment);
  });
  return true;
};
