import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { readPdf } from '@aroeira/adapters-http/http/testing';
import { person } from '../testing/index.ts';
import { resetPersonas, testSandbox } from '../testing/sandbox.ts';

const { sandbox, signedIn, signedOut } = testSandbox();
beforeEach(() => resetPersonas(sandbox, 'ana', 'lucas'));

const folder = () => {
  const path = mkdtempSync(join(tmpdir(), 'papers-'));
  onTestFinished(() => rmSync(path, { recursive: true }));
  return path;
};
interface Listed {
  readonly id: number;
  readonly template_name: string;
}

describe('profile documents', () => {
  it('lists what the client signed in the order of the web, and saves the PDF of one', async () => {
    const { portal } = await signedIn('ana');
    const documents = (await portal('profile documents list --json')).json as readonly Listed[]; // the test fails otherwise
    expect(documents.map(({ template_name }) => template_name)).toEqual([
      'adesao_rv',
      'adesao_internacional',
      'adesao_mm',
      'adesao_rf',
    ]);
    expect((await portal('profile documents list')).out).toMatch(/Termo de adesão · Aroeira .*Assinado em/);
    const [at, id] = [folder(), String(documents[3]?.id)];
    const saved = await portal(`profile documents download ${id} -o ${at}`);
    const path = join(at, `adesao-rf-${id}.pdf`);
    expect([saved.exit, saved.out]).toEqual([0, expect.stringContaining(`Documento salvo em ${path} (`)]);
    expect((await readPdf(readFileSync(path))).title).toBe('Termo de adesão');
  });

  it('says that a client signed nothing', async () => {
    expect((await (await signedIn('lucas')).portal('profile documents list')).out).toBe(
      'Nenhum documento assinado foi encontrado.\n',
    );
  });

  it('refuses the document of another client, a wrong id, and a person who is not signed in', async () => {
    const ana = await signedIn('ana');
    const [first] = (await ana.portal('profile documents list --json')).json as readonly Listed[]; // the test fails otherwise
    const { portal } = await signedIn('lucas');
    const stranger = await portal(`profile documents download ${String(first?.id)} -o ${folder()} --json`);
    expect([stranger.exit, stranger.error]).toMatchObject([1, { error: { code: 'unknown_document' } }]);
    const wrong = await portal(`profile documents download ../1 -o ${folder()} --json`);
    expect([wrong.exit, wrong.error]).toMatchObject([2, { error: { field: 'id' } }]);
    expect((await signedOut().portal('profile documents list')).exit).toBe(4);
  });
});

describe('profile forms', () => {
  it('lists the seven forms, and saves one', async () => {
    const { portal } = await signedIn('ana');
    expect((await portal('profile forms list --json')).json).toHaveLength(7);
    const at = join(folder(), 'ficha.pdf');
    expect((await portal(`profile forms download ficha-cadastral-pessoa-juridica -o ${at}`)).exit).toBe(0);
    expect((await readPdf(readFileSync(at))).title).toBe('Ficha cadastral, pessoa jurídica');
    expect(await portal(`profile forms download ../proposal -o ${at} --json`)).toMatchObject({
      exit: 2,
      error: { error: { field: 'form' } },
    });
  });

  it('asks before it replaces a file', async () => {
    const at = join(folder(), 'ficha.pdf');
    const someone = person('n');
    const { portal } = await signedIn('ana');
    await portal(`profile forms download adesao-acoes -o ${at}`);
    const again = await portal(`profile forms download adesao-renda-fixa -o ${at}`, { person: someone });
    expect([again.exit, someone.asked]).toEqual([1, [expect.stringContaining('Substituir')]]);
    expect((await readPdf(readFileSync(at))).title).toBe('Termo de adesão, Ações com co-titular');
  });
});
