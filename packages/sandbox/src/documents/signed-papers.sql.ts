import { sql } from 'kysely';
import type { LockedClient } from '../database/locked-client.sql.ts';
import type { SignedPapers } from '../database/tables.generated.ts';

/** The kind of a signed paper. @see spec B §3 Known document templates */
export type Template = SignedPapers['template_name'];

/** The adhesion term of each type of fund. A pension has none. */
const ADHESIONS: Readonly<Record<string, Template>> = {
  ACOES: 'adesao_rv',
  INTERNACIONAL: 'adesao_internacional',
  RENDA_MULTIMERCADO: 'adesao_mm',
  RENDA_FIXA: 'adesao_rf',
};

/** The individual registration sheet, and the adhesion term. @see spec B §3 Document type ids */
const [SHEET, TERM] = [9, 10];

interface SignedPaper {
  readonly template: Template;
  readonly fundId?: number;
  readonly signedAt: Date;
}

export const keepSignedPaper = async (
  { tx, id: clientId }: LockedClient,
  { template, fundId, signedAt }: SignedPaper,
): Promise<void> => {
  const { id } = await tx
    .insertInto('stored_documents')
    .values({
      id: sql<number>`next_id('stored_document_ids')`,
      client_id: clientId,
      doc_type: template === 'renovacao_cadastral' ? SHEET : TERM,
      file_name: `${template.replaceAll('_', '-')}.pdf`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('signed_papers')
    .values({ document_id: id, template_name: template, fund_id: fundId ?? null, signed_at: signedAt })
    .execute();
};

/** The same for the adhesion terms of funds. */
export const keepAdhesions = async (
  client: LockedClient,
  fundIds: readonly number[],
  signedAt: Date,
): Promise<void> => {
  const funds = await client.tx
    .selectFrom('funds')
    .where('id', 'in', [...fundIds, 0])
    .select(['id', 'type'])
    .orderBy('id')
    .execute();
  for (const { id, type } of funds) {
    const template = ADHESIONS[type];
    if (template !== undefined) await keepSignedPaper(client, { template, fundId: id, signedAt });
  }
};
