import type { RawTransaction } from '../../database/transaction.ts';
import type { Persona } from '../../personas/persona.ts';

/** Seeds signed terms: of every fund, and of sofia only those of the funds that she holds. */
export const seedFundTerms = async (tx: RawTransaction, personas: readonly Persona[], now: Date): Promise<void> => {
  for (const { id, signedTerms } of personas) {
    const funds = await tx
      .selectFrom('funds')
      .leftJoin('positions', (join) =>
        join.onRef('positions.fund_id', '=', 'funds.id').on('positions.client_id', '=', id),
      )
      .select(['funds.id', 'gross_cents'])
      .execute();
    const signed = funds.filter(({ gross_cents }) => signedTerms === 'all' || gross_cents !== null);
    await tx
      .insertInto('signed_fund_terms')
      .values(signed.map((fund) => ({ client_id: id, fund_id: fund.id, signed_at: now })))
      .execute();
    if (signedTerms === 'held')
      await tx.updateTable('clients').set({ needs_conformity: true }).where('id', '=', id).execute();
  }
};
