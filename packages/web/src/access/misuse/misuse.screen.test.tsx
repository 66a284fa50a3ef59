import type { MisuseReports } from '@aroeira/domain/access';
import { misuseReports, newDevice, session } from '@aroeira/domain/access/testing';
import { unreachable } from '@aroeira/domain/kernel/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { openApp } from '../../composition/testing/open-app.tsx';

const BLOCKED = 'Todos os seus dispositivos foram bloqueados';
const open = (server: MisuseReports, memory = newDevice()) =>
  openApp('/acessoIndevido/login-9', { memory, misuseReports: server });
const supportLink = () => screen.findByRole('link', { name: 'Falar com o atendimento pelo WhatsApp' });

/** A server that fails the first time and then takes the report. */
const failingOnce = () => {
  const answers: TE.TaskEither<typeof unreachable, void>[] = [TE.left(unreachable)];
  return misuseReports(async () => (answers.shift() ?? TE.right<typeof unreachable, void>(undefined))());
};

describe('a report of misuse', () => {
  it('is sent once, with the login id of the link, even without a session, and says so [R024] [R025] [R027]', async () => {
    const server = misuseReports();
    const { navigation } = open(server);
    await screen.findByRole('heading', { name: BLOCKED });
    expect(screen.getByText('Para desbloquear e alterar a senha, fale com o nosso atendimento.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Tentar novamente' })).toBeNull();
    expect(server.reported).toEqual(['login-9']);
    expect(navigation.path()).toBe('/acessoIndevido/login-9');
  });

  it('is sent once for a signed-in client too, even when another step is due', async () => {
    const [server, memory] = [misuseReports(), newDevice()];
    memory.session.write(session({ isDeviceBlocked: true }))();
    open(server, memory);
    await screen.findByRole('heading', { name: BLOCKED });
    expect(server.reported).toEqual(['login-9']);
  });

  it('does not mention blocked devices while it is under way', async () => {
    open({ report: () => async () => new Promise(() => undefined) });
    await screen.findByRole('heading', { name: 'Bloqueando todos os seus dispositivos…' });
    expect(screen.queryByText(BLOCKED)).toBeNull();
    expect(await supportLink()).toBeTruthy();
  });

  it('that failed says so, shows the way to support by WhatsApp, and the client can send it again [R026]', async () => {
    const server = failingOnce();
    open(server);
    expect((await screen.findByRole('alert')).textContent).toContain('Verifique sua conexão');
    expect(screen.queryByText(BLOCKED)).toBeNull();
    const link = await supportLink();
    expect(link.getAttribute('href')).toBe('https://wa.me/5511000000000');
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    await screen.findByRole('heading', { name: BLOCKED });
    expect(await supportLink()).toBeTruthy();
    expect(server.reported).toEqual(['login-9', 'login-9']);
  });

  it('with a broken link says that the link is incomplete, and never that devices are blocked [R025]', async () => {
    open(misuseReports(async () => E.left({ _tag: 'Refused', status: 400, code: 'validation', detail: '' })));
    expect(await screen.findByRole('heading', { name: 'Este link está incompleto' })).toBeTruthy();
    expect(screen.getByText(/^Ainda não bloqueamos seus dispositivos\. Abra o link inteiro do e-mail/)).toBeTruthy();
    expect(screen.queryByText(BLOCKED)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Tentar novamente' })).toBeNull();
    expect(await supportLink()).toBeTruthy();
  });

  it('whose sign-in has ended says so, and leads to a new password instead of trying again', async () => {
    open(misuseReports(async () => E.left({ _tag: 'Refused', status: 410, code: 'link_ended', detail: '' })));
    expect(await screen.findByRole('heading', { name: 'Este link não vale mais' })).toBeTruthy();
    expect(screen.getByText(/Nenhum dispositivo foi bloqueado agora\./)).toBeTruthy();
    expect(screen.queryByText(BLOCKED)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Tentar novamente' })).toBeNull();
    const newPassword = screen.getByRole('link', { name: 'Criar uma nova senha' });
    expect(newPassword.getAttribute('href')).toBe('/forgotPassword');
    expect(await supportLink()).toBeTruthy();
  });
});
