import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPdf } from '@aroeira/adapters-http/http/testing';
import { expect, it } from 'vitest';
import { testSandbox } from '../../testing/sandbox.ts';

const { signedIn } = testSandbox();

/** The id and the day of the newest order. */
const newestOf = (json: unknown): { readonly id: string; readonly created_at: string } =>
  Array.isArray(json) ? json[0] : { id: '', created_at: '' };

it('saves the receipt of an order under its name', async () => {
  const { portal, home } = await signedIn('ana');
  const { id } = newestOf((await portal('movements --json')).json);
  const folder = join(home, 'comprovantes');
  mkdirSync(folder);
  const { exit, json } = await portal(`movements receipt ${id} -o ${folder} --json`);
  const [name = ''] = readdirSync(folder);
  expect(name).toMatch(new RegExp(String.raw`^Comprovante_\d{4}-\d\d-\d\d_${id.slice(0, 8)}\.pdf$`));
  const bytes = readFileSync(join(folder, name));
  expect([exit, json]).toEqual([0, { id, file: join(folder, name), bytes: bytes.length }]);
  expect((await readPdf(bytes)).title).toBe('Comprovante de resgate parcial');
  const { out } = await portal(`movements receipt ${id} -o ${folder} --yes`);
  expect(out).toMatch(/^Comprovante salvo em .*\.pdf \(\d+(,\d)? KB\)\.\n$/);
});

it('saves nothing of an order that the client does not have, or without an id or a place', async () => {
  const { portal, home } = await signedIn('karen');
  const { id } = newestOf((await (await signedIn('ana')).portal('movements --json')).json);
  const { exit, error } = await portal(`movements receipt ${id} -o ${join(home, 'a.pdf')} --json`);
  expect([exit, error]).toMatchObject([1, { error: { code: 'receipt_not_found' } }]);
  expect((await portal(`movements receipt 12 -o ${join(home, 'a.pdf')} --json`)).exit).toBe(2);
  expect((await portal(`movements receipt ${id} --json`)).exit).toBe(2);
  expect(readdirSync(home)).not.toContain('a.pdf');
});
