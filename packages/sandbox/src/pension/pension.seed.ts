import type { RawTransaction } from '../database/transaction.ts';
import type { Persona } from '../personas/persona.ts';

const PREV = { plan_type: 'PGBL', tax_regime: 'Regressivo', fund_name: 'Aroeira Prev Balanceado FIC FIM' };

/** The certificates of each persona with a plan. */
const CERTIFICATES = [
  { key: 'ana', number: '000100145', ...PREV },
  { key: 'joao', number: '000100872', ...PREV },
  {
    key: 'joao',
    number: '000100873',
    fund_name: 'Aroeira Prev Conservador FIC FI RF',
    plan_type: 'VGBL',
    tax_regime: 'Progressivo',
  },
];

/** Certificate, name, and share in hundredths of a percent. */
const BENEFICIARIES: readonly (readonly [certificate: string, name: string, share: number])[] = [
  ['000100145', 'Beatriz Monteiro', 60_00],
  ['000100145', 'Caio Monteiro', 40_00],
  ['000100872', 'Vera Arantes', 33_34],
  ['000100872', 'Luísa Arantes', 33_33],
  ['000100872', 'Miguel Arantes', 33_33],
  ['000100873', 'Vera Arantes', 100_00],
];

/** The status of the insurer's answer, and the status in its body. `undefined` for an answer without certificates. */
const REFUSALS: Readonly<Record<string, readonly [http: number, body: number | null] | undefined>> = {
  ana: undefined,
  joao: undefined,
  nina: undefined,
  otavio: [500, null],
  sofia: [503, null],
  tiago: [502, 401],
  ursula: [403, null],
  valter: [404, null],
  wagner: [422, null],
};

/** The insurer's answer about every other persona. */
const NO_PLAN = [400, null] as const;

/** Seeds the insurer's answer for each persona: certificates, none, or a refusal with its own panel. */
export const seedPension = async (tx: RawTransaction, personas: readonly Persona[]): Promise<void> => {
  for (const { id, key } of personas) {
    for (const { key: _, ...certificate } of CERTIFICATES.filter((each) => each.key === key)) {
      const own = BENEFICIARIES.filter(([number]) => number === certificate.number);
      const rows = own.map(([certificate_number, name, share], place) => ({ certificate_number, place, name, share }));
      await tx
        .insertInto('pension_certificates')
        .values({ client_id: id, ...certificate })
        .execute();
      await tx.insertInto('pension_beneficiaries').values(rows).execute();
    }
    const refusal = key in REFUSALS ? REFUSALS[key] : NO_PLAN;
    if (refusal === undefined) continue;
    const [http_status, body_status] = refusal;
    await tx.insertInto('insurer_refusals').values({ client_id: id, http_status, body_status }).execute();
  }
};
