import { answering } from '@aroeira/adapters-http/http/testing';
import { makeHttpPapers } from '@aroeira/adapters-http/registration';
import { session } from '@aroeira/domain/access/testing';
import { unreachable } from '@aroeira/domain/kernel/testing';
import type { ClientRecords, Papers } from '@aroeira/domain/registration';
import {
  addressOf,
  addressServer,
  changeReports,
  clientRecord,
  PAULISTA,
  photo,
  standingsServer,
} from '@aroeira/domain/registration/testing';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { signedIn } from '../../access/testing/signed-in.ts';
import { openApp } from '../../composition/testing/open-app.tsx';
import { keptText, saysKept } from '../../registration/drafts/testing/kept.ts';
import { REGISTRATION } from '../../registration/registration.tokens.ts';
import { fieldErrors } from '../../ui/fields/testing/field-errors.ts';
import { profileRoutes } from '../profile.routes.tsx';

type Server = ReturnType<typeof addressServer>;

const kept = { ...photo('conta.jpg'), preview: 'blob:conta', isChanged: false };

/** The page of a client, over a server that keeps the residence. */
const open = (server: Server = addressServer({ proof: kept })) => {
  const reports = changeReports();
  const app = openApp('/edit-documents/change-address', {
    memory: signedIn(session()),
    routes: profileRoutes,
    also: (put) => {
      put(REGISTRATION.Standings, standingsServer());
      // The page asks for the residence and nothing else of the two ports.
      put(REGISTRATION.ClientRecords, server.clients as ClientRecords);
      put(REGISTRATION.Papers, server.papers as Papers);
      put(REGISTRATION.PostalCodes, server.postalCodes);
      put(REGISTRATION.ChangeReports, reports);
    },
  });
  return { ...app, server, reports };
};

const street = () => screen.findByLabelText<HTMLInputElement>('Logradouro');
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}( opcional)?$`));
const retype = async (name: string, text: string) => {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), text);
};
const save = () => userEvent.click(screen.getByRole('button', { name: 'Salvar' }));

describe('the change of an address', () => {
  it('starts with the saved address and its proof', async () => {
    open();
    expect((await street()).value).toBe('Praça Floriano');
    expect([field('CEP').value, field('Número').value, field('Cidade').value]).toEqual([
      '20040-020',
      '7',
      'Rio de Janeiro',
    ]);
    expect(await screen.findByRole('button', { name: 'Remover conta.jpg' })).toBeTruthy();
  });

  it('is saved and reported, and leads back to the profile [R762]', async () => {
    const { server, reports, navigation } = open();
    await street();
    await retype('Número', '12 B');
    await save();
    await screen.findByText('Seu endereço foi atualizado.');
    expect(server.saved).toEqual([{ ...addressOf('20040020'), number: '12 B' }]);
    expect(reports.sent).toEqual([{ clientId: 7, part: 'address', fields: ['number'] }]);
    expect(navigation.path()).toBe('/profile');
  });

  it('fills the fields from another postal code, and not from the saved one', async () => {
    const server = addressServer({ proof: kept, find: () => TE.right(PAULISTA) });
    const { pass } = open(server);
    await street();
    await retype('Número', '900');
    pass(618);
    expect(server.sought).toEqual([]);
    await retype('Bairro', 'Fundos');
    await retype('CEP', '01310100');
    pass(618);
    await waitFor(() => expect(field('Cidade').value).toBe('São Paulo'));
    expect(server.sought).toEqual(['01310100']);
    // What the client typed on this page stays (decision 0171).
    expect([field('Logradouro').value, field('Bairro').value]).toEqual(['Avenida Paulista', 'Fundos']);
  });

  it('empties what belongs to the postal code before, without a word, when nobody knows the new one [R309]', async () => {
    const address = { ...addressOf('20040020'), complement: 'sala 2' };
    const { server, pass } = open(addressServer({ read: TE.right(clientRecord({ address })) }));
    await street();
    await retype('Bairro', 'Fundos');
    await retype('CEP', '99999999');
    const parts = () => ['Logradouro', 'Número', 'Complemento', 'Bairro', 'Cidade'].map((name) => field(name).value);
    // A client may save before the answer is there.
    expect(parts()).toEqual(['', '7', 'sala 2', 'Fundos', '']);
    pass(618);
    await waitFor(() => expect(server.sought).toEqual(['99999999']));
    expect(parts()).toEqual(['', '7', 'sala 2', 'Fundos', '']);
    expect([screen.queryByRole('alert'), fieldErrors()]).toEqual([null, []]);
  });

  it('keeps a saved complement, and takes no houses of the street for one', async () => {
    const address = { ...addressOf('20040020'), complement: 'sala 2' };
    const houses = TE.right({ ...PAULISTA, complement: 'de 612 a 1510 - lado par' });
    const { pass } = open(addressServer({ read: TE.right(clientRecord({ address })), find: () => houses }));
    await street();
    await retype('CEP', '01310100');
    pass(618);
    await waitFor(() => expect(field('Logradouro').value).toBe('Avenida Paulista'));
    expect(field('Complemento').value).toBe('sala 2');
    await userEvent.clear(field('Complemento'));
    await retype('CEP', '01310101');
    pass(618);
    await waitFor(() => expect(field('Logradouro').value).toBe('Avenida Paulista'));
    expect(field('Complemento').value).toBe('');
  });

  it('drops an answer that comes after the client typed another postal code', async () => {
    const answers: ((found: E.Either<never, typeof PAULISTA>) => void)[] = [];
    const find = () => () => new Promise<E.Either<never, typeof PAULISTA>>((answer) => void answers.push(answer));
    const { pass } = open(addressServer({ find }));
    await street();
    await retype('CEP', '01310100');
    pass(618);
    await retype('CEP', '99999999');
    await act(async () => answers[0]?.(E.right(PAULISTA)));
    expect([field('Logradouro').value, field('Cidade').value]).toEqual(['', '']);
  });

  it('sends a new proof by its own call, shows its size before, and reports it [R763] [R764]', async () => {
    const { http, calls, seen } = answering(200, {});
    const server = addressServer();
    const { saveProofOfResidence } = makeHttpPapers({ http });
    const { reports } = open({ ...server, papers: { ...server.papers, saveProofOfResidence } });
    await street();
    const luz = new File([Uint8Array.from({ length: 1536 }, (_, at) => [0xff, 0xd8, 0xff][at] ?? 0)], 'luz.jpg', {
      type: 'image/jpeg',
    });
    await userEvent.upload(await screen.findByLabelText(/(?:Escolha um arquivo|Substituir)$/), luz);
    expect(await screen.findByText('JPG · 1,5 KB')).toBeTruthy();
    await save();
    await screen.findByText('Seu endereço foi atualizado.');
    expect(calls()).toEqual(['PUT /clients/proof-of-residence/7']);
    expect(seen[0]?.body).toMatchObject({ base64String: expect.stringMatching(/^\/9j\//) });
    expect(reports.sent).toMatchObject([{ fields: ['proofOfResidence'] }]);
  });

  it('is there after a reload, and gone after it was saved (decision 0397)', async () => {
    open();
    await street();
    await retype('Número', '12 B');
    cleanup();
    const { navigation } = open();
    await street();
    expect([field('Número').value, field('CEP').value, saysKept()]).toEqual(['12 B', '20040-020', true]);
    await act(async () => navigation.push('/edit-documents'));
    await screen.findByRole('dialog', { name: 'Deseja descartar as alterações?' });
    await userEvent.click(screen.getByRole('button', { name: 'Não' }));
    await save();
    await screen.findByText('Seu endereço foi atualizado.');
    expect(keptText()).toBe('');
  });

  it('keeps what was typed when the save fails', async () => {
    const { server, navigation } = open(addressServer({ proof: kept, save: TE.left(unreachable) }));
    await street();
    await retype('Número', '12 B');
    await save();
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Não foi possível falar com o servidor. Verifique sua conexão e tente novamente.',
    );
    expect([field('Número').value, navigation.path(), server.saved.length]).toEqual([
      '12 B',
      '/edit-documents/change-address',
      1,
    ]);
  });
});
