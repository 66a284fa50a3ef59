import { unreachable } from '@aroeira/domain/kernel/testing';
import { recordServer } from '@aroeira/domain/registration/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openStep } from './testing/open-step.tsx';

/** A server that answers a save when the test lets it. */
const slowServer = (unsaved: Parameters<typeof recordServer>[0] = {}) => {
  const server = recordServer(unsaved);
  const waiting: (() => void)[] = [];
  const { savePersonalData } = server.clients;
  const clients: typeof server.clients = {
    ...server.clients,
    savePersonalData: (clientId, values) => async () => {
      await new Promise<void>((goOn) => waiting.push(goOn));
      return savePersonalData(clientId, values)();
    },
  };
  const answer = () => act(async () => waiting.splice(0).forEach((goOn) => goOn()));
  return { server: { ...server, clients }, answer };
};

const name = () => screen.findByLabelText<HTMLInputElement>(/^Nome social/);
const other = () => screen.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => !checked);

/** Sends the page by Enter, and goes on typing before the answer. */
const typeOn = async () => {
  await userEvent.type(await name(), 'Lua{Enter}');
  await waitFor(async () => expect((await name()).form?.getAttribute('aria-busy')).toBe('true'));
  await userEvent.keyboard(' Maria');
};

describe('a page that is being sent (decision 0385)', () => {
  it('takes nothing that would be lost, shows that, and keeps the focus', async () => {
    const { server, answer } = slowServer();
    const { navigation } = openStep('personalData', { server });
    await typeOn();
    const field = await name();
    expect([field.value, field.readOnly, document.activeElement]).toEqual(['Lua', true, field]);
    const unchosen = other();
    for (const radio of unchosen) await userEvent.click(radio);
    expect(other()).toEqual(unchosen);
    await answer();
    await waitFor(() => expect(navigation.path()).toBe('/registration/form/addressData'));
    expect(server.sent).toMatchObject([{ socialName: 'Lua' }]);
  });

  it('takes it again after a failure', async () => {
    const { server, answer } = slowServer({ unsaved: [unreachable] });
    openStep('personalData', { server });
    await typeOn();
    await answer();
    await screen.findByRole('alert');
    await userEvent.type(await name(), ' Maria');
    expect((await name()).value).toBe('Lua Maria');
  });
});
