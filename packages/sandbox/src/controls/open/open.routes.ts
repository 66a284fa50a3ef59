import { Type } from '@sinclair/typebox';
import type { Api } from '../../http/api.ts';
import { openCall } from '../../http/described-call.ts';
import { refuseWord } from '../../http/refusal.ts';
import type { OpenLinks } from './open-links.ts';
import { OPEN_PAGE, OPEN_SCRIPT } from './open-page.ts';

/** A page of the portal. Two slashes would name another site, and a browser drops tabs and line breaks between them. */
const Path = Type.String({ pattern: '^/(?![/\\\\])[!-~]*$', maxLength: 500 });

const Opening = Type.Object({
  path: Path,
  storage: Type.Array(Type.Object({ key: Type.String({ maxLength: 100 }), text: Type.String({ maxLength: 20_000 }) }), {
    maxItems: 30,
  }),
});
const Ticket = Type.Object({ ticket: Type.String({ maxLength: 100 }) });

/** Makes links that open the portal, for who may use the controls. @see decision 0335 */
export const openControls = (api: Api, links: OpenLinks): void => {
  api.post(
    '/open',
    openCall('sandbox', 'Make a link that opens the portal signed in', { body: Opening, answer: Ticket }),
    (request) => Promise.resolve({ ticket: links.make(request.body) }),
  );
};

const HIDDEN = { schema: { hide: true } };

/** The page behind a link. A ticket lets in, so it asks for no key. */
export const openPages = (api: Api, links: OpenLinks): void => {
  api.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));
  api.get('/open', HIDDEN, (_request, reply) => reply.type('text/html; charset=utf-8').send(OPEN_PAGE));
  api.get('/open.js', HIDDEN, (_request, reply) => reply.type('text/javascript; charset=utf-8').send(OPEN_SCRIPT));
  api.post('/open/taken', openCall('sandbox', 'Open a link once', { body: Ticket, answer: Opening }), (request) => {
    const opening = links.take(request.body.ticket);
    if (opening === undefined) throw refuseWord(404, 'no_such_link');
    return Promise.resolve({ path: opening.path, storage: [...opening.storage] });
  });
};
