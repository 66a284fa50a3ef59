import type { Fetch } from '@aroeira/adapters-http/http';
import { documentOf, PASSWORD } from '@aroeira/adapters-http/http/testing';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { testSandbox } from '../testing/sandbox.ts';

const { sandbox, signedOut } = testSandbox();

/** Runs the doctor for the people of a file. */
const doctor = async (people: object, fetch: Fetch = sandbox.fetch) => {
  const { portal, home } = signedOut({ fetch });
  const file = join(home, '..', `people-${String(Math.random()).slice(2)}.yaml`);
  writeFileSync(file, JSON.stringify(people));
  return portal(['doctor', '--json', '--people', file]);
};

const person = (key: Parameters<typeof documentOf>[0]) => ({ document: documentOf(key), password: PASSWORD });
const findingsOf = (json: unknown, name: string): readonly unknown[] =>
  Object(json)
    .checks.filter((check: { readonly name: string }) => check.name === name)
    .map(({ detail }: { readonly detail: string }) => detail);

it('reads as each person all that the contract describes, and finds no difference at the sandbox itself', async () => {
  const { exit, json } = await doctor({ ana: person('ana'), wagner: person('wagner') });
  expect(exit).toBe(0);
  for (const name of ['ana', 'wagner'])
    expect(findingsOf(json, name)).toEqual([
      expect.stringMatching(
        /^42 leituras como descritas; \d delas com recusa: GET \/auth\/checkExistingDocument\/\{document\} \(400\).*; 12 precisam de um número que só a API dá: GET \/\S+(?:, GET \/\S+){11}\.$/,
      ),
    ]);
}, 60_000);

it('names the call and the place of each difference, at another API', async () => {
  const other: Fetch = async (url, init) => {
    const { pathname } = new URL(url);
    if (pathname.includes('/investments/list/')) return Response.json([{ id: 'x' }]);
    if (pathname.endsWith('/banks/all')) return Response.json({ message: 'internal_error' }, { status: 500 });
    if (pathname.endsWith('/countries')) return new Response('<html>');
    if (pathname.endsWith('/myDocuments')) return Response.json({ error: 'no' }, { status: 404 });
    return sandbox.fetch(url, init);
  };
  const { exit, json } = await doctor({ ana: person('ana') }, other);
  expect(exit).toBe(1);
  expect(findingsOf(json, 'ana')).toEqual([
    'GET /countries: a resposta não é JSON',
    'GET /banks/all: a resposta é 500',
    'GET /myDocuments: a resposta 404 é outra em /: must be array',
    expect.stringMatching(
      /^GET \/investments\/list\/\{id\}: a resposta 200 é outra em \/0: must have required property/,
    ),
  ]);
}, 60_000);

it('names the calls that refuse, as one that an API lacks does', async () => {
  const other: Fetch = async (url, init) =>
    url.includes('/carrers') ? Response.json({ message: 'Not Found' }, { status: 404 }) : sandbox.fetch(url, init);
  const { json } = await doctor({ ana: person('ana') }, other);
  expect(findingsOf(json, 'ana')).toEqual([expect.stringMatching(/2 delas com recusa: [^;]*GET \/carrers \(404\)/)]);
}, 60_000);

it('says who could not sign in, and refuses a file with a mistake before it asks anything', async () => {
  const { json } = await doctor({ ana: { ...person('ana'), password: 'Errada@1' } });
  expect(findingsOf(json, 'ana')).toEqual([expect.stringMatching(/^Não entrou: /)]);
  const wrong = await doctor({ ana: { document: documentOf('ana') } });
  expect([wrong.exit, wrong.error]).toMatchObject([2, { error: { code: 'wrong_scenario' } }]);
}, 60_000);
