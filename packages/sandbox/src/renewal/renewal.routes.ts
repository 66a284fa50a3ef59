import { Type } from '@sinclair/typebox';
import { ClientParams } from '../access/access.schemas.ts';
import { clearedCaller, onlyOwn } from '../access/caller.ts';
import type { Routes } from '../http/api.ts';
import { refuseCode } from '../http/refusal.ts';
import { Day, Refusals, SIGNED_IN } from '../http/wire.schemas.ts';

const words = <const W extends readonly string[]>(all: W) => Type.Unsafe<W[number]>({ type: 'string', enum: all });

/** @see spec A §3 Renew status */
const RenewStatus = Type.Object({
  status: words(['ok', 'available', 'expired']),
  step: words(['started', 'financial', 'signature', 'signed']),
  expired_date: Type.Union([Day, Type.Null()]),
});

/** Where a client's renewal stands. @see spec A §7, A §4 Renewal */
export const renewalRoutes: Routes = (api, services) => {
  api.get(
    '/renew/status/:id',
    {
      schema: {
        tags: ['renewal'],
        summary: 'Where the renewal stands',
        security: SIGNED_IN,
        params: ClientParams,
        response: { 200: RenewStatus, ...Refusals },
      },
    },
    async (request) => {
      onlyOwn(await clearedCaller(request, services), request.params.id);
      const renewal = await services.db
        .selectFrom('renewals')
        .where('client_id', '=', request.params.id)
        .select(['status', 'step', 'expired_date'])
        .executeTakeFirst();
      if (renewal === undefined) throw refuseCode(404, 'ERR118');
      return renewal;
    },
  );
};
