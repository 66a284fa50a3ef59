import type { CallFailure } from '@aroeira/domain/kernel';
import { unreachable } from '@aroeira/domain/kernel/testing';
import type { DataRequests } from '@aroeira/domain/profile';
import { dataRequest, dataRequests } from '@aroeira/domain/profile/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { press } from '../../composition/testing/press.ts';
import { openMyData as open, part } from './testing/open-my-data.tsx';

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
    expect(held.textContent).toContain(
      'Enquanto você for cliente e por mais 5 anos, no mínimo (Lei 9.613/1998, art. 10, § 2º).',
    );
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
    await requests.findByText('Não foi possível carregar os seus pedidos');
    fails = false;
    await userEvent.click(requests.getByRole('button', { name: 'Tentar novamente' }));
    await screen.findByText('Apaguem os objetivos.');
  });
});
