import type { UnblockFailure } from '@aroeira/domain/access';
import { blockedDevices, newDevice, savedAccount, session, sessions } from '@aroeira/domain/access/testing';
import { refused, unreachable } from '@aroeira/domain/kernel/testing';
import type { Chance } from '@aroeira/domain/kernel';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { configurationOf } from '../../composition/testing/configuration-of.ts';
import { compose } from '../../app/container.ts';
import { SHARED } from '../../composition/shared.tokens.ts';
import { openApp } from '../../composition/testing/open-app.tsx';
import { signedIn } from '../testing/signed-in.ts';

const blockedHere = (changes: Parameters<typeof session>[0] = {}) => {
  const memory = signedIn({ isDeviceBlocked: true, ...changes });
  memory.savedAccounts.write([savedAccount({ isDeviceBlocked: true })])();
  return memory;
};

const open = async (answer?: TE.TaskEither<UnblockFailure, void>, memory = blockedHere()) => {
  const [server, ended] = [blockedDevices(answer), sessions()];
  const app = openApp('/unblockDevice', { memory, blockedDevices: server, sessions: ended });
  await screen.findByRole('heading', { name: 'Desbloquear dispositivo' });
  return { ...app, server, ended, memory };
};

const type = (caption: RegExp, text: string) => userEvent.type(screen.getByLabelText(caption), text);
const answerAll = async () => {
  await type(/Primeiro nome da mãe/, 'Marta 1');
  await type(/CEP/, '01310100');
  await type(/Data de nascimento/, '08021975');
};
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Desbloquear' }));

const FIVE = ['Primeiro nome da mãe', 'CEP', 'Data de nascimento', 'Número do endereço', 'E-mail'];

/** The captions of the drawn questions, in the order of the form. */
const drawn = async (chance: Chance): Promise<readonly string[]> => {
  cleanup();
  openApp('/unblockDevice', { memory: blockedHere(), chance });
  await screen.findByRole('heading', { name: 'Desbloquear dispositivo' });
  const boxes = screen.getAllByRole<HTMLInputElement>('textbox');
  return boxes.map(({ labels }) => FIVE.find((caption) => labels?.[0]?.textContent.startsWith(caption)) ?? '');
};

describe('the questions of a blocked device', () => {
  it('are three different questions, and chance draws them from the five [R202] [R203]', async () => {
    const lists = [await drawn(() => 0), await drawn(() => 0.5), await drawn(() => 0.999)];
    for (const list of lists) expect([list.length, new Set(list).size, list.includes('')]).toEqual([3, 3, false]);
    expect(new Set(lists.flat())).toEqual(new Set(FIVE));
  });

  it("are drawn by the browser's random numbers, which differ each time [R202]", () => {
    const chance = compose(configurationOf({})).resolve(SHARED.Chance);
    const draws = Array.from({ length: 50 }, chance);
    expect(draws.every((draw) => draw >= 0 && draw < 1)).toBe(true);
    expect(new Set(draws.map((draw) => Math.floor(draw * 5))).size).toBeGreaterThan(1);
  });

  it('are three, and right answers unblock the device, show a thank-you and lead to the dashboard [R202] [R213] [R214]', async () => {
    const { server, navigation, memory } = await open();
    expect(screen.getAllByRole('textbox')).toHaveLength(3);
    await answerAll();
    await submit();
    await screen.findByText('Painel');
    expect(screen.getByText('Este dispositivo foi desbloqueado!')).toBeTruthy();
    expect(server.given).toEqual([{ motherName: 'Marta', cep: '01310100', birthDate: '1975-02-08' }]);
    expect(navigation.path()).toBe('/dashboard');
    expect(memory.session.read()).toEqual(O.some(session()));
  });

  it('lead to the new password when the client must change it too', async () => {
    const { navigation } = await open(undefined, blockedHere({ status: 'must-change-password' }));
    await answerAll();
    await submit();
    await waitFor(() => expect(navigation.path()).toBe('/resetPassword'));
  });

  it('make no call while an answer is missing or malformed [R207]', async () => {
    const { server } = await open();
    await type(/Primeiro nome da mãe/, 'Marta');
    await type(/CEP/, '0131');
    await submit();
    expect(await screen.findByText('Preencha corretamente todos os campos para continuar')).toBeTruthy();
    expect(server.given).toEqual([]);
    expect(document.activeElement).toBe(screen.getByLabelText(/CEP/));
    // A screen reader reads the field when the focus arrives. An alert would speak over it (decision 0159).
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('keep the typed answers after wrong answers [R211]', async () => {
    const { navigation, server } = await open(TE.left({ _tag: 'AnswersWrong' }));
    await answerAll();
    await submit();
    expect((await screen.findByRole('alert')).textContent).toBe('As respostas digitadas estão incorretas.');
    expect(navigation.path()).toBe('/unblockDevice');
    expect(screen.getByLabelText<HTMLInputElement>(/Primeiro nome da mãe/).value).toBe('Marta');
    await submit();
    expect(server.given).toHaveLength(2);
  });

  it('show one sentence for every other failure [R212]', async () => {
    for (const failure of [refused('ERR999'), unreachable]) {
      await open(TE.left(failure));
      await answerAll();
      await submit();
      expect((await screen.findByRole('alert')).textContent).toBe('Ocorreu um erro ao tentar desbloquear este device.');
      cleanup();
    }
  });

  it('say that no tries are left, and then sign the client out [R210]', async () => {
    const { navigation, ended, memory } = await open(TE.left({ _tag: 'MaxTriesReached' }));
    await answerAll();
    await submit();
    const notice = await screen.findByRole('alertdialog');
    expect(notice.textContent).toContain('Você atingiu o limite de tentativas. Por favor, entre em contato conosco.');
    await waitFor(() => expect(navigation.path()).toBe('/login'));
    expect([ended.ended, memory.session.read()]).toEqual([['app 7'], O.none]);
    expect(screen.getByText(/limite de tentativas/)).toBeTruthy();
  });
});

describe('/unblockDevice', () => {
  it('leads to the sign-in without a session', async () => {
    for (const memory of [newDevice(), blockedHere({ isConsentDue: true })]) {
      const { navigation } = openApp('/unblockDevice', { memory });
      await waitFor(() => expect(navigation.path()).toBe('/login'));
      cleanup();
    }
  });

  it('leads to the next page when there is nothing to unblock', async () => {
    const { navigation } = openApp('/unblockDevice', { memory: blockedHere({ isDeviceBlocked: false }) });
    await screen.findByText('Painel');
    expect(navigation.path()).toBe('/dashboard');
  });

  it.each(['/dashboard', '/movements', '/registration/form/equityData'])(
    'opens instead of %s while the device is blocked [R215] [R217]',
    async (path) => {
      const { navigation } = openApp(path, { memory: blockedHere({ status: 'must-change-password' }) });
      await screen.findByRole('heading', { name: 'Desbloquear dispositivo' });
      expect(navigation.path()).toBe('/unblockDevice');
      expect(screen.queryByText('Painel')).toBeNull();
    },
  );
});
