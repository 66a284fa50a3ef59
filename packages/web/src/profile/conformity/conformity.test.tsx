import { answering } from '@aroeira/adapters-http/http/testing';
import { makeHttpConformityTerms } from '@aroeira/adapters-http/profile';
import { session } from '@aroeira/domain/access/testing';
import type { CallFailure } from '@aroeira/domain/kernel';
import { unreachable } from '@aroeira/domain/kernel/testing';
import type { ConformityCheck } from '@aroeira/domain/profile';
import { conformityCheck, SIGN_URL, signedRegistration } from '@aroeira/domain/profile/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it, onTestFinished } from 'vitest';
import { signedIn } from '../../access/testing/signed-in.ts';
import { openApp } from '../../composition/testing/open-app.tsx';
import { press } from '../../composition/testing/press.ts';
import { REGISTRATION } from '../../registration/registration.tokens.ts';
import { SHELL } from '../../shell/shell.tokens.ts';
import { profileRoutes } from '../profile.routes.tsx';
import { CONFORMITY } from './conformity.module.ts';

const PAGE = '/profile-conformity-term';
const READING = '/profile-conformity-term/read';
const PROCEED = 'Prosseguir para a assinatura';
const STARTED = conformityCheck({ last: { status: 'started', url: undefined } });
const SIGNED = conformityCheck({
  toSign: undefined,
  last: { status: 'signed', url: 'https://assina.exemplo/signed-1' },
});

interface Server {
  readonly check?: TE.TaskEither<CallFailure, ConformityCheck>;
  readonly hasCity?: boolean;
  readonly save?: TE.TaskEither<CallFailure, void>;
}

const open = (
  path: string,
  { check = TE.right(conformityCheck()), hasCity = true, save = TE.right(undefined) }: Server = {},
) => {
  const [opened, saved]: [string[], unknown[]] = [[], []];
  let knowsCity = hasCity;
  const app = openApp(path, {
    memory: signedIn(session()),
    routes: profileRoutes,
    also: (put) => {
      put(CONFORMITY.Terms, { check });
      put(REGISTRATION.RegistrationRecords, {
        ofClient: () =>
          TE.fromIO(() => ({
            ...signedRegistration,
            declaration: knowsCity ? signedRegistration.declaration : undefined,
          })),
        saveSigningCity: (formId, city) => {
          saved.push([formId, city]);
          knowsCity = true;
          return save;
        },
      });
      put(SHELL.ExternalLinks, { open: (address) => opened.push(address) > 0 });
    },
  });
  return { ...app, opened, saved };
};

/** jsdom has no layout: every text is 900 px high, in a window of none, until the returned function is called. */
const tall = (): (() => void) => {
  const before = Object.getOwnPropertyDescriptor(Element.prototype, 'scrollHeight') ?? {};
  Object.defineProperty(Element.prototype, 'scrollHeight', { configurable: true, get: () => 900 });
  return () => Object.defineProperty(Element.prototype, 'scrollHeight', before);
};
const city = () => screen.findByLabelText<HTMLInputElement>('Cidade de assinatura');

describe('the conformity term', () => {
  it('is read before it is signed, at the provider in a new tab [R766]', async () => {
    const { navigation, opened } = open(PAGE);
    expect(await screen.findByRole('heading', { name: 'Falta assinar' })).toBeTruthy();
    await press(PROCEED);
    await screen.findByText(/declara que sabe dessa diferença/);
    expect([navigation.path(), opened]).toEqual([READING, []]);
    await press('Assinar termo');
    expect(opened).toEqual([SIGN_URL]);
  });

  it('cannot be signed before its text was scrolled to the end', async () => {
    onTestFinished(tall());
    const { opened } = open(READING);
    const text = await screen.findByRole('region', { name: 'Texto do termo' });
    expect(screen.getByText('Role até o fim do texto para assinar.')).toBeTruthy();
    fireEvent.scroll(text, { target: { scrollTop: 800 } });
    await press('Assinar termo');
    expect([opened, screen.getByRole('button', { name: 'Assinar termo' }).getAttribute('aria-disabled')]).toEqual([
      [],
      'true',
    ]);
    fireEvent.scroll(text, { target: { scrollTop: 900 } });
    await press('Assinar termo');
    expect(opened).toEqual([SIGN_URL]);
  });

  it('that was started opens the same paper again [R767]', async () => {
    const { opened } = open(PAGE, { check: TE.right(STARTED) });
    expect(await screen.findByRole('heading', { name: 'Aguardando a assinatura' })).toBeTruthy();
    await press(PROCEED);
    expect(opened).toEqual([SIGN_URL]);
  });

  it('that was signed says so, and opens [R765]', async () => {
    const { navigation, opened } = open(PAGE, { check: TE.right(SIGNED) });
    expect(await screen.findByText('A assinatura do termo de desenquadramento já foi efetuada.')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Assinado' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: PROCEED })).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Abrir termo' }));
    await press('Abrir documento assinado');
    expect([navigation.path(), opened]).toEqual([READING, ['https://assina.exemplo/signed-1']]);
  });

  it('is checked meanwhile, and again by a button [R768]', async () => {
    const answers: ((check: ConformityCheck) => void)[] = [];
    const slow = TE.fromTask(() => new Promise<ConformityCheck>((resolve) => void answers.push(resolve)));
    open(PAGE, { check: slow });
    expect(await screen.findByText('Verificando assinatura')).toBeTruthy();
    answers[0]?.(STARTED);
    await press('Já assinei');
    expect(await screen.findByText('Verificando assinatura')).toBeTruthy();
    answers[1]?.(SIGNED);
    expect(await screen.findByText(/já foi efetuada/)).toBeTruthy();
    expect(screen.queryByText('Verificando assinatura')).toBeNull();
  });

  it('says that nobody knows, and checks again', async () => {
    let tries = 0;
    const check = () => ((tries += 1) === 1 ? TE.left(unreachable)() : TE.right(conformityCheck())());
    open(PAGE, { check });
    expect(await screen.findByText('Não foi possível verificar a assinatura do termo.')).toBeTruthy();
    await press('Tentar novamente');
    expect(await screen.findByRole('button', { name: PROCEED })).toBeTruthy();
  });

  it('without a link to sign at is a failed call, which is tried again, and no button that does nothing', async () => {
    const wire = (signUrl: string | null) =>
      makeHttpConformityTerms(
        answering(200, { needSignature: true, docToken: 'a', signUrl, lastCompliance: null }).http,
      );
    let signUrl: string | null = null;
    const { opened } = open(READING, { check: () => wire(signUrl).check() });
    expect(await screen.findByText('Não foi possível verificar a assinatura do termo.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Assinar termo' })).toBeNull();
    signUrl = SIGN_URL;
    await press('Tentar novamente');
    await press('Assinar termo');
    expect(opened).toEqual([SIGN_URL]);
  });

  it('says after "Já assinei" that it is still unsigned (decision 0306)', async () => {
    open(PAGE, { check: TE.right(STARTED) });
    expect(await screen.findByRole('button', { name: 'Já assinei' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    await press('Já assinei');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Ainda não identificamos a assinatura. Assine na página que abre em outra aba e tente novamente.',
    );
  });

  it('stays read while the signature is checked, found missing, and not found out (decision 0306)', async () => {
    onTestFinished(tall());
    const answers: (TE.TaskEither<CallFailure, ConformityCheck> | undefined)[] = [
      TE.right(conformityCheck()),
      TE.right(STARTED),
      TE.left(unreachable),
      TE.right(SIGNED),
    ];
    const { opened } = open(READING, { check: () => (answers.shift() ?? TE.left(unreachable))() });
    fireEvent.scroll(await screen.findByRole('region', { name: 'Texto do termo' }), { target: { scrollTop: 900 } });
    await press('Já assinei');
    expect((await screen.findByRole('alert')).textContent).toContain('Ainda não identificamos a assinatura.');
    expect(screen.getByText('Você chegou ao fim do texto.')).toBeTruthy();
    await press('Já assinei');
    expect(await screen.findByText('Não foi possível verificar a assinatura do termo.')).toBeTruthy();
    expect(screen.getByText('Você chegou ao fim do texto.')).toBeTruthy();
    await press('Assinar termo');
    expect(opened).toEqual([SIGN_URL]);
    await press('Já assinei');
    expect(await screen.findByText(/já foi efetuada/)).toBeTruthy();
  });

  it('is not there for a client who needs none', async () => {
    open(PAGE, { check: TE.right(conformityCheck({ toSign: undefined })) });
    expect(await screen.findByText('Você não tem termo de desenquadramento para assinar.')).toBeTruthy();
  });
});

describe('the city of the signature', () => {
  it('is asked before the term, when the declaration has none, and is required [R769] [R771]', async () => {
    const { navigation, saved } = open(PAGE, { hasCity: false });
    await press(PROCEED);
    expect(await screen.findByRole('heading', { name: 'Informe seu local atual para continuar:' })).toBeTruthy();
    expect(navigation.path()).toBe(PAGE);
    await press('Continuar');
    expect(await screen.findByText(/Cidade de assinatura é obrigatório/)).toBeTruthy();
    expect(saved).toEqual([]);
    await userEvent.type(await city(), 'Santos');
    await press('Continuar');
    await waitFor(() => expect(navigation.path()).toBe(READING));
    expect(saved).toEqual([[31, 'Santos']]);
  });

  it('is not asked when it is known [R770]', async () => {
    const { navigation } = open(PAGE);
    await press(PROCEED);
    await waitFor(() => expect(navigation.path()).toBe(READING));
    expect(screen.queryByLabelText('Cidade de assinatura')).toBeNull();
  });

  it('comes before a started paper too', async () => {
    const { opened } = open(PAGE, { hasCity: false, check: TE.right(STARTED) });
    await press(PROCEED);
    await userEvent.type(await city(), 'Santos');
    expect(opened).toEqual([]);
    await press('Continuar');
    await waitFor(() => expect(opened).toEqual([SIGN_URL]));
  });

  it('says that it was not saved, and keeps what was typed [R772]', async () => {
    const { navigation } = open(PAGE, { hasCity: false, save: TE.left(unreachable) });
    await press(PROCEED);
    await userEvent.type(await city(), 'Santos');
    await press('Continuar');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Ocorreu um erro ao tentar salvar a cidade de assinatura.',
    );
    expect([navigation.path(), (await city()).value]).toEqual([PAGE, 'Santos']);
  });
});

it.each([
  ['without the city', { hasCity: false }],
  ['without a term', { check: TE.right(conformityCheck({ toSign: undefined })) }],
])('the reading leads to the state of the term %s', async (_, server) => {
  const { navigation } = open(READING, server);
  await waitFor(() => expect(navigation.path()).toBe(PAGE));
});
