import type { LockedClient } from '../../database/locked-client.sql.ts';
import { drawUpPapers, papersLike, unsignedTerms, type Papers } from './fund-terms.sql.ts';

/** The conformity term of a client. */
export interface Compliance {
  /** The paper to sign. `undefined` when nothing is to be signed. */
  readonly papers: Papers | undefined;
  readonly last: { readonly status: 'started' | 'signed'; readonly code: string } | undefined;
}

/** Draws up the conformity term that a client must sign. A paper of an investment does not count as started here. */
export const complianceOf = async (client: LockedClient, now: Date): Promise<Compliance> => {
  const { tx, id: clientId } = client;
  const { hasConformity } = await unsignedTerms(tx, clientId, []);
  const unsigned = { funds: [], hasConformity };
  const waiting = hasConformity ? await papersLike(tx, clientId, unsigned) : undefined;
  const signed = await tx
    .selectFrom('term_papers')
    .where('client_id', '=', clientId)
    .where('has_conformity', '=', true)
    .where('signed_at', 'is not', null)
    .select('code')
    .orderBy('signed_at', 'desc')
    .executeTakeFirst();
  return {
    papers: hasConformity ? await drawUpPapers(client, unsigned, now) : undefined,
    last: waiting ? { status: 'started', code: waiting.code } : signed && { status: 'signed', code: signed.code },
  };
};
