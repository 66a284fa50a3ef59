import { personalRecord, personalRecords } from '@aroeira/domain/profile/testing';
import { standingsServer } from '@aroeira/domain/registration/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as TE from 'fp-ts/TaskEither';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { signedIn } from '../../../access/testing/signed-in.ts';
import { openApp } from '../../../composition/testing/open-app.tsx';
import { press } from '../../../composition/testing/press.ts';
import { REGISTRATION } from '../../../registration/registration.tokens.ts';
import { PROFILE } from '../../profile.module.ts';
import { profileRoutes } from '../../profile.routes.tsx';
import { deviceCamera } from './testing/device-camera.ts';

/** The dialog of the photo on a device with a camera. */
const open = async (camera = deviceCamera()) => {
  const records = personalRecords(TE.right(personalRecord()));
  openApp('/profile', {
    memory: signedIn(),
    routes: profileRoutes,
    also: (put) => {
      put(PROFILE.PersonalRecords, records);
      put(PROFILE.CutSquare, ({ name }) => TE.right(`/9j/${name}`));
      put(PROFILE.Camera, camera);
      put(REGISTRATION.Standings, standingsServer());
    },
  });
  await press('Alterar foto');
  return { camera, changes: records.changes };
};

/** The picture of the camera runs. */
const runVideo = () => {
  const video = document.querySelector('video');
  if (video !== null) fireEvent.playing(video);
};

/** The camera is on, and its picture runs. */
const film = async (camera = deviceCamera()) => {
  const opened = await open(camera);
  await press('Tirar uma foto');
  await waitFor(() => expect(document.querySelector('video')).not.toBeNull());
  runVideo();
  return opened;
};

const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog', { name: 'Tirar uma foto' })).toBeNull());
const hasButton = (name: string) => screen.queryByRole('button', { name }) !== null;

describe('the camera of the profile', () => {
  it('takes a photo, which the client cuts and saves, or takes again', async () => {
    const { camera, changes } = await film();
    await press('Fotografar');
    await isClosed();
    await screen.findByRole('button', { name: 'Descartar esta foto' });
    expect([camera.isOn(), hasButton('Tirar outra foto')]).toEqual([false, true]);
    expect(document.activeElement?.textContent).toBe('Tirar outra foto');
    expect(screen.queryByLabelText(/^Escolher/)).toBeNull();
    await press('Salvar');
    await waitFor(() => expect(changes).toEqual([[7, { _tag: 'Replaced', base64: '/9j/foto.png' }]]));
  });

  it('photographs as soon as there is a picture', async () => {
    await open();
    await press('Tirar uma foto');
    const shutter = await screen.findByRole('button', { name: 'Fotografar' });
    await waitFor(() => expect(document.querySelector('video')).not.toBeNull());
    expect(shutter.getAttribute('aria-disabled')).toBe('true');
    runVideo();
    expect(shutter.getAttribute('aria-disabled')).toBe('false');
  });

  it('goes off when the client cancels, and the focus is where it was', async () => {
    const { camera } = await film();
    // A browser gives a dialog the focus.
    screen.getByRole('button', { name: 'Fotografar' }).focus();
    await userEvent.keyboard('{Escape}');
    await isClosed();
    expect([camera.isOn(), document.activeElement?.textContent]).toEqual([false, 'Tirar uma foto']);
  });
});

describe('a page that nobody sees', () => {
  afterEach(() => vi.restoreAllMocks());
  const hide = () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    fireEvent(document, new Event('visibilitychange'));
  };

  it('does not film', async () => {
    const { camera } = await film();
    hide();
    await isClosed();
    expect(camera.isOn()).toBe(false);
  });

  it('still waits for a file, because the files hide it', async () => {
    await open(deviceCamera({ answer: TE.left({ _tag: 'NoCamera' }) }));
    await press('Tirar uma foto');
    await screen.findByRole('alert');
    hide();
    expect(screen.getByRole('dialog', { name: 'Tirar uma foto' })).toBeTruthy();
  });
});

it('a refused camera leaves the files and its own program, and says so', async () => {
  const { changes } = await open(deviceCamera({ answer: TE.left({ _tag: 'NoCamera' }) }));
  await press('Tirar uma foto');
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Não foi possível usar a câmera nesta página\. /);
  expect(hasButton('Fotografar')).toBe(false);
  const program = screen.getByLabelText<HTMLInputElement>('Abrir a câmera');
  expect(program.getAttribute('capture')).toBe('user');
  const eu = new File([Uint8Array.from([0xff, 0xd8, 0xff, 0xe0])], 'eu.jpg', { type: 'image/jpeg' });
  await userEvent.upload(program, eu);
  await isClosed();
  await screen.findByRole('button', { name: 'Descartar esta foto' });
  await press('Salvar');
  await waitFor(() => expect(changes).toEqual([[7, { _tag: 'Replaced', base64: '/9j/eu.jpg' }]]));
});
