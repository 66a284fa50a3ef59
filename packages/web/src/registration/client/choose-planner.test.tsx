import { unreachable } from '@aroeira/domain/kernel/testing';
import { recordServer } from '@aroeira/domain/registration/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { press } from '../../composition/testing/press.ts';
import { openStep } from '../flow/testing/open-step.tsx';

const QUESTION = 'Você ainda não possui um planejador. Deseja falar com o nosso atendimento pelo WhatsApp?';
const NEW = { plannerId: undefined, hasPlanner: true } as const;
const planner = () => screen.findByRole('combobox', { name: 'Planejador' });
const answer = async (name: 'Sim' | 'Não') => userEvent.click(await screen.findByRole('radio', { name }));

describe('the planner', () => {
  it('is listed by the short name, or by the name without one [R258]', async () => {
    openStep('choosePlanner', { server: recordServer({ record: NEW }) });
    await userEvent.click(await planner());
    const names = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
    expect(names).toEqual(['Carolina Prado', 'Diego Farias']);
  });

  it('is associate 1 for a client without one', async () => {
    const { server, navigation } = openStep('choosePlanner', { server: recordServer({ record: NEW }) });
    await answer('Não');
    expect(screen.queryByRole('combobox', { name: 'Planejador' })).toBeNull();
    await press('Próximo');
    await waitFor(() => expect(navigation.path()).toBe('/registration/form/identification'));
    expect(server.sent).toEqual([{ hasPlanner: false, plannerId: 1 }]);
  });

  it('is asked for unless welfare and planner are both set [R254]', async () => {
    for (const record of [
      { hasPension: true, plannerId: undefined },
      { hasPension: false, plannerId: 2 },
    ]) {
      openStep('choosePlanner', { server: recordServer({ record }) });
      await planner();
      cleanup();
    }
    const { navigation } = openStep('choosePlanner', {
      server: recordServer({ record: { hasPension: true, plannerId: 2 } }),
    });
    await waitFor(() => expect(navigation.path()).toBe('/registration/form/authStart'));
  });

  it('asks a client without one about the WhatsApp when the save fails [R260]', async () => {
    openStep('choosePlanner', { server: recordServer({ record: NEW, unsaved: [unreachable] }) });
    await answer('Não');
    await press('Próximo');
    const dialog = await screen.findByRole('dialog', { name: QUESTION });
    expect(within(dialog).getByRole('link', { name: 'Sim' }).getAttribute('href')).toBe('https://wa.me/5511000000000');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Não' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Não' }).checked).toBe(true);
  });

  it('says the failed call to a client who has one', async () => {
    openStep('choosePlanner', { server: recordServer({ unsaved: [unreachable] }) });
    await press('Próximo');
    expect(await screen.findByText(/falar com o servidor/)).toBeTruthy();
    expect(screen.queryByText(QUESTION)).toBeNull();
  });
});
