import { consents, session } from '@aroeira/domain/access/testing';
import type { CallFailure } from '@aroeira/domain/kernel';
import { at, unreachable } from '@aroeira/domain/kernel/testing';
import type { ClientData, ConsentHistories, DataRequests } from '@aroeira/domain/profile';
import {
  clientData,
  consentAnswered,
  consentHistories,
  dataRequest,
  dataRequests,
} from '@aroeira/domain/profile/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { strFromU8, unzipSync } from 'fflate';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { accessRoutes } from '../../access/access.routes.tsx';
import { signedIn } from '../../access/testing/signed-in.ts';
import { openApp } from '../../composition/testing/open-app.tsx';
import { press } from '../../composition/testing/press.ts';
import { SHELL } from '../../shell/shell.tokens.ts';
import { profileRoutes } from '../profile.routes.tsx';
import { MY_DATA } from './my-data.tokens.ts';

interface Server {
  readonly copy?: TE.TaskEither<CallFailure, ClientData>;
  readonly histories?: ConsentHistories;
  readonly requests?: DataRequests;
  readonly consents?: ReturnType<typeof consents>;
  readonly isNative?: boolean;
}

const open = ({
  copy = TE.right(clientData()),
  histories,
  requests = dataRequests(),
  isNative,
  ...server
}: Server = {}) => {
  const kept: (readonly [name: string, bytes: Uint8Array])[] = [];
  const app = openApp('/profile-my-data', {
    memory: signedIn(session()),
    routes: [...accessRoutes, ...profileRoutes],
    ...(server.consents && { consents: server.consents }),
    also: (put) => {
      put(MY_DATA.Copies, { of: () => copy });
      put(MY_DATA.Histories, histories ?? consentHistories());
      put(MY_DATA.Requests, requests);
      put(SHELL.KeepFile, isNative ? undefined : ({ bytes }, name) => void kept.push([name, bytes]));
    },
  });
  return { ...app, kept };
};

const part = (name: string) => screen.findByRole('region', { name });

describe('what is kept', () => {
  it('says for each category what, for what, on which basis and how long', async () => {
    open();
    const kept = within(await part('O que guardamos'));
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
    await screen.findByText('Não foi possível confirmar a mudança. O que está abaixo é o que vale agora.');
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
    await consents.findByText('Não conseguimos ler os seus consentimentos agora.');
    fails = false;
    await userEvent.click(consents.getByRole('button', { name: 'Tentar novamente' }));
    expect((await term('Comunicados')).checked).toBe(true);
  });
});

const write = async (kind: 'Correção' | 'Exclusão', message: string) => {
  await press('Pedir correção ou exclusão');
  await userEvent.click(await screen.findByRole('radio', { name: kind }));
  await userEvent.type(await screen.findByLabelText('O que devemos corrigir ou excluir?'), message);
  await press('Enviar pedido');
};

describe('a request', () => {
  it('for a correction is sent and shown with its deadline', async () => {
    const requests = dataRequests();
    open({ requests });
    await screen.findByText('Você ainda não fez pedidos.');
    await write('Correção', 'Meu nome');
    await screen.findByText('Pedido enviado.');
    expect(requests.got).toEqual([{ kind: 'correction', message: 'Meu nome' }]);
    expect((await screen.findByRole('heading', { name: 'Correção nº 100001' })).closest('li')?.textContent).toContain(
      'Recebido' + 'Meu nome' + 'Pedido em 20/11/2026 às 15:00 · resposta até 05/12/2026',
    );
    expect(screen.queryByRole('button', { name: 'Enviar pedido' })).toBeNull();
  });

  it('for a deletion asks twice, and says what the law holds', async () => {
    const requests = dataRequests();
    open({ requests });
    await write('Exclusão', 'Tudo');
    const held = await screen.findByRole('dialog', { name: 'O que a lei manda guardar' });
    expect(held.textContent).toContain('Enquanto você for cliente e por mais 5 anos (Lei 9.613/1998, art. 10).');
    await press('Continuar');
    await screen.findByRole('dialog', { name: 'Pedir a exclusão dos seus dados?' });
    expect(requests.got).toEqual([]);
    await press('Pedir exclusão');
    await screen.findByRole('heading', { name: 'Exclusão nº 100001' });
    expect(requests.got).toHaveLength(1);
  });

  it('for a deletion is not sent after a no to either question, and keeps its words', async () => {
    const requests = dataRequests();
    open({ requests });
    await write('Exclusão', 'Tudo');
    const cancel = async () =>
      userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancelar' }));
    await cancel();
    await press('Enviar pedido');
    await press('Continuar');
    await cancel();
    expect([requests.got, screen.queryByRole('dialog')]).toEqual([[], null]);
    expect((await screen.findByLabelText<HTMLTextAreaElement>('O que devemos corrigir ou excluir?')).value).toBe(
      'Tudo',
    );
  });

  it('needs words', async () => {
    const requests = dataRequests();
    open({ requests });
    await write('Correção', ' ');
    await screen.findByText(/Escreva o seu pedido/);
    expect(requests.got).toEqual([]);
  });

  it('waits for the answer of the one before', async () => {
    const requests = dataRequests([dataRequest()]);
    open({ requests });
    await write('Exclusão', 'Outra coisa');
    await screen.findByText('Você já tem um pedido de exclusão sem resposta. Aguarde a resposta para fazer outro.');
    expect([requests.got, screen.queryByRole('dialog')]).toEqual([[], null]);
  });

  it('whose answer was lost is there once after a second try', async () => {
    const requests = dataRequests();
    let isLost = true;
    const send: DataRequests['send'] = (id, draft) => {
      const kept = requests.send(id, draft);
      return isLost ? TE.chain(() => TE.left<CallFailure>(unreachable))(kept) : kept;
    };
    open({ requests: { ...requests, send } });
    await write('Correção', 'Meu nome');
    await screen.findByText(/Não foi possível confirmar o seu pedido/);
    await screen.findByRole('heading', { name: 'Correção nº 100001' });
    isLost = false;
    await press('Enviar pedido');
    await screen.findByText('Pedido enviado.');
    expect(screen.getAllByRole('heading', { name: /Correção nº/ })).toHaveLength(1);
  });

  it('shows the answer when the client comes back to the window', async () => {
    const requests = dataRequests([dataRequest({ state: { _tag: 'InAnalysis' } })]);
    open({ requests });
    await screen.findByText('Em análise');
    requests.answer(100001, 'Apagamos os objetivos.');
    act(() => void window.dispatchEvent(new Event('focus')));
    await screen.findByText('Apagamos os objetivos.');
    expect(screen.getByText(/respondido em 21\/11\/2026 às 09:30/)).toBeTruthy();
  });

  it('is read again after a failure', async () => {
    let fails = true;
    const list = () => () => (fails ? TE.left(unreachable)() : TE.right([dataRequest()])());
    open({ requests: { ...dataRequests(), list } });
    const requests = within(await part('Pedidos'));
    await requests.findByText('Não conseguimos ler os seus pedidos agora.');
    fails = false;
    await userEvent.click(requests.getByRole('button', { name: 'Tentar novamente' }));
    await screen.findByText('Apaguem os objetivos.');
  });
});

it('leads from the profile to the data, and to the person in charge', async () => {
  open();
  const link = await screen.findByRole('link', { name: 'Falar com o encarregado de dados' });
  expect(link.getAttribute('href')).toBe('/talk-to-aroeira');
});
