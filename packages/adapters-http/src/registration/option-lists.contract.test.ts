import * as E from 'fp-ts/Either';
import { expect, it } from 'vitest';
import { testSandbox } from '../http/testing/sandbox.ts';
import { makeHttpStoredDocuments } from '../profile/index.ts';
import { makeHttpOptionLists } from './index.ts';

const { signedIn } = testSandbox();

it('every list has something to choose from, each once', async () => {
  const { http } = await signedIn('ana');
  const { banks, ...lists } = makeHttpOptionLists(http);
  for (const load of Object.values(lists)) {
    const list = await load();
    const labels = E.isRight(list) ? list.right.map(({ label }) => label) : [];
    expect(labels.length).toBeGreaterThan(2);
    expect(new Set(labels).size).toBe(labels.length);
  }
  expect(E.isRight(await banks())).toBe(true);
});

it("a client's own document comes as a PDF; another client's is not found, as one that is not there [R896]", async () => {
  const { http, session } = await signedIn('ana');
  const documents = makeHttpStoredDocuments(http);
  const own = await documents.download(session.clientId)();
  expect(E.isRight(own) && own.right.contentType).toBe('application/pdf');
  expect(E.isRight(own) && new TextDecoder('latin1').decode(own.right.bytes)).toMatch(/^%PDF-1\.7[\s\S]*%%EOF\n$/);
  expect(await documents.download(session.clientId + 1)()).toMatchObject(E.left({ _tag: 'Refused', status: 404 }));
  expect(await documents.download(1)()).toMatchObject(E.left({ _tag: 'Refused', status: 404 }));
});
