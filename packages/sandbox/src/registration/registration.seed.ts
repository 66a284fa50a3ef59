import type { Queries } from '../database/transaction.ts';
import type { Persona } from '../personas/persona.ts';

const DAY_MS = 86_400_000;

const dayFrom = (now: Date, days: number): string => new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10);

/** What each state of the registration has filled: 1 filled, 0 missing. */
const FILLED = {
  half: {
    professional_informations: 0,
    pep: 1,
    fatca: 1,
    investor_data: 1,
    upload_documents: 0,
    bank_informations: 0,
    suitability: 0,
    general_result: 0,
  },
  adjustment: {
    professional_informations: 1,
    pep: 1,
    fatca: 1,
    investor_data: 1,
    upload_documents: 0,
    bank_informations: 1,
    suitability: 1,
    general_result: 0,
  },
  complete: {
    professional_informations: 1,
    pep: 1,
    fatca: 1,
    investor_data: 1,
    upload_documents: 1,
    bank_informations: 1,
    suitability: 1,
    general_result: 3,
  },
} as const;

const formOf = (persona: Persona, now: Date) => {
  const isSigned = persona.registration === 'complete';
  return {
    id: persona.id + 1000,
    client_id: persona.id,
    is_approved_adm: persona.approval,
    is_approved_renew: persona.renewalVerdict,
    score167: 0,
    signed_on: isSigned ? dayFrom(now, -700) : null,
    signing_city: isSigned ? 'São Paulo' : null,
  };
};

const EXPIRES_IN_DAYS = { ok: 400, available: 25, expired: -10 } as const;

const renewalOf = ({ id, renewal }: Persona, now: Date) => ({
  client_id: id,
  status: renewal,
  step: null,
  expired_date: dayFrom(now, EXPIRES_IN_DAYS[renewal]),
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

/** Forms, check lists, renewals and bank accounts. */
export const seedRegistration = async (tx: Queries, personas: readonly Persona[], now: Date): Promise<void> => {
  const forms = personas.map((persona) => formOf(persona, now));
  await tx.insertInto('registration_forms').values(forms).execute();
  const lists = personas.map(({ id, registration }) => ({ form_id: id + 1000, ...FILLED[registration] }));
  await tx.insertInto('check_lists').values(lists).execute();
  const renewals = personas.map((persona) => renewalOf(persona, now));
  await tx.insertInto('renewals').values(renewals).execute();
  const accounts = personas.flatMap(accountsOf);
  if (accounts.length > 0) await tx.insertInto('bank_accounts').values(accounts).execute();
};
