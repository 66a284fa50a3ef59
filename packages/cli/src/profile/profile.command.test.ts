import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { PIXEL } from '../testing/index.ts';
import { control, resetPersonas, testSandbox } from '../testing/sandbox.ts';

const { sandbox, signedIn } = testSandbox();
beforeEach(() => resetPersonas(sandbox, 'ana'));

const as = async (persona: 'ana' | 'vertice') => (await signedIn(persona)).portal;
const FOLDER = mkdtempSync(join(tmpdir(), 'profile-'));

/** A file of this machine. */
const file = (name: string, content: Buffer): string => {
  const path = join(FOLDER, name);
  writeFileSync(path, content);
  return path;
};
const photo = file('eu.png', PIXEL);

describe('profile show', () => {
  it('prints the personal data for people and for programs', async () => {
    const portal = await as('ana');
    const { out } = await portal('profile show');
    expect(out).toContain('Nome                Ana Beatriz Monteiro\nCPF                 632.872.530-26\n');
    expect(out).toContain('\nEstado civil        Solteiro(a)\nFoto                —\n');
    expect((await portal('profile show --json')).json).toMatchObject({
      name: 'Ana Beatriz Monteiro',
      document: '63287253026',
      maritalStatus: 'single',
      spouseName: null,
      naturality: 'São Paulo',
      nacionality: 'Brasil',
      hasPhoto: false,
    });
  });

  it('prints of a company what a company has', async () => {
    const { out } = await (await as('vertice'))('profile show');
    expect(out).toContain('CNPJ                  15.067.401/0001-36\n');
    expect(out).not.toContain('mãe');
  });
});

describe('profile photo', () => {
  it.for([
    ['a broken picture', PIXEL.subarray(0, 40), 'O arquivo escolhido não é válido'],
    [
      'a large file',
      Buffer.concat([PIXEL, Buffer.alloc(512 * 1024)]),
      'O arquivo escolhido não é válido. O tamanho máximo é 512 KB.',
    ],
  ] as const)('refuses %s', async ([, content, message]) => {
    const portal = await as('ana');
    const { exit, error } = await portal(['profile', 'photo', file('x.png', content), '--json']);
    expect([exit, error]).toMatchObject([1, { error: { message } }]);
  });

  it('needs a file or --delete, and not both', async () => {
    const portal = await as('ana');
    for (const words of [
      ['profile', 'photo'],
      ['profile', 'photo', photo, '--delete'],
      ['profile', 'photo', 'nada.png'],
    ])
      expect((await portal(words)).exit).toBe(2);
  });

  it('says that it was not saved', async () => {
    const portal = await as('ana');
    await control(sandbox, 'POST faults', { on: 'PUT /clients/:id', status: 500 });
    expect((await portal(['profile', 'photo', photo, '--json'])).error).toMatchObject({
      error: { code: 'photo_not_saved', message: 'Ocorreu um erro, tente novamente mais tarde.' },
    });
  });
});
