import type { Devices } from '@aroeira/domain/access';
import { devicesServer, signedInDevice, signedInPhone, twoStepServer } from '@aroeira/domain/access/testing';
import { at, unreachable } from '@aroeira/domain/kernel/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { openApp } from '../../composition/testing/open-app.tsx';
import { useVisit } from '../../composition/injection.tsx';
import { routesWith } from '../../shell/routing/route.ts';
import { twoStepBindings, TWO_STEP } from '../two-step/two-step.module.ts';
import { devicesCardBindings } from './devices-card.module.ts';
import { DevicesCard } from './devices-card.tsx';
import { DEVICES } from './devices.tokens.ts';
import { TwoStepToggle } from '../two-step/two-step-toggle.tsx';
import { signedIn } from '../testing/signed-in.ts';

const here = signedInDevice();
const phone = signedInPhone();
const tablet = signedInDevice({ loginId: 'tablet', browser: 'Safari', system: 'iOS', isThis: false });

const open = async (server: Devices, twoStep = twoStepServer('off')) => {
  const memory = signedIn();
  const Page = () => {
    const toggle = useVisit(TWO_STEP.OpenTwoStepSettings);
    const devices = useVisit(DEVICES.OpenDevices);
    return (
      <main id="main" tabIndex={-1}>
        {toggle && <TwoStepToggle model={toggle} />}
        <DevicesCard model={devices} />
      </main>
    );
  };
  openApp('/profile', {
    memory,
    twoStep,
    devices: server,
    routes: routesWith(
      async () => [...devicesCardBindings, ...twoStepBindings],
      [{ path: '/profile', title: 'x', page: async () => ({ Page }) }],
    ),
  });
  await screen.findByRole('heading', { name: 'Onde você está conectado' });
};
const press = async (name: string, within_: HTMLElement = document.body) =>
  userEvent.click(await within(within_).findByRole('button', { name }));
const confirm = async () => press('Encerrar', await screen.findByRole('dialog'));

describe('the devices in the profile', () => {
  it('are listed with a mark on this device, which cannot end here', async () => {
    await open(devicesServer([phone, here]));
    expect((await screen.findByText('Chrome no Windows')).closest('.list-row')?.textContent).toContain(
      'Este dispositivo',
    );
    expect(screen.getByText('Aplicativo no iOS')).toBeTruthy();
    expect(screen.getByText(/Último uso em 20\/11\/2026 às 12:00/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Encerrar a sessão em Chrome no Windows' })).toBeNull();
  });

  it('end one by one, after a question', async () => {
    const server = devicesServer([here, phone, tablet]);
    await open(server);
    await press('Encerrar a sessão em Aplicativo no iOS');
    await press('Voltar', await screen.findByRole('dialog'));
    expect(server.asked).toEqual(['list 7']);
    await press('Encerrar a sessão em Aplicativo no iOS');
    await confirm();
    expect(await screen.findByText('Sessão encerrada.')).toBeTruthy();
    expect(server.asked).toEqual(['list 7', 'end 7 phone', 'list 7']);
    expect(screen.queryByText('Aplicativo no iOS')).toBeNull();
    expect(screen.getByText('Safari no iOS')).toBeTruthy();
  });

  it('end all but this one, after a question, and offer no such button without another device', async () => {
    const server = devicesServer([here, phone, tablet]);
    await open(server);
    await press('Encerrar as outras sessões');
    await confirm();
    await screen.findByText('Sessão encerrada.');
    expect(await screen.findByText('Chrome no Windows')).toBeTruthy();
    expect(server.asked.filter((call) => call.startsWith('end'))).toEqual(['end 7 tablet', 'end 7 phone']);
    expect(screen.queryByRole('button', { name: 'Encerrar as outras sessões' })).toBeNull();
  });

  it('with the same name have buttons that differ by the time of sign-in', async () => {
    const older = signedInDevice({ loginId: 'older', signedInAt: at('2026-11-18T21:40:00-03:00'), isThis: false });
    await open(devicesServer([here, signedInDevice({ loginId: 'newer', isThis: false }), older]));
    const name = 'Encerrar a sessão em Chrome no Windows';
    expect(await screen.findAllByRole('button', { name })).toHaveLength(2);
    expect(screen.getByRole('button', { name, description: /Entrada em 20\/11\/2026 às 09:00/ })).toBeTruthy();
    expect(screen.getByRole('button', { name, description: /Entrada em 18\/11\/2026 às 21:40/ })).toBeTruthy();
  });

  it('that did not end stay on the list, and the page says why', async () => {
    await open(devicesServer([here, phone], { end: TE.left(unreachable) }));
    await press('Encerrar a sessão em Aplicativo no iOS');
    await confirm();
    expect((await screen.findByRole('alert')).textContent).toContain('conexão');
    expect(await screen.findByText('Aplicativo no iOS')).toBeTruthy();
    expect(screen.queryByText('Sessão encerrada.')).toBeNull();
  });

  it('that failed to load can load again', async () => {
    const server = devicesServer([here], { list: TE.left(unreachable) });
    await open(server);
    await press('Tentar novamente');
    await screen.findByRole('button', { name: 'Tentar novamente' });
    expect(server.asked).toEqual(['list 7', 'list 7']);
  });
});

describe('the security activity', () => {
  const activity = TE.right([
    { event: 'sign-in-refused' as const, at: at('2026-11-21T02:05:00Z') },
    { event: 'signed-in' as const, at: at('2026-11-20T12:00:00Z') },
  ]);

  it('loads when the client asks for it, in plain words and in the time of São Paulo', async () => {
    const server = devicesServer([here], { activity });
    await open(server);
    await screen.findByText('Chrome no Windows');
    expect(server.asked).not.toContain('activity 7');
    await press('Ver atividade de segurança');
    const entries = await screen.findAllByRole('listitem');
    expect(entries.map(({ textContent }) => textContent)).toEqual([
      'Tentativa de entrada com senha incorreta20/11/2026 às 23:05',
      'Entrada na sua conta20/11/2026 às 09:00',
    ]);
  });

  it('loads again after the client changed something on this page, but only when it is shown', async () => {
    const server = devicesServer([here, phone], { activity });
    const fetched = () => server.asked.filter((call) => call.startsWith('activity')).length;
    const toggle = async () => userEvent.click(await screen.findByRole('switch'));
    await open(server);
    await toggle();
    await screen.findByText(/ativada com sucesso/);
    expect(fetched()).toBe(0);
    await press('Ver atividade de segurança');
    await screen.findAllByRole('listitem');
    await press('Encerrar a sessão em Aplicativo no iOS');
    await confirm();
    await waitFor(() => expect(fetched()).toBe(2));
    await toggle();
    await waitFor(() => expect(fetched()).toBe(3));
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });

  it('loads again after a refused change, because the server may have recorded it', async () => {
    const server = devicesServer([here], { activity });
    await open(server, twoStepServer('off', { enable: unreachable }));
    await press('Ver atividade de segurança');
    await screen.findAllByRole('listitem');
    await userEvent.click(screen.getByRole('switch'));
    await waitFor(() => expect(server.asked.filter((call) => call === 'activity 7')).toHaveLength(2));
  });

  it('shows the last five events, and more on request', async () => {
    const many = Array.from({ length: 22 }, () => ({ event: 'signed-in' as const, at: at('2026-11-20T12:00:00Z') }));
    await open(devicesServer([here], { activity: TE.right(many) }));
    await press('Ver atividade de segurança');
    const counted: number[] = [(await screen.findAllByRole('listitem')).length];
    for (let i = 0; i < 2; i += 1) {
      await press('Ver mais');
      counted.push(screen.getAllByRole('listitem').length);
    }
    expect([counted, screen.queryByRole('button', { name: 'Ver mais' })]).toEqual([[5, 20, 22], null]);
  });

  it('says that there is no event, and offers to load again after a failure', async () => {
    await open(devicesServer([here]));
    await press('Ver atividade de segurança');
    expect(await screen.findByText('Nenhuma atividade registrada')).toBeTruthy();
    cleanup();
    await open(devicesServer([here], { activity: TE.left(unreachable) }));
    await press('Ver atividade de segurança');
    expect(await screen.findByText('Não foi possível carregar a atividade de segurança')).toBeTruthy();
  });
});
