import type { DB } from '../../database/tables.generated.ts';
import type { RawTransaction } from '../../database/transaction.ts';
import type { Persona } from '../../personas/persona.ts';
import { specimenOf, type SentKind } from '../identity/specimen/specimen.seed.ts';
import { dayOfSaoPaulo, daysBefore } from '../../time/sao-paulo-days.ts';

const identityOf = (persona: Persona) => ({
  client_id: persona.id,
  document_type: 'RG' as const,
  identification_number: String(20_000_000 + persona.id),
  issuing_body: 'SSP',
  place_of_emission: 'SP',
  expedition_date: '2015-03-10',
  valid_date: null,
  mother_name: persona.motherName,
  father_name: 'Não informado',
});

const fileOf = (persona: Persona, kind: SentKind) => ({ persona, kind });

const keyOf = ({ persona: { id }, kind }: ReturnType<typeof fileOf>) => ({ client_id: id, kind });

const mailingOf = ({ id }: Persona): Omit<DB['mailings'], 'world'> => ({
  client_id: id,
  receive_quotaholder_extract: 1,
  receive_report_income: 1,
  allow_distributor_send_email: 1,
  mail_type: 1,
});

/** Every persona works in a liberal profession. The careers have the ids from 1. */
const professionOf = ({ id }: Persona) => ({
  client_id: id,
  part: 'professional' as const,
  body: JSON.stringify({
    professionalType: 2,
    carrerId: (id % 20) + 1,
    company: null,
    cnpj: null,
    functionId: null,
  }),
});

/** Income and patrimony in cents. */
const financesOf = ({ id }: Persona, today: string) => ({
  client_id: id,
  salary: 12_000_00,
  other_income: 0,
  other_income_description: null,
  real_estate_patrimony: 450_000_00,
  movable_patrimony: 60_000_00,
  financial_investments_patrimony: 180_000_00,
  patrimony_update_date: daysBefore(today, 700),
});

/**
 * Seeds the answers on the pages of the registration. No persona has anything to declare. A persona in the middle of
 * the registration has told no profession, no income and no patrimony, and has sent no file yet. A persona with
 * something to adjust lacks the proof of residence.
 */
export const seedClientRecords = async (tx: RawTransaction, personas: readonly Persona[], now: Date): Promise<void> => {
  const ids = personas.map(({ id }) => id);
  await tx
    .updateTable('clients')
    .set({ wants_planner: 1, civil_capacity: 1, nationality_id: 1, country_id: 1, active: 1 })
    .set({ have_worked: 0, have_relation: 0, have_fatca: 0 })
    .where('id', 'in', ids)
    .execute();
  const identified = personas.filter(({ registration }) => registration !== 'half');
  const files = identified.flatMap((persona) => [
    fileOf(persona, 1),
    fileOf(persona, 2),
    ...(persona.registration === 'complete' ? [fileOf(persona, 4)] : []),
  ]);
  if (identified.length > 0) {
    await tx.insertInto('identity_documents').values(identified.map(identityOf)).execute();
    await tx
      .insertInto('client_files')
      .values(files.map((file) => ({ ...keyOf(file), content_type: 'image/png' })))
      .execute();
    await tx
      .insertInto('client_file_parts')
      .values(files.map((file) => ({ ...keyOf(file), part: 0, content: specimenOf(file.persona, file.kind) })))
      .execute();
    await tx.insertInto('mailings').values(identified.map(mailingOf)).execute();
    await tx.insertInto('declarations').values(identified.map(professionOf)).execute();
    await tx
      .insertInto('finances')
      .values(identified.map((persona) => financesOf(persona, dayOfSaoPaulo(now))))
      .execute();
  }
};
