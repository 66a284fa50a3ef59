import { Type } from '@sinclair/typebox';
import { clearedCaller } from '../access/caller.ts';
import type { Routes } from '../http/api.ts';
import { signedInCall } from '../http/described-call.ts';
import { refuseWord } from '../http/refusal.ts';
import { Bytes } from '../http/wire.schemas.ts';
import { receipt, receiptFileName } from './receipt.ts';
import { orderedBy } from './receipt.sql.ts';

const ReceiptParams = Type.Object({
  id: Type.String({ format: 'uuid', description: 'The id of a movement, from the list of movements' }),
});

/** The receipt of an order. @see decisions 0372, 0373 */
export const receiptRoutes: Routes = (api, services) => {
  api.get(
    '/investments/receipt/:id',
    signedInCall('movements', 'The receipt of the order of a movement: a PDF', {
      params: ReceiptParams,
      answer: Bytes,
    }),
    async (request, reply) => {
      const { clientId } = await clearedCaller(request, services);
      const { id } = request.params;
      const now = services.clock.now();
      const ordered = await orderedBy(services.db, { clientId, movementId: id, now });
      // Another client's movement gets the answer of an unknown one, so that nobody learns which ids exist.
      if (ordered === undefined) throw refuseWord(404, 'not_found');
      const fileName = receiptFileName(id, ordered);
      void reply.type('application/pdf').header('content-disposition', `attachment; filename="${fileName}"`);
      return services.pdfs.make(receipt(ordered, now));
    },
  );
};
