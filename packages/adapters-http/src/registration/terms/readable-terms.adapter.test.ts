import { expect, it } from 'vitest';
import { clientOf, serverBy } from '../../http/testing/index.ts';
import { makeHttpReadableTerms } from './readable-terms.adapter.ts';

it('asks for a public form without the session, and for a listed term with it', async () => {
  const server = serverBy(() => new Response('%PDF-1.4', { headers: { 'content-type': 'application/pdf' } }));
  const terms = makeHttpReadableTerms(clientOf(server).http);
  await terms.load({ _tag: 'PublicForm', form: 'privacy' })();
  await terms.load({ _tag: 'ListedTerm', id: 12 })();
  expect(server.seen.map(({ method, url, headers }) => [method, url, headers.get('authorization')])).toEqual([
    ['GET', 'http://api.test/api/forms/privacy.pdf', null],
    ['GET', 'http://api.test/api/terms/download/12', 'Bearer access-1'],
  ]);
});
