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

const seedForm = async (tx: Queries, persona: Persona, now: Date): Promise<void> => {
  const isSigned = persona.registration === 'complete';
  await tx
    .insertInto('registration_forms')
    .values({
      id: persona.id + 1000,
      client_id: persona.id,
      is_approved_adm: persona.approval,
      is_approved_renew: persona.renewalVerdict,
      score167: 0,
      signed_on: isSigned ? dayFrom(now, -700) : null,
      signing_city: isSigned ? 'São Paulo' : null,
    })
    .execute();
  await tx
    .insertInto('check_lists')
    .values({ form_id: persona.id + 1000, ...FILLED[persona.registration] })
    .execute();
};

const EXPIRES_IN_DAYS = { ok: 400, available: 25, expired: -10 } as const;

/** A persona's form, its check list, its renewal and its bank accounts. */
export const seedRegistration = async (tx: Queries, persona: Persona, now: Date): Promise<void> => {
  await seedForm(tx, persona, now);
  await tx
    .insertInto('renewals')
    .values({
      client_id: persona.id,
      status: persona.renewal,
      step: 'started',
      expired_date: dayFrom(now, EXPIRES_IN_DAYS[persona.renewal]),
    })
    .execute();
  for (const [index, bankId] of persona.banks.entries())
    await tx
      .insertInto('bank_accounts')
      .values({
        id: persona.id * 10 + index,
        client_id: persona.id,
        bank_id: bankId,
        agency: index === 0 ? '2374' : '0348',
        account_number: String(184_562 + persona.id * 10 + index),
        digit: String((persona.id + index) % 10),
        has_debit_authorization: bankId === 53,
      })
      .execute();
};
