import { session } from '@aroeira/domain/access/testing';
import type { CallFailure } from '@aroeira/domain/kernel';
import { refused, unreachable } from '@aroeira/domain/kernel/testing';
import { personalRecord, personalRecords } from '@aroeira/domain/profile/testing';
import { standingsServer } from '@aroeira/domain/registration/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { signedIn } from '../../access/testing/signed-in.ts';
import { openApp } from '../../composition/testing/open-app.tsx';
import { press } from '../../composition/testing/press.ts';
import { positionRoutes } from '../../position/position.routes.tsx';
import { REGISTRATION } from '../../registration/registration.tokens.ts';
import { STANDING } from '../../registration/standing/standing.tokens.ts';
import { profileRoutes } from '../profile.routes.tsx';
import { PROFILE } from '../profile.module.ts';

const PHOTO = 'data:image/jpeg;base64,/9j/OLD=';
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2];
const file = (name: string, type: string, bytes = PNG) => new File([Uint8Array.from(bytes)], name, { type });
const picture = () => file('eu.png', 'image/png');

interface World {
  /** The photo that the server has. */
  readonly photo?: string;
  readonly saved?: TE.TaskEither<CallFailure, void>;
}

/** The profile in the app. The canvas is a fake, because this browser draws nothing: it answers the file's name. */
const open = ({ photo, saved }: World = {}) => {
  const memory = signedIn();
  const records = personalRecords(TE.right(personalRecord()), saved);
  const app = openApp('/profile', {
    memory,
    routes: [...profileRoutes, ...positionRoutes],
    also: (put) => {
      put(PROFILE.PersonalRecords, records);
      put(PROFILE.CutSquare, ({ name }) => TE.right(`/9j/${name}`));
      put(REGISTRATION.Standings, standingsServer({ ...(photo !== undefined && { photo }) }));
    },
  });
  return { ...app, memory, changes: records.changes };
};

const holder = () => screen.findByRole('region', { name: 'Titular' });
const shownPhoto = async () => (await holder()).querySelector('img')?.getAttribute('src') ?? undefined;
const dashboardPhoto = () =>
  within(screen.getByRole('main')).queryByRole('link', { name: 'Perfil' })?.querySelector('img')?.getAttribute('src');
const dialog = () => screen.findByRole('dialog', { name: 'Foto do perfil' });
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** A save whose answer comes when the test gives it. */
const lateAnswer = () => {
  const answers: (() => void)[] = [];
  const task: TE.TaskEither<CallFailure, void> = () =>
    new Promise((resolve) => answers.push(() => resolve(E.right(undefined))));
  return { task, answer: () => answers.forEach((answer) => answer()) };
};

const edit = async (world?: World) => {
  const app = open(world);
  if (world?.photo !== undefined) await waitFor(async () => expect(await shownPhoto()).toBe(world.photo));
  await press('Alterar foto');
  await dialog();
  return app;
};

// A browser does so when the client turns its filter off.
const choose = async (chosen: File) =>
  userEvent.setup({ applyAccept: false }).upload(screen.getByLabelText(/^Escolher/), chosen);
const isChosen = () => screen.findByRole('button', { name: 'Descartar esta foto' });

describe('the photo of the profile', () => {
  it('opens a dialog, with initials for a client without one [R749]', async () => {
    await edit();
    expect(within(await dialog()).getByText('AN')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Remover foto' })).toBeNull();
    await press('Cancelar');
    await isClosed();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Alterar foto' }));
  });

  it('is saved when the client chose one, and then shows on every page', async () => {
    const { changes } = await edit();
    await choose(picture());
    await isChosen();
    await press('Salvar');
    await isClosed();
    expect(changes).toEqual([[7, { _tag: 'Replaced', base64: '/9j/eu.png' }]]);
    expect(await shownPhoto()).toBe('data:image/jpeg;base64,/9j/eu.png');
    expect(screen.getByText('Foto salva.')).toBeTruthy();
    await press('Menu');
    const menu = await screen.findByRole('dialog', { name: 'Menu' });
    expect(menu.querySelector('img')?.getAttribute('src')).toBe('data:image/jpeg;base64,/9j/eu.png');
  });

  it('shows on every page also when the client left before the answer', async () => {
    const late = lateAnswer();
    const { navigation } = await edit({ photo: PHOTO, saved: late.task });
    await choose(picture());
    await isChosen();
    await press('Salvar');
    act(() => navigation.push('/dashboard'));
    await waitFor(() => expect(dashboardPhoto()).toBe(PHOTO));
    await act(async () => late.answer());
    await waitFor(() => expect(dashboardPhoto()).toBe('data:image/jpeg;base64,/9j/eu.png'));
  });

  it('never shows to the client who signed in before the answer', async () => {
    const late = lateAnswer();
    const { memory, resolve } = await edit({ photo: PHOTO, saved: late.task });
    const standing = resolve(STANDING.PortalStanding);
    await press('Remover foto');
    await press('Salvar');
    memory.session.write({ ...session(), clientId: 8 })();
    await act(() => standing.rereadFacts());
    await act(async () => late.answer());
    expect(standing.photo).toBe(PHOTO);
  });

  it('leaves its place to the initials when it does not open', async () => {
    open({ photo: PHOTO });
    await waitFor(async () => expect(await shownPhoto()).toBe(PHOTO));
    const photo = (await holder()).querySelector('img');
    if (photo !== null) fireEvent.error(photo);
    expect(within(await holder()).getByText('AN')).toBeTruthy();
  });

  it('is removed when the client saves its removal, and may be kept before that', async () => {
    const { changes } = await edit({ photo: PHOTO });
    await press('Remover foto');
    expect(within(await dialog()).getByText('A foto será removida quando você salvar.')).toBeTruthy();
    await press('Manter a foto');
    expect((await dialog()).querySelector('img')?.getAttribute('src')).toBe(PHOTO);
    await press('Remover foto');
    await press('Salvar');
    await isClosed();
    expect(changes).toEqual([[7, { _tag: 'Removed' }]]);
    expect(await shownPhoto()).toBeUndefined();
    expect(screen.getByText('Foto removida.')).toBeTruthy();
  });

  it('makes no call when it is the same as before [R752]', async () => {
    const { changes } = await edit({ photo: PHOTO });
    await press('Salvar');
    await isClosed();
    await press('Alterar foto');
    await choose(picture());
    await isChosen();
    await press('Descartar esta foto');
    await press('Salvar');
    await isClosed();
    expect(changes).toEqual([]);
    expect(await shownPhoto()).toBe(PHOTO);
    expect(screen.queryByText('Foto salva.')).toBeNull();
  });

  it('forgets what the client did not save', async () => {
    const { changes } = await edit({ photo: PHOTO });
    await press('Remover foto');
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await press('Alterar foto');
    expect((await dialog()).querySelector('img')?.getAttribute('src')).toBe(PHOTO);
    expect(changes).toEqual([]);
  });
});

describe('a chosen file', () => {
  it('that is not a picture is refused, and the last one stays', async () => {
    const { changes } = await edit();
    await choose(picture());
    await isChosen();
    await choose(file('eu.png', 'image/png', [1, 2, 3]));
    expect((await screen.findByRole('alert')).textContent).toBe('O arquivo escolhido não é válido');
    expect(screen.getByText('Envie um só arquivo, do tipo PNG, JPEG, JPG ou BMP.')).toBeTruthy();
    await isChosen();
    await press('Salvar');
    await isClosed();
    expect(changes).toHaveLength(1);
  });

  it('takes the place of the one before', async () => {
    const { changes } = await edit();
    await choose(picture());
    await isChosen();
    await choose(file('outra.jpg', 'image/jpeg', [0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 4]));
    await waitFor(async () => expect((await dialog()).getAttribute('aria-busy')).toBeNull());
    await press('Salvar');
    await isClosed();
    expect(changes).toEqual([[7, { _tag: 'Replaced', base64: '/9j/outra.jpg' }]]);
  });
});

describe('a save that fails', () => {
  const failing = async (why: CallFailure) => {
    const app = await edit({ saved: TE.left(why) });
    await choose(picture());
    await isChosen();
    await press('Salvar');
    return { ...app, says: (await screen.findByRole('alert')).textContent };
  };

  it("says the text of the server, or 'Ocorreu um erro, tente novamente mais tarde.' [R753]", async () => {
    expect((await failing(refused(''))).says).toBe('Ocorreu um erro, tente novamente mais tarde.');
  });

  it('says the text of the server when it has one [R753]', async () => {
    expect((await failing(refused('invalid_photo'))).says).toBe('O arquivo escolhido não é válido');
  });

  it('keeps the photo that the client chose, which may be sent again', async () => {
    const { changes } = await failing(unreachable);
    await isChosen();
    await press('Salvar');
    await waitFor(() => expect(changes).toHaveLength(2));
  });
});
