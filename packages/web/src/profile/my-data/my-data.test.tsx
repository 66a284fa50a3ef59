import { consents } from '@aroeira/domain/access/testing';
import type { CallFailure } from '@aroeira/domain/kernel';
import { at, unreachable } from '@aroeira/domain/kernel/testing';
import { clientData, consentAnswered, consentHistories } from '@aroeira/domain/profile/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { strFromU8, unzipSync } from 'fflate';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { press } from '../../composition/testing/press.ts';
import { openMyData as open, part } from './testing/open-my-data.tsx';

describe('what is kept', () => {
  it('says for each category what, for what, on which basis and how long', async () => {
    open();
    const kept = within(await part('O que guardamos'));
    for (const category of kept.getAllByRole('button')) await userEvent.click(category);
    const terms = kept.getAllByRole('term').map(({ textContent }) => textContent);
    expect(terms.slice(0, 4)).toEqual(['O que guardamos', 'Para quê', 'Base legal', 'Por quanto tempo']);
    expect(terms).toHaveLength(7 * 4);
    expect(kept.getByText(/Aroeira cuida dos seus dados/)).toBeTruthy();
  });
});

describe('the copy', () => {
  it('is one ZIP file with JSON and spreadsheets', async () => {
    const { kept } = open();
    await press('Baixar meus dados');
    await screen.findByText('Cópia dos seus dados baixada.');
    const [[name, bytes] = ['', new Uint8Array()]] = kept;
    const files = unzipSync(bytes);
    expect([name, Object.keys(files)]).toEqual([
      'meus-dados-2026-11-20.zip',
      ['dados.json', 'cadastro.csv', 'posicao.csv'],
    ]);
    expect(strFromU8(files['cadastro.csv'] ?? new Uint8Array())).toContain('Ana Souza;01/05/1988');
  });

  it('that the server refuses keeps no file, and says why', async () => {
    const { kept } = open({ copy: TE.left({ _tag: 'Refused', status: 429, code: undefined, detail: '' }) });
    await press('Baixar meus dados');
    await screen.findByText('Você já baixou os seus dados muitas vezes hoje. Tente novamente amanhã.');
    expect(kept).toEqual([]);
  });

  it('without a connection can be taken again', async () => {
    let isOffline = true;
    const { kept } = open({ copy: () => (isOffline ? TE.left(unreachable)() : TE.right(clientData())()) });
    await press('Baixar meus dados');
    await screen.findByText(/Não foi possível falar com o servidor/);
    isOffline = false;
    await press('Baixar meus dados');
    await waitFor(() => expect(kept).toHaveLength(1));
  });

  it('is not offered inside the native app, which takes no files', async () => {
    open({ isNative: true });
    await screen.findByText('Para baixar, abra o portal no navegador.');
    expect(screen.queryByRole('button', { name: 'Baixar meus dados' })).toBeNull();
  });
});

/** A server whose history follows what the client answers. */
const answering = (answer?: TE.TaskEither<CallFailure, void>) => {
  const server = consents(true, answer);
  const first = consentAnswered();
  const histories = consentHistories(
    TE.fromIO(() => [
      ...server.answered
        .map(({ isAccepted, terms }) => consentAnswered({ isAccepted, terms, at: at('2026-11-20T15:00:00-03:00') }))
        .toReversed(),
      first,
    ]),
  );
  return { consents: server, histories };
};
const term = (name: string) => screen.findByRole<HTMLInputElement>('switch', { name });

describe('a consent', () => {
  it('tells what its withdrawal changes, and takes effect after a yes', async () => {
    const server = answering();
    open(server);
    await userEvent.click(await term('Comunicados'));
    const dialog = screen.getByRole('dialog', { name: 'Retirar: Comunicados?' });
    expect(dialog.textContent).toContain('Deixamos de enviar comunicados.');
    expect([(await term('Comunicados')).checked, server.consents.answered]).toEqual([true, []]);
    await press('Retirar');
    await screen.findByText('Retirado em 20/11/2026 às 15:00');
    expect([(await term('Comunicados')).checked, screen.queryByRole('dialog')]).toEqual([false, null]);
    expect(server.consents.answered).toMatchObject([{ isAccepted: true, terms: [1, 2, 3] }]);
  });

  it('is given again without a question, and both stand in the history', async () => {
    const server = answering();
    open(server);
    await userEvent.click(await term('Comunicados'));
    await press('Retirar');
    await waitFor(async () => expect((await term('Comunicados')).checked).toBe(false));
    await userEvent.click(await term('Comunicados'));
    await waitFor(async () => expect((await term('Comunicados')).checked).toBe(true));
    await press('Histórico');
    const history = within(await part('Consentimentos')).getAllByRole('list')[1];
    expect(
      within(history ?? document.body)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Autorizado: Comunicados20/11/2026 às 15:00 · versão 1 do texto',
      'Retirado: Comunicados20/11/2026 às 15:00 · versão 1 do texto',
      expect.stringContaining(
        'Autorizado: Termos de uso, Tratamento de dados, Cookies necessários, Comunicados12/03/2026',
      ),
    ]);
  });

  it('that the client keeps changes nothing', async () => {
    const server = answering();
    open(server);
    await userEvent.click(await term('Termos de uso'));
    await press('Manter');
    expect([(await term('Termos de uso')).checked, server.consents.answered]).toEqual([true, []]);
  });

  it('that was not changed says so, and shows what the server has', async () => {
    open(answering(TE.left(unreachable)));
    await userEvent.click(await term('Comunicados'));
    await press('Retirar');
    // The answer was lost, but the server had kept it.
    await screen.findByText('Não foi possível confirmar a mudança. Confira abaixo o que vale agora.');
    await waitFor(async () => expect((await term('Comunicados')).checked).toBe(false));
  });

  it('that is withdrawn as a whole ends the session', async () => {
    const server = answering();
    const { navigation } = open(server);
    await press('Retirar tudo e sair');
    expect(screen.getByRole('dialog').textContent).toContain('Você sai do portal');
    await press('Retirar e sair');
    await waitFor(() => expect(navigation.path()).toBe('/login'));
    expect(server.consents.answered).toMatchObject([{ isAccepted: false, terms: [] }]);
  });

  it('is read again after a failure', async () => {
    let fails = true;
    open({ histories: { of: () => () => (fails ? TE.left(unreachable)() : TE.right([consentAnswered()])()) } });
    const consents = within(await part('Consentimentos'));
    await consents.findByText('Não foi possível carregar os seus consentimentos');
    fails = false;
    await userEvent.click(consents.getByRole('button', { name: 'Tentar novamente' }));
    expect((await term('Comunicados')).checked).toBe(true);
  });
});

it('leads to the person in charge of the data', async () => {
  open();
  const link = await screen.findByRole('link', { name: 'Falar com o encarregado de dados' });
  expect(link.getAttribute('href')).toBe('/talk-to-aroeira');
});
