import type { RawTransaction } from '../database/transaction.ts';
import type { Persona } from '../personas/persona.ts';
import { dayOfSaoPaulo, daysAfter, daysBefore } from '../time/sao-paulo-days.ts';
import { EMPTY_CHECK_LIST } from './flags/check-lists.sql.ts';

/** The check list of each state of the registration. It agrees with the records that `seedClientRecords` seeds. */
const HALF = { ...EMPTY_CHECK_LIST, pep: 1, fatca: 1 };
const ADJUSTMENT = { ...HALF, investor_data: 1, professional_informations: 1, bank_informations: 1, suitability: 1 };
const COMPLETE = { ...ADJUSTMENT, upload_documents: 1, general_result: 3 };
const CHECK_LISTS = { half: HALF, adjustment: ADJUSTMENT, complete: COMPLETE };

const formOf = (persona: Persona, today: string) => ({
  id: persona.id + 1000,
  client_id: persona.id,
  is_approved_adm: persona.approval,
  is_approved_renew: persona.renewalVerdict,
  score167: 0,
  suitability_on: persona.riskProfileId === null ? null : daysBefore(today, persona.suitabilityDaysAgo),
  ...(persona.registration === 'complete' && { signed_on: daysBefore(today, 700), signing_city: 'São Paulo' }),
});

const EXPIRES_IN_DAYS = { ok: 400, available: 25, expired: -10 } as const;

const renewalOf = ({ id, renewal }: Persona, today: string) => ({
  client_id: id,
  expired_date: daysAfter(today, EXPIRES_IN_DAYS[renewal]),
});

const accountsOf = ({ id, banks }: Persona) =>
  banks.map((bankId, index) => ({
    id: id * 10 + index,
    client_id: id,
    bank_id: bankId,
    agency: index === 0 ? '2374' : '0348',
    account_number: String(184_562 + id * 10 + index),
    digit: String((id + index) % 10),
    has_debit_authorization: bankId === 53,
  }));

/** Seeds forms, check lists, renewals and bank accounts. */
export const seedRegistration = async (tx: RawTransaction, personas: readonly Persona[], now: Date): Promise<void> => {
  const today = dayOfSaoPaulo(now);
  const lists = personas.map(({ id, registration }) => ({ form_id: id + 1000, ...CHECK_LISTS[registration] }));
  const accounts = personas.flatMap(accountsOf);
  await tx
    .insertInto('registration_forms')
    .values(personas.map((persona) => formOf(persona, today)))
    .execute();
  await tx.insertInto('check_lists').values(lists).execute();
  await tx
    .insertInto('renewals')
    .values(personas.map((persona) => renewalOf(persona, today)))
    .execute();
  if (accounts.length > 0) await tx.insertInto('bank_accounts').values(accounts).execute();
};
