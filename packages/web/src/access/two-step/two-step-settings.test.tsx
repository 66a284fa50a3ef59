import type { TwoStepChoice } from '@aroeira/domain/access';
import { SENT_CODE, twoStepServer } from '@aroeira/domain/access/testing';
import { refused, unreachable } from '@aroeira/domain/kernel/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { describe, expect, it } from 'vitest';
import { openApp } from '../../composition/testing/open-app.tsx';
import { useVisit } from '../../composition/injection.tsx';
import { twoStepBindings, TWO_STEP } from './two-step.module.ts';
import type { TwoStepSettingsViewModel } from './two-step-settings.view-model.ts';
import { TwoStepPrompt } from './two-step-prompt.tsx';
import { TwoStepToggle } from './two-step-toggle.tsx';
import { signedIn } from '../testing/signed-in.ts';
import { press } from '../../composition/testing/press.ts';

const open = async (
  Part: ComponentType<{ model: TwoStepSettingsViewModel }>,
  choice: TwoStepChoice,
  failing: Parameters<typeof twoStepServer>[1] = {},
) => {
  const server = twoStepServer(choice, failing);
  const memory = signedIn({ hasTwoStep: choice === 'on' });
  const Page = () => {
    const model = useVisit(TWO_STEP.OpenTwoStepSettings);
    return (
      <main id="main" tabIndex={-1}>
        <h1>Tela</h1>
        {model && <Part model={model} />}
      </main>
    );
  };
  openApp('/dashboard', {
    memory,
    twoStep: server,
    routes: [
      { path: '/dashboard', title: 'Tela', page: async () => ({ Page }), bindings: async () => twoStepBindings },
    ],
  });
  await screen.findByRole('heading', { name: 'Tela' });
  await waitFor(() => expect(server.asked[0]).toBe('read 7'));
  return server;
};
const isOn = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Autenticação em duas etapas' }).checked;
const toggle = () => userEvent.click(screen.getByRole('switch'));
const ENABLED = 'Autenticação em duas etapas ativada com sucesso!';
const DISABLED = 'Autenticação em duas etapas desativada com sucesso!';
const WRONG = 'Ops! Não foi possível continuar, verifique o código que enviamos no seu e-mail.';

describe('the prompt on the dashboard', () => {
  it('asks a client who has not chosen, turns it on, and reads the client again [R162] [R164]', async () => {
    const server = await open(TwoStepPrompt, 'not-chosen');
    expect(await screen.findByRole('dialog', { name: 'Autenticação em duas etapas' })).toBeTruthy();
    await press('Ativar');
    expect(await screen.findByText(ENABLED)).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(server.asked).toEqual(['read 7', 'enable 7', 'read 7']);
  });

  it('has the focus on its text, turns it off, and reads the client again [R165]', async () => {
    const server = await open(TwoStepPrompt, 'not-chosen');
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByText(/Com ela, quem entrar/));
    expect(server.asked).toEqual(['read 7']);
    await press('Não ativar');
    expect(await screen.findByText(DISABLED)).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(server.asked).toEqual(['read 7', 'disable 7', 'read 7']);
  });

  it.each(['on', 'off'] as const)('does not ask a client whose choice is %s [R163]', async (choice) => {
    const server = await open(TwoStepPrompt, choice);
    await new Promise(setImmediate);
    expect([server.asked, screen.queryByRole('dialog')]).toEqual([['read 7'], null]);
  });

  it('stays when the server refused, says so, and lets the client put it off', async () => {
    const server = await open(TwoStepPrompt, 'not-chosen', { enable: refused('ERR999') });
    await screen.findByRole('dialog');
    expect(screen.queryByRole('button', { name: 'Agora não' })).toBeNull();
    await press('Ativar');
    expect((await screen.findByRole('alert')).textContent).toContain('Ocorreu um erro');
    await press('Agora não');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(server.choice()).toBe('not-chosen');
  });
});

describe("the profile's switch", () => {
  it('is there for every choice, even when the server cannot be reached [R173]', async () => {
    for (const choice of ['on', 'off', 'not-chosen'] as const) {
      await open(TwoStepToggle, choice);
      expect(isOn()).toBe(choice === 'on');
      cleanup();
    }
    await open(TwoStepToggle, 'on', { choiceOf: unreachable });
    expect([isOn(), screen.queryByRole('alert')]).toEqual([true, null]);
  });

  it('turns on, and says so [R166]', async () => {
    await open(TwoStepToggle, 'off');
    await toggle();
    expect(await screen.findByText(ENABLED)).toBeTruthy();
    expect(isOn()).toBe(true);
  });

  it('stays off when the server refused, and says why', async () => {
    await open(TwoStepToggle, 'off', { enable: unreachable });
    await toggle();
    expect((await screen.findByRole('alert')).textContent).toContain('conexão');
    expect(isOn()).toBe(false);
  });

  it('turns off by the sent code, and only after the server took the code [R167] [R169] [R170] [R172]', async () => {
    const server = await open(TwoStepToggle, 'on');
    await toggle();
    await screen.findByRole('dialog', { name: 'Desativar a autenticação em duas etapas' });
    expect([isOn(), screen.queryByText(DISABLED)]).toEqual([true, null]);
    await userEvent.type(screen.getByLabelText('Código'), SENT_CODE);
    await press('Confirmar');
    expect(await screen.findByText(DISABLED)).toBeTruthy();
    expect([isOn(), screen.queryByRole('dialog')]).toEqual([false, null]);
    expect(server.asked).toEqual(['read 7', 'disable 7', `confirm 7 ${SENT_CODE}`, 'read 7']);
  });

  it('stays on after a wrong code, and the dialog says so [R171]', async () => {
    await open(TwoStepToggle, 'on');
    await toggle();
    await userEvent.type(await screen.findByLabelText('Código'), '000000');
    await press('Confirmar');
    expect((await screen.findByRole('alert')).textContent).toBe(WRONG);
    expect([isOn(), screen.queryByText(DISABLED)]).toEqual([true, null]);
  });

  it('needs a code, which may be sent again, and closing the dialog keeps it on [R168]', async () => {
    const server = await open(TwoStepToggle, 'on');
    await toggle();
    await screen.findByRole('dialog');
    await press('Confirmar');
    expect((await screen.findByRole('alert')).textContent).toBe('* Campo obrigatório');
    expect(server.asked).toEqual(['read 7', 'disable 7']);
    await press('Reenviar código');
    expect(await screen.findByText(/Enviamos um novo código/)).toBeTruthy();
    expect(server.asked.filter((call) => call === 'disable 7')).toHaveLength(2);
    await press('Voltar');
    expect([isOn(), screen.queryByRole('dialog'), screen.queryByRole('alert')]).toEqual([true, null, null]);
  });
});
