import type { Queries } from '../database/transaction.ts';
import type { Persona } from '../personas/persona.ts';

interface Certificate {
  readonly number: string;
  readonly fundName: string;
  readonly planType: 'PGBL' | 'VGBL';
  readonly taxRegime: 'Progressivo' | 'Regressivo';
  /** Name and share in hundredths of a percent. */
  readonly beneficiaries: readonly (readonly [string, number])[];
}

const CERTIFICATES: Readonly<Record<string, readonly Certificate[]>> = {
  ana: [
    {
      number: '000100145',
      fundName: 'Aroeira Prev Balanceado FIC FIM',
      planType: 'PGBL',
      taxRegime: 'Regressivo',
      beneficiaries: [
        ['Beatriz Monteiro', 60_00],
        ['Caio Monteiro', 40_00],
      ],
    },
  ],
  joao: [
    {
      number: '000100872',
      fundName: 'Aroeira Prev Balanceado FIC FIM',
      planType: 'PGBL',
      taxRegime: 'Regressivo',
      beneficiaries: [
        ['Vera Arantes', 33_34],
        ['Luísa Arantes', 33_33],
        ['Miguel Arantes', 33_33],
      ],
    },
    {
      number: '000100873',
      fundName: 'Aroeira Prev Conservador FIC FI RF',
      planType: 'VGBL',
      taxRegime: 'Progressivo',
      beneficiaries: [['Vera Arantes', 100_00]],
    },
  ],
};

/** The status of the answer and, where its body names one, that of the body. `undefined` for an answer without a plan. */
const REFUSALS: Readonly<Record<string, readonly [number, number | null] | undefined>> = {
  nina: undefined,
  otavio: [500, null],
  sofia: [503, null],
  tiago: [502, 401],
  ursula: [403, null],
  valter: [404, null],
  wagner: [422, null],
};

const NO_PLAN = [400, null] as const;

const refusalOf = ({ key }: Persona): readonly [number, number | null] | undefined => {
  if (key in CERTIFICATES) return undefined;
  return key in REFUSALS ? REFUSALS[key] : NO_PLAN;
};

/** What the insurer has for each persona: certificates, none, or one of the refusals that the pension page tells apart. */
export const seedPension = async (tx: Queries, personas: readonly Persona[]): Promise<void> => {
  for (const persona of personas) {
    for (const certificate of CERTIFICATES[persona.key] ?? []) await insertCertificate(tx, persona.id, certificate);
    const [http_status, body_status = null] = refusalOf(persona) ?? [];
    if (http_status === undefined) continue;
    await tx.insertInto('insurer_refusals').values({ client_id: persona.id, http_status, body_status }).execute();
  }
};

const insertCertificate = async (tx: Queries, client_id: number, certificate: Certificate): Promise<void> => {
  const { number, fundName, planType, taxRegime, beneficiaries } = certificate;
  const row = { number, client_id, fund_name: fundName, plan_type: planType, tax_regime: taxRegime };
  await tx.insertInto('pension_certificates').values(row).execute();
  const receivers = beneficiaries.map(([name, share], place) => ({ certificate_number: number, place, name, share }));
  await tx.insertInto('pension_beneficiaries').values(receivers).execute();
};
