import { Type } from '@sinclair/typebox';
import { clearedCaller } from '../access/caller.ts';
import type { Routes } from '../http/api.ts';
import { signedInCall } from '../http/described-call.ts';
import { refuseWord } from '../http/refusal.ts';
import { Bytes } from '../http/wire.schemas.ts';
import { dayOfSaoPaulo } from '../time/sao-paulo-days.ts';
import { LISTED_TERMS } from './listed-terms.ts';
import { plainText } from './plain-text.ts';

const TermParams = Type.Object({ id: Type.Integer({ minimum: 1 }) });

const Terms = Type.Array(Type.Object({ id: Type.Integer(), title: Type.String() }));

/** The terms that a client accepts. @see spec A §7 "GET terms/download/{id}" */
export const listedTermRoutes: Routes = (api, services) => {
  api.get('/terms', signedInCall('registration', 'The terms to accept', { answer: Terms }), async (request) => {
    await clearedCaller(request, services);
    return LISTED_TERMS.map(({ id, title }) => ({ id, title }));
  });
  api.get(
    '/terms/download/:id',
    signedInCall('registration', 'The PDF of a listed term', { params: TermParams, answer: Bytes }),
    async (request, reply) => {
      await clearedCaller(request, services);
      const term = LISTED_TERMS.find(({ id }) => id === request.params.id);
      if (term === undefined) throw refuseWord(404, 'not_found');
      void reply.type('application/pdf');
      return services.pdfs.make(plainText(term, dayOfSaoPaulo(services.clock.now())));
    },
  );
};
