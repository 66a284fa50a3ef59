import { takeAttempt } from '../access/attempts.sql.ts';
import { clearedCaller, ownCaller, signedInCaller } from '../access/caller.ts';
import { contactMails } from '../access/limits.ts';
import type { Routes, Services } from '../http/api.ts';
import { signedInCall } from '../http/described-call.ts';
import { refuseWord } from '../http/refusal.ts';
import { Bytes, Nothing } from '../http/wire.schemas.ts';
import { sendMail } from '../outbox/outbox.sql.ts';
import { AppRating, PlannerMessage, PlannerParams, ProviderMessage } from './contact.schemas.ts';
import { addressesOfContact, NO_PLANNER } from './contact.sql.ts';
import { photoOfPlanner } from './planner-photo.ts';

/** The mailbox of the provider. */
const PROVIDER = 'atendimento@aroeira.example';

interface Letter {
  readonly clientId: number;
  readonly to: string;
  readonly subject: string;
  readonly message: string;
}

/** Sends a letter in the client's name. Who wrote it comes from the database, not from the request. */
const deliver = async ({ db, clock }: Services, { clientId, to, subject, message }: Letter): Promise<void> => {
  const { name, email, phone } = await addressesOfContact(db, clientId);
  const text = `${message}\n\n${name}, ${email}, ${phone}`;
  await sendMail(db, { clientId, to, subject, text, now: clock.now() });
};

/** The client writes to the provider, a few times a day. */
const writeToProvider = async (services: Services, letter: Omit<Letter, 'to'>): Promise<object> => {
  await takeAttempt(services, contactMails(letter.clientId));
  await deliver(services, { ...letter, to: PROVIDER });
  return {};
};

/** Messages to the provider and to the planner, and ratings. @see spec B §7 Contact and rating; decision 0211 */
export const contactRoutes: Routes = (api, services) => {
  api.post(
    '/user/talktous',
    signedInCall('contact', 'Write to the provider', { body: ProviderMessage, answer: Nothing }),
    async (request) => {
      const { user_id: clientId, subject, message } = request.body;
      await ownCaller(request, services, clientId);
      return writeToProvider(services, { clientId, subject: `Fale conosco: ${subject}`, message });
    },
  );

  api.post(
    '/user/rateapp',
    signedInCall('contact', 'Rate the app, from 1 to 5', { body: AppRating, answer: Nothing }),
    async (request) => {
      const { user_id: clientId, rate, message } = request.body;
      await ownCaller(request, services, clientId);
      return writeToProvider(services, { clientId, subject: `Avaliação: ${String(rate)} de 5`, message });
    },
  );

  api.post(
    '/associates/sendMessage/:id',
    signedInCall('contact', "Write to the client's own planner", {
      params: PlannerParams,
      body: PlannerMessage,
      answer: Nothing,
    }),
    async (request) => {
      const { clientId } = await clearedCaller(request, services);
      await takeAttempt(services, contactMails(clientId));
      const { plannerId, plannerEmail } = await addressesOfContact(services.db, clientId);
      // Another client's planner gets the answer of an unknown one, and nobody writes to the one who stands for none.
      if (plannerId !== request.params.id || plannerId === NO_PLANNER) throw refuseWord(404, 'not_found');
      const { message } = request.body;
      await deliver(services, { clientId, to: plannerEmail, subject: 'Mensagem de um cliente', message });
      return {};
    },
  );

  api.get(
    '/planner/photo/:id',
    signedInCall('contact', 'The photo of a planner: 404 without one', { params: PlannerParams, answer: Bytes }),
    async (request, reply) => {
      await signedInCaller(request, services);
      const photo = photoOfPlanner(request.params.id);
      if (photo === undefined) throw refuseWord(404, 'not_found');
      void reply.type('image/svg+xml');
      return photo;
    },
  );
};
