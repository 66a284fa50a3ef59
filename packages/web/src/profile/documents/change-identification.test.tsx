import { session } from '@aroeira/domain/access/testing';
import type { ClientRecords } from '@aroeira/domain/registration';
import { changeReports, identityServer, photo, standingsServer } from '@aroeira/domain/registration/testing';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { signedIn } from '../../access/testing/signed-in.ts';
import { openApp } from '../../composition/testing/open-app.tsx';
import { press } from '../../composition/testing/press.ts';
import { keptText, saysKept } from '../../registration/drafts/testing/kept.ts';
import { REGISTRATION } from '../../registration/registration.tokens.ts';
import { profileRoutes } from '../profile.routes.tsx';

const kept = (name: string) => ({ ...photo(name), preview: `blob:${name}`, remoteUrl: `/${name}`, isChanged: false });
const photos = { frontPhoto: kept('frente.jpg'), backPhoto: kept('verso.jpg') };

/** The page of a client, over a server that keeps the identity document. */
const open = (server = identityServer({ photos }), memory = signedIn(session())) => {
  const reports = changeReports();
  const app = openApp('/edit-documents/change-identification', {
    memory,
    routes: profileRoutes,
    also: (put) => {
      put(REGISTRATION.Standings, standingsServer());
      // The page reads the record and nothing else of this port.
      put(REGISTRATION.ClientRecords, server.clients as ClientRecords);
      put(REGISTRATION.Papers, server.papers);
      put(REGISTRATION.ChangeReports, reports);
    },
  });
  return { ...app, server, reports };
};
const number = () => screen.findByLabelText<HTMLInputElement>('Número do documento');
const retype = async (text: string) => {
  await userEvent.clear(await number());
  await userEvent.type(await number(), text);
};

describe('the change of an identity document', () => {
  it('starts with the saved document and its photos', async () => {
    open();
    expect((await number()).value).toBe('123');
    expect(screen.getByLabelText<HTMLInputElement>('Data de emissão').value).toBe('10/03/2015');
    expect(await screen.findByText('frente.jpg')).toBeTruthy();
    expect(screen.getByText('verso.jpg')).toBeTruthy();
  });

  it('is saved and reported with its new photo, and leads back to the profile [R408] [R761]', async () => {
    const { server, reports, navigation } = open();
    await retype('456');
    const nova = new File([Uint8Array.from([0xff, 0xd8, 0xff])], 'nova.jpg', { type: 'image/jpeg' });
    await userEvent.upload(await screen.findByLabelText(/^Foto do documento (?:Escolha um arquivo|Substituir)$/), nova);
    await screen.findByText('nova.jpg');
    await press('Salvar');
    await screen.findByText('Sua identificação foi atualizada.');
    expect(server.saved).toMatchObject([
      { number: '456', frontPhoto: { name: 'nova.jpg' }, backPhoto: photos.backPhoto },
    ]);
    expect(reports.sent).toEqual([{ clientId: 7, part: 'identification', fields: ['number', 'frontPhoto'] }]);
    expect(navigation.path()).toBe('/profile');
  });

  it('is there after a reload but for a new photo, which is named, and for no other client (decision 0397)', async () => {
    open();
    await retype('456');
    const nova = new File([Uint8Array.from([0xff, 0xd8, 0xff])], 'nova.jpg', { type: 'image/jpeg' });
    await userEvent.upload(await screen.findByLabelText(/^Foto do documento (?:Escolha um arquivo|Substituir)$/), nova);
    await screen.findByText('nova.jpg');
    cleanup();
    const { navigation } = open();
    expect((await number()).value).toBe('456');
    expect(screen.getByText(/o arquivo de “Foto do documento” não ficou guardado/)).toBeTruthy();
    expect([keptText().includes('nova.jpg'), navigation.losesWork()]).toEqual([false, false]);
    cleanup();
    open(undefined, signedIn({ ...session(), clientId: 8 }));
    expect([(await number()).value, saysKept()]).toEqual(['123', false]);
  });
});
