import type { Static } from '@sinclair/typebox';
import { sql } from 'kysely';
import type { LockedClient } from '../../database/locked-client.sql.ts';
import { isPepWhole } from '../declarations/pep-checks.ts';
import type { PepRecord } from '../declarations/pep.schemas.ts';
import { lastDeclaration, taxAnswersOf, type DeclaredPart } from '../declarations/declarations.sql.ts';
import { isFatcaWhole } from '../tax/fatca-checks.ts';
import type { FatcaRecord } from '../tax/fatca.schemas.ts';
import { lacksIncome } from '../work/income.sql.ts';
import type { ProfessionalRecord } from '../work/professional.schemas.ts';
import { markParts } from './check-lists.sql.ts';

/** What a client answered on the tax page, and declared last in each part. */
interface Filed {
  readonly answers: Awaited<ReturnType<typeof taxAnswersOf>>;
  readonly pep: Static<typeof PepRecord> | undefined;
  readonly fatca: Static<typeof FatcaRecord> | undefined;
  readonly professional: Static<typeof ProfessionalRecord> | undefined;
}

const filedBy = async ({ tx, id }: LockedClient): Promise<Filed> => {
  const last = (part: DeclaredPart) => lastDeclaration(tx, id, part);
  const declared = { pep: await last('pep'), fatca: await last('fatca'), professional: await last('professional') };
  // A cast, because the schemas checked the declarations when they came.
  return { ...declared, answers: await taxAnswersOf(tx, id) } as Filed;
};

/**
 * Who has nothing to declare fills a part by the answer. Who has something to declare fills it by the whole
 * declaration. A profession that nobody told fills nothing.
 */
const IS_FILLED: Readonly<Record<DeclaredPart, (filed: Filed) => boolean>> = {
  pep: ({ answers, pep }) => {
    const { have_worked, have_relation } = answers;
    if (have_worked === null || have_relation === null) return false;
    return have_worked + have_relation === 0 || (pep !== undefined && isPepWhole(pep, answers));
  },
  fatca: ({ answers, fatca }) =>
    answers.have_fatca === 0 || (answers.have_fatca === 1 && fatca !== undefined && isFatcaWhole(fatca)),
  // A client who held no office has no office as the profession either (decisions Q016, 0219).
  professional: ({ answers, professional }) =>
    professional !== undefined && (professional.professionalType !== null || answers.have_worked !== 0),
};

const ITEM_OF = { pep: 'pep', fatca: 'fatca', professional: 'professional_informations' } as const;

/** Marks parts of the check list by the answers and declarations that the client filed, as filled or as missing. */
export const markDeclared = async (client: LockedClient, parts: readonly DeclaredPart[]): Promise<void> => {
  const filed = await filedBy(client);
  for (const part of parts) await markParts(client, { [ITEM_OF[part]]: IS_FILLED[part](filed) ? 1 : 0 });
};

/**
 * Marks the investor's data as filled when the client has given personal data, a residence, income and patrimony, and
 * otherwise as missing. A client whose new profession needs an income gives it on the page of the patrimony.
 */
export const markInvestorData = async (client: LockedClient): Promise<void> => {
  const found = await client.tx
    .selectFrom('clients')
    .innerJoin('addresses', 'addresses.client_id', 'clients.id')
    .innerJoin('finances', 'finances.client_id', 'clients.id')
    .where('clients.id', '=', client.id)
    .where('clients.marital_status', 'is not', null)
    .where('addresses.type_address', '=', 1)
    .select('clients.id')
    .executeTakeFirst();
  const isFilled = found !== undefined && !(await lacksIncome(client.tx, client.id));
  await markParts(client, { investor_data: isFilled ? 1 : 0 });
};

/** Marks the documents as filled when every file is there. A CNH needs only one picture, which shows both sides. */
export const markDocuments = async (client: LockedClient): Promise<void> => {
  const { tx, id: clientId } = client;
  const document = await tx
    .selectFrom('identity_documents')
    .where('client_id', '=', clientId)
    .select('document_type')
    .executeTakeFirst();
  const { count } = await tx
    .selectFrom('client_files')
    .where('client_id', '=', clientId)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  if (document === undefined) return;
  if (count >= (document.document_type === 'CNH' ? 2 : 3)) await markParts(client, { upload_documents: 1 });
};
