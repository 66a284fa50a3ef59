import type { Api } from '../../http/api.ts';
import { openCall } from '../../http/described-call.ts';
import { refuseWord } from '../../http/refusal.ts';
import type { OpenLinks } from './open-links.ts';
import { Opening, Ticket } from './open.schemas.ts';
import { htmlPage } from '../../http/html-page.ts';

/** The page of a link. Its ticket is behind the `#`, which no browser sends, so that it stands in no log. */
const OPEN_PAGE = htmlPage({
  lang: 'pt-BR',
  title: 'Abrindo o portal',
  head: ['<script type="module" src="/sandbox/open.js"></script>'],
  body: '<main><p role="status">Abrindo o portal…</p></main>',
});

/** Runs in that page: it takes what the ticket opens, keeps it as the portal would, and goes on to the page. */
const OPEN_SCRIPT = `const ticket = location.hash.slice(1);
history.replaceState(null, '', location.pathname);
const answer = await fetch('/sandbox/open/taken', {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ ticket }),
}).catch(() => undefined);
if (answer?.ok) {
  const { path, storage } = await answer.json();
  for (const { key, text } of storage) localStorage.setItem(key, text);
  location.replace(path);
} else {
  document.querySelector('p').textContent = answer
    ? 'Este link já foi usado ou passou de um minuto. Peça outro: portal sandbox open.'
    : 'O sandbox não respondeu. Peça outro link: portal sandbox open.';
}
`;

/** Makes links that open the portal, for who may use the controls. @see decision 0335 */
export const openControls = (api: Api, links: OpenLinks): void => {
  api.post(
    '/open',
    openCall('sandbox', 'Make a link that opens the portal signed in', { body: Opening, answer: Ticket }),
    async (request) => ({ ticket: await links.make(request.body) }),
  );
};

const HIDDEN = { schema: { hide: true } };

/** The page behind a link. A ticket lets in, so it asks for no key. */
export const openPages = (api: Api, links: OpenLinks): void => {
  api.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));
  api.get('/open', HIDDEN, (_request, reply) => reply.type('text/html; charset=utf-8').send(OPEN_PAGE));
  api.get('/open.js', HIDDEN, (_request, reply) => reply.type('text/javascript; charset=utf-8').send(OPEN_SCRIPT));
  api.post(
    '/open/taken',
    openCall('sandbox', 'Open a link once', { body: Ticket, answer: Opening }),
    async (request) => {
      const opening = await links.take(request.body.ticket);
      if (opening === undefined) throw refuseWord(404, 'no_such_link');
      return opening;
    },
  );
};
