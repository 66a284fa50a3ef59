import { withClient, type LockedClient } from '../database/locked-client.sql.ts';
import type { Services } from '../http/api.ts';
import { assertOpen, isPerson } from '../registration/flow/open-registration.sql.ts';

/** For a person, or a company that renews or changes its profile. `signForm` judges a repeated one (decision 0214). */
const assertMaySign = async (client: LockedClient, now: Date): Promise<void> => {
  const { document } = await client.tx
    .selectFrom('clients')
    .where('id', '=', client.id)
    .select('document')
    .executeTakeFirstOrThrow();
  if (!isPerson(document)) await assertOpen(client, now, ['renew', 'remake']);
};

/** Writes about a client who may sign here. @throws Refusal 409 for a new company @see spec A §1; decision 0290 */
export const withSigner = <T>(
  { db, clock }: Services,
  clientId: number,
  run: (client: LockedClient, now: Date) => Promise<T>,
): Promise<T> =>
  withClient(db, clientId, async (client) => {
    const now = clock.now();
    await assertMaySign(client, now);
    return run(client, now);
  });
