import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { person } from '../testing/index.ts';
import { resetPersonas, testSandbox } from '../testing/sandbox.ts';

const { sandbox, signedIn } = testSandbox();
beforeEach(() => resetPersonas(sandbox, 'ana'));

describe('export', () => {
  it.each([
    ['movements', 'movements'],
    ['position', 'position'],
    ['yield', 'yield'],
  ])('%s is what its own command prints', async (name, command) => {
    const { portal } = await signedIn('ana');
    const [own, ownJson] = [await portal(`${command} --csv`), await portal(`${command} --json`)];
    expect((await portal(`export ${name} --format csv`)).out).toBe(own.out);
    expect((await portal(`export ${name} --format json`)).json).toEqual(ownJson.json);
    expect((await portal(`export ${name} --format csv --json`)).json).toEqual({ csv: own.out.trimEnd() });
  });

  it('plan is the chart for a spreadsheet, or the projection', async () => {
    const { portal } = await signedIn('ana');
    const { out } = await portal('export plan --format csv');
    expect(out).toMatch(/^\uFEFFIdade;Ano;/);
    expect((await portal('export plan --format json')).json).toEqual((await portal('liberty project --json')).json);
  });

  it('my-data has everything, and names of other clients nowhere', async () => {
    const { portal } = await signedIn('ana');
    expect((await portal('export my-data --format json')).json).toMatchObject({
      exportedAt: expect.stringMatching(/Z$/),
      tables: expect.arrayContaining([expect.objectContaining({ title: 'Cadastro' })]),
    });
    const { out } = await portal('export my-data --format csv');
    expect(out).toMatch(/^\uFEFFCadastro\r\nCódigo do cliente;/);
    expect(out).toContain('\r\n\r\nContas bancárias\r\n');
    expect(out).not.toMatch(/Karen|argon2/);
  });

  it('is saved for its owner alone, and asks before it replaces a file', async () => {
    const { portal, home } = await signedIn('ana');
    const path = join(home, 'position.csv');
    expect((await portal(['export', 'position', '--format', 'csv', '-o', home, '--json'])).json).toMatchObject({
      file: path,
    });
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(readFileSync(path, 'utf8')).toBe((await portal('position --csv')).out);
    writeFileSync(path, 'mine');
    const words = ['export', 'position', '--format', 'csv', '--output', path];
    expect((await portal(words)).exit).toBe(2);
    expect((await portal(words, { person: person('n') })).exit).toBe(1);
    expect(readFileSync(path, 'utf8')).toBe('mine');
    expect((await portal([...words, '--yes'])).out).toMatch(/^Arquivo salvo em .*position\.csv \(\d+ bytes\)\.\n$/);
    expect((await portal(['export', 'position', '--format', 'csv', '-o', join(home, 'none', 'x.csv')])).exit).toBe(1);
  });

  it('needs a format and a name that it knows', async () => {
    const { portal } = await signedIn('ana');
    for (const words of [
      'export position',
      'export position --format pdf',
      'export all --format csv',
      'export position --format csv --output=',
    ])
      expect((await portal(words)).exit).toBe(2);
  });

  it('needs a session', async () => {
    const { portal } = await signedIn('ana');
    await portal('logout');
    expect((await portal('export my-data --format json')).exit).toBe(4);
  });
});
