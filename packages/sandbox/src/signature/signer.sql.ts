import { withClient, type LockedClient } from '../database/locked-client.sql.ts';
import type { Services } from '../http/api.ts';
import { assertOpen, isPerson } from '../registration/flow/open-registration.sql.ts';

/**
 * Passes for a person, and for a company that renews or changes its profile. A company has nothing else to sign. A person
 * may send a signature again whose answer was lost (decision 0214), so `signForm` judges them.
 */
const assertMaySign = async (client: LockedClient, now: Date): Promise<void> => {
  const { document } = await client.tx
    .selectFrom('clients')
    .where('id', '=', client.id)
    .select('document')
    .executeTakeFirstOrThrow();
  if (!isPerson(document)) await assertOpen(client, now, ['renew', 'remake']);
};

/**
 * Writes about a client who may sign here.
 * @throws Refusal 409 for a company that registers with its planner
 * @see spec A §1; decision 0290
 */
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
