import { describe, expectTypeOf, it } from 'vitest';
import type { LockedClient } from './locked-client.sql.ts';
import type { Database, Queries, RawTransaction } from './transaction.ts';

describe('a table about a client', () => {
  type Write = 'insertInto' | 'updateTable' | 'deleteFrom';

  it('is written by no database, and by no transaction that did not lock the client', () => {
    expectTypeOf<'finances'>().not.toExtend<Parameters<Database[Write]>[0]>();
    expectTypeOf<'clients'>().not.toExtend<Parameters<Queries[Write]>[0]>();
    expectTypeOf<Queries>().not.toExtend<RawTransaction>();
    expectTypeOf<'sessions'>().toExtend<Parameters<Queries[Write]>[0]>();
  });

  it('is written by a locked client, which nobody makes without the lock', () => {
    expectTypeOf<'finances'>().toExtend<Parameters<LockedClient['tx'][Write]>[0]>();
    expectTypeOf<Pick<LockedClient, 'id' | 'tx'>>().not.toExtend<LockedClient>();
  });
});
