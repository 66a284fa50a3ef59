import { unreachable } from '@aroeira/domain/kernel/testing';
import { identityServer, photo, recordServer } from '@aroeira/domain/registration/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { press } from '../../composition/testing/press.ts';
import { fieldErrors } from '../../ui/fields/testing/field-errors.ts';
import { openStep } from '../flow/testing/open-step.tsx';
import { REGISTRATION } from '../registration.tokens.ts';

const SAVED = { frontPhoto: kept('frente.jpg'), backPhoto: kept('verso.jpg') };
function kept(name: string) {
  return { ...photo(name), preview: `blob:${name}`, remoteUrl: `/${name}`, isChanged: false };
}

/** The page of a client who saved an RG, or nothing yet. */
const open = (identity = identityServer({ photos: SAVED }), record = {}) => {
  const server = recordServer({ record });
  const app = openStep('identification', { server, also: (put) => put(REGISTRATION.Papers, identity.papers) });
  return { ...app, identity };
};
const choose = async (type: 'RG' | 'CNH' | 'RNE') => userEvent.click(await screen.findByRole('radio', { name: type }));
const has = (caption: string) => screen.queryByLabelText(caption) !== null;
const jpeg = (name: string) => new File([Uint8Array.from([0xff, 0xd8, 0xff, 0xe0])], name, { type: 'image/jpeg' });

describe('the fields of a document', () => {
  it('are the validity not for an RG, and the place of issue not for an RNE [R272] [R273]', async () => {
    open();
    for (const [type, hasValidity, hasPlace] of [
      ['CNH', true, true],
      ['RNE', true, false],
      ['RG', false, true],
    ] as const) {
      await choose(type);
      expect([type, has('Data de validade'), has('UF de emissão')]).toEqual([type, hasValidity, hasPlace]);
    }
  });

  it('are two photos of an RG or an RNE, and one of a CNH, which may be digital [R274] [R276] [R277]', async () => {
    open(identityServer(), { identification: undefined });
    const photos = () =>
      screen.queryAllByRole('group').map((group) => group.querySelector('.field-label')?.textContent);
    for (const type of ['RG', 'RNE'] as const) {
      await choose(type);
      await waitFor(() => expect(photos()).toEqual(['Foto do documento ', 'Foto do verso ']));
      expect(screen.getByText(/^Fotografe a frente e o verso do original/)).toBeTruthy();
    }
    await choose('CNH');
    await waitFor(() => expect(photos()).toEqual(['Foto do documento ']));
    expect(screen.getByText(/A CNH digital, com o QR code, também vale/)).toBeTruthy();
  });
});

describe('the pictures', () => {
  it('belong to the type of the document, and come back with it', async () => {
    open();
    expect(await screen.findByText('frente.jpg')).toBeTruthy();
    await choose('CNH');
    await waitFor(() => expect(screen.queryByText('frente.jpg')).toBeNull());
    await choose('RG');
    expect(await screen.findByText('frente.jpg')).toBeTruthy();
    expect(screen.getByText('verso.jpg')).toBeTruthy();
  });
});

describe('the page', () => {
  it('starts with the saved document and its photos, and sends no photo again', async () => {
    const { identity, navigation } = open();
    expect(await screen.findByText('frente.jpg')).toBeTruthy();
    await press('Próximo');
    await waitFor(() => expect(navigation.path()).toBe('/registration/form/personalData'));
    expect(identity.saved[0]).toMatchObject({ documentType: 'RG', frontPhoto: SAVED.frontPhoto });
  });

  it('asks for the photos and the parents of a new client, and sends nothing [R274] [R278] [R279]', async () => {
    const { identity } = open(identityServer(), { identification: undefined });
    await choose('RG');
    await press('Próximo');
    expect(fieldErrors()).toEqual(
      expect.arrayContaining(['* Escolha um arquivo', '* Nome da mãe é obrigatório', '* Nome do pai é obrigatório']),
    );
    expect(identity.saved).toEqual([]);
  });

  it('refuses a validity that is not after the issue [R270] [R271]', async () => {
    const { identity } = open();
    await choose('CNH');
    await userEvent.type(screen.getByLabelText('Data de validade'), '10/03/2015');
    await press('Próximo');
    // The saved pictures are of an RG.
    expect(fieldErrors()).toEqual(['* Escolha um arquivo', '* Deve ser maior que a data de emissão']);
    expect(identity.saved).toEqual([]);
  });

  it('keeps the photos when the connection is lost, and sends them by one tap', async () => {
    const { identity, navigation } = open(identityServer({ photos: SAVED, unsaved: [unreachable] }));
    await screen.findByText('frente.jpg');
    await userEvent.upload(
      screen.getByLabelText(/^Foto do documento (?:Escolha um arquivo|Substituir)$/),
      jpeg('nova.jpg'),
    );
    await screen.findByText('nova.jpg');
    await press('Próximo');
    await screen.findByRole('alert');
    expect([screen.getByText('nova.jpg') !== null, navigation.path()]).toEqual([
      true,
      '/registration/form/identification',
    ]);
    await press('Próximo');
    await waitFor(() => expect(navigation.path()).toBe('/registration/form/personalData'));
    expect(identity.saved.map(({ frontPhoto }) => frontPhoto.name)).toEqual(['nova.jpg', 'nova.jpg']);
  });

  it('asks before a client who chose a photo leaves', async () => {
    const { navigation } = open();
    await screen.findByText('frente.jpg');
    await userEvent.upload(
      screen.getByLabelText(/^Foto do documento (?:Escolha um arquivo|Substituir)$/),
      jpeg('nova.jpg'),
    );
    await screen.findByText('nova.jpg');
    expect(navigation.losesWork()).toBe(true);
    await press('Voltar');
    expect(await screen.findByRole('heading', { name: 'Deseja descartar as alterações?' })).toBeTruthy();
  });
});
