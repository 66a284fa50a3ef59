import { Type, type Static, type TObject } from '@sinclair/typebox';
import { ClientParams } from '../../access/access.schemas.ts';
import { clearedCaller, onlyOwn, ownCaller } from '../../access/caller.ts';
import { withClient, type LockedClient } from '../../database/locked-client.sql.ts';
import type { Routes } from '../../http/api.ts';
import { signedInCall } from '../../http/described-call.ts';
import { assertNoFault, type FieldFault } from '../../http/field-fault.ts';
import { refuseField, refuseWord } from '../../http/refusal.ts';
import { Nothing } from '../../http/wire.schemas.ts';
import { markDeclared, markInvestorData } from '../flags/filed-parts.sql.ts';
import { assertOpen, FORM_PAGES } from '../flow/open-registration.sql.ts';
import { firstUnlisted, type Chosen } from '../option-lists.sql.ts';
import { declarationOf, declare, type DeclaredPart } from './declarations.sql.ts';

/** What the schema of a declaration does not say of it. */
interface Judged {
  readonly fault: FieldFault | undefined;
  readonly choices: readonly Chosen[];
  /** Whether the client's earlier answers lead to this part. Otherwise it would overwrite what they gave. */
  readonly isAsked: boolean;
}

type Sent<R extends TObject> = Static<R> & { readonly clientId?: number };

/** The two calls of a part. */
interface Declaring<R extends TObject> {
  readonly part: DeclaredPart;
  readonly record: R;
  readonly declares: readonly [path: string, summary: string];
  readonly reads: readonly [path: string, summary: string];
  readonly judge: (client: LockedClient, record: Static<R>, now: Date) => Promise<Judged>;
}

/**
 * Adds the two calls of a part: one declares, the other reads the last declaration. A record without a client's id
 * belongs to the caller. A closed registration, a part that no answer leads to, a fault and a choice of no list are
 * refused.
 */
export const declarationRoutes =
  <R extends TObject>({ part, record, declares, reads, judge }: Declaring<R>): Routes =>
  (api, services) => {
    const { db, clock } = services;
    api.post(
      declares[0],
      signedInCall('registration', declares[1], { body: record, answer: Nothing }),
      async (request) => {
        const caller = await clearedCaller(request, services);
        // A cast, because TypeScript does not work out the type of a schema that it does not know.
        const body = request.body as Sent<R>;
        const { clientId = caller.clientId } = body;
        onlyOwn(caller, clientId);
        await withClient(db, clientId, async (client) => {
          await assertOpen(client, clock.now(), FORM_PAGES);
          const { fault, choices, isAsked } = await judge(client, body, clock.now());
          if (!isAsked) throw refuseWord(409, 'not_asked');
          assertNoFault(fault);
          const unlisted = await firstUnlisted(client.tx, choices);
          if (unlisted !== undefined) throw refuseField(unlisted, 'must be in its list');
          await declare(client, part, body);
          await markDeclared(client, [part]);
          if (part === 'professional') await markInvestorData(client);
        });
        return {};
      },
    );
    api.get(
      reads[0],
      signedInCall('registration', reads[1], {
        params: ClientParams,
        answer: Type.Unsafe<object>(Type.Partial(record)),
      }),
      async (request) => declarationOf(db, (await ownCaller(request, services, request.params.id)).clientId, part),
    );
  };
