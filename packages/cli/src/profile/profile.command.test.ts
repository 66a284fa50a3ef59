import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { control, resetPersonas, testSandbox } from '../testing/sandbox.ts';

const { sandbox, signedIn } = testSandbox();
beforeEach(() => resetPersonas(sandbox, 'ana', 'vertice', 'sofia'));

const as = async (persona: 'ana' | 'vertice' | 'sofia') => (await signedIn(persona)).portal;
const FOLDER = mkdtempSync(join(tmpdir(), 'profile-'));

/** A file of this machine. */
const file = (name: string, content: Buffer): string => {
  const path = join(FOLDER, name);
  writeFileSync(path, content);
  return path;
};
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
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
  it('saves a file as the photo, and removes it', async () => {
    const portal = await as('ana');
    expect((await portal(['profile', 'photo', photo])).out).toBe('Foto salva.\n');
    expect((await portal('profile show --json')).json).toMatchObject({ hasPhoto: true });
    expect((await portal('profile photo --delete --json')).json).toEqual({ hasPhoto: false });
    expect((await portal('profile show --json')).json).toMatchObject({ hasPhoto: false });
  });

  it.for([
    ['a file that is no picture', 'conta.pdf', Buffer.from('%PDF-1.7'), 'O arquivo escolhido não é válido'],
    [
      'another kind of file with the name of one',
      'eu.png',
      Buffer.from('%PDF-1.7'),
      'O arquivo escolhido não é válido',
    ],
    ['a broken picture', 'meia.png', PIXEL.subarray(0, 40), 'O arquivo escolhido não é válido'],
    [
      'a large file',
      'grande.png',
      Buffer.concat([PIXEL, Buffer.alloc(512 * 1024)]),
      'O arquivo escolhido não é válido. O tamanho máximo é 512 KB.',
    ],
  ] as const)('refuses %s', async ([, name, content, message]) => {
    const portal = await as('ana');
    const { exit, error } = await portal(['profile', 'photo', file(`x-${name}`, content), '--json']);
    expect([exit, error]).toMatchObject([1, { error: { message } }]);
    expect((await portal('profile show --json')).json).toMatchObject({ hasPhoto: false });
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

describe('profile conformity', () => {
  it('prints the state of the term, and where the client signs it', async () => {
    const portal = await as('sofia');
    expect((await portal('profile conformity')).out).toMatch(/^Falta assinar\nhttp:\/\/\S+\n$/);
    expect((await portal('profile conformity --json')).json).toMatchObject({ state: 'started', signedUrl: null });
  });

  it('says that there is none', async () => {
    expect((await (await as('ana'))('profile conformity')).out).toBe(
      'Você não tem termo de desenquadramento para assinar.\n',
    );
  });
});
