import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fillDocuments, signaturePng } from '@aroeira/sandbox/testing';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { resetPersonas, testSandbox } from '../testing/sandbox.ts';

const { sandbox, signedIn } = testSandbox();
beforeEach(() => resetPersonas(sandbox, 'elisa', 'sofia', 'heitor', 'vertice', 'diego'));

/** A folder for the files of a test, with the picture of a signature. */
const folder = () => {
  const path = mkdtempSync(join(tmpdir(), 'sign-'));
  onTestFinished(() => rmSync(path, { recursive: true }));
  writeFileSync(join(path, 'assinatura.png'), Buffer.from(signaturePng(), 'base64'));
  writeFileSync(
    join(path, 'vazia.png'),
    Buffer.from(
      signaturePng(() => false),
      'base64',
    ),
  );
  return (name: string) => join(path, name);
};

it('signs the accepted terms, and tells a signed PDF from a changed one by the exit code', async () => {
  await fillDocuments(await sandbox.client('elisa'));
  const { portal } = await signedIn('elisa');
  const at = folder();
  expect((await portal('signature terms --json')).json).toMatchObject([{ id: 1 }, { id: 2 }]);
  expect((await portal('signature status')).out).toContain('Ainda não há termos assinados.');
  const signed = await portal(`signature sign --image ${at('assinatura.png')} --local Santos --accept 2 --json`);
  expect([signed.exit, signed.json]).toMatchObject([0, [{ fundName: 'Termo de ciência de risco' }]]);
  const [{ id }] = (await portal('signature status --json')).json as readonly [{ id: number }]; // the test fails otherwise
  await portal(`signature download ${String(id)} -o ${at('termo.pdf')}`);
  const kept = await portal(`signature verify ${at('termo.pdf')}`);
  expect([kept.exit, kept.out]).toMatchObject([0, expect.stringContaining('O documento é o mesmo que foi assinado.')]);
  const refused = async (what: string, who = portal) => {
    const { exit, error, out } = await who(`signature verify ${what} --json`);
    return [exit, Object(error).error.code, out];
  };
  writeFileSync(at('cortado.pdf'), readFileSync(at('termo.pdf')).subarray(0, -1));
  writeFileSync(at('vazio.pdf'), '');
  for (const file of ['cortado.pdf', 'vazio.pdf', 'assinatura.png'])
    expect(await refused(at(file))).toEqual([1, 'not_as_signed', '']);
  // The file of another client is as good as unknown.
  expect(await refused(at('termo.pdf'), (await signedIn('heitor')).portal)).toEqual([1, 'not_as_signed', '']);
  for (const nothing of [at('nada.pdf'), at('.'), '']) expect(await refused(nothing)).toEqual([2, 'usage', '']);
});

it('takes no typed name where the deployment takes drawings only (decision Q172)', async () => {
  await fillDocuments(await sandbox.client('elisa'));
  const { portal } = await signedIn('elisa');
  const at = folder();
  const sign = (method: string) =>
    portal(`signature sign --image ${at('assinatura.png')} --local Santos --method ${method} --json`, {
      env: { TYPED_SIGNATURE: 'off' },
    });
  expect(await sign('typed')).toMatchObject({ exit: 2, error: { error: { code: 'usage' } } });
  expect((await portal('signature status --json')).json).toEqual([]);
  expect((await sign('drawn')).exit).toBe(0);
});

it('refuses an empty picture, a missing file and an unknown term, each in its own words', async () => {
  await fillDocuments(await sandbox.client('elisa'));
  const { portal } = await signedIn('elisa');
  const at = folder();
  const refused = async (image: string, more = '') =>
    (await portal(`signature sign --image ${at(image)} --local Santos --json ${more}`.trim())).error;
  expect(await refused('vazia.png')).toMatchObject({
    error: { message: 'A assinatura da ficha cadastral é inválida.' },
  });
  expect(await refused('nada.png')).toMatchObject({ error: { code: 'usage' } });
  for (const ids of ['9', '1,9', '1,'])
    expect(await refused('assinatura.png', `--accept ${ids}`)).toMatchObject({
      error: { code: 'usage', field: 'accept' },
    });
});

it('sends nothing of a signature that is closed, and says why (decision 0290)', async () => {
  const signs = async (key: 'vertice' | 'diego', before: string) => {
    const sent: string[] = [];
    const { portal } = await signedIn(key, {
      fetch: (url, init) => {
        if (init.method !== 'GET') sent.push(new URL(url).pathname);
        return sandbox.fetch(url, init);
      },
    });
    await portal(before);
    sent.length = 0;
    const picture = folder()('assinatura.png');
    const { exit, error } = await portal(`signature sign --image ${picture} --local Santos --json`);
    return [exit, Object(error).error, sent];
  };
  const company = { code: 'signing_closed', message: 'Para cadastro PJ, entre em contato com seu Planejador' };
  expect(await signs('vertice', 'sandbox backoffice set 15067401000136 --approval 0')).toEqual([1, company, []]);
  const waiting = { code: 'signing_closed', message: 'Não falta nada no seu cadastro.' };
  expect(await signs('diego', 'flags')).toEqual([1, waiting, []]);
});
