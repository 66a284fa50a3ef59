import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { readPdf } from '@aroeira/adapters-http/http/testing';
import { resetPersonas, testSandbox } from '../testing/sandbox.ts';

const { sandbox, signedIn } = testSandbox();
beforeEach(() => resetPersonas(sandbox, 'ana'));

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
});
