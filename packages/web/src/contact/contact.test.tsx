import { session } from '@aroeira/domain/access/testing';
import { correspondent, correspondents, mailbox, reachablePlanner } from '@aroeira/domain/contact/testing';
import type { Correspondents, Mailbox } from '@aroeira/domain/contact';
import { unreachable } from '@aroeira/domain/kernel/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { signedIn } from '../access/testing/signed-in.ts';
import { openApp } from '../composition/testing/open-app.tsx';
import { press } from '../composition/testing/press.ts';
import { contactRoutes } from './contact.routes.tsx';
import { CONTACT } from './contact.module.ts';

interface Server {
  readonly correspondents?: Correspondents;
  readonly mailbox?: Mailbox;
}

/** A page of contact over a server. No planner has a photo. */
const open = (path: string, server: Server = {}) =>
  openApp(path, {
    memory: signedIn(session()),
    routes: contactRoutes,
    also: (put) => {
      put(CONTACT.Ports, {
        correspondents: correspondents(),
        mailbox: mailbox(),
        photos: { of: () => TE.left(unreachable) },
        ...server,
      });
    },
  });

const PLANNER = '/profile-talktoplanner';
const NONE = 'Você não possui um Planejador Aroeira';
const message = () => screen.findByLabelText('Mensagem');
const links = () =>
  within(screen.getByRole('main'))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

describe('the page of the planner', () => {
  it('shows who the planner is, with phone, WhatsApp and e-mail [R774] [R775] [R779]', async () => {
    open(PLANNER);
    await screen.findByRole('heading', { name: 'Marina Cavalcanti' });
    expect(links()).toEqual([
      '/profile',
      'tel:+5511955550142',
      'https://wa.me/5511955550142',
      'mailto:marina@aroeira.exemplo.com.br',
    ]);
    expect(screen.getAllByText('(11) 95555-0142')).toHaveLength(2);
    expect(screen.queryByText(NONE)).toBeNull();
  });

  it('copies a phone, and says so for two seconds [R776]', async () => {
    const { pass } = open(PLANNER);
    await press('Copiar: Telefone');
    expect(await navigator.clipboard.readText()).toBe('(11) 95555-0142');
    await screen.findByRole('button', { name: 'Copiado: Telefone' });
    pass(1999);
    expect(screen.queryByRole('button', { name: 'Copiado: Telefone' })).not.toBeNull();
    pass(1);
    expect(screen.queryByRole('button', { name: 'Copiado: Telefone' })).toBeNull();
  });

  it('says so of a second copy for two seconds of its own [R776]', async () => {
    const { pass } = open(PLANNER);
    await press('Copiar: Telefone');
    await screen.findByRole('button', { name: 'Copiado: Telefone' });
    pass(1500);
    await press('Copiar: E-mail');
    await screen.findByRole('button', { name: 'Copiado: E-mail' });
    expect(screen.queryByRole('button', { name: 'Copiado: Telefone' })).toBeNull();
    pass(1999);
    expect(screen.queryByRole('button', { name: 'Copiado: E-mail' })).not.toBeNull();
    pass(1);
    expect(screen.queryByRole('button', { name: 'Copiado: E-mail' })).toBeNull();
  });

  it('leaves out a phone that the server does not know', async () => {
    const planner = reachablePlanner({ phone: undefined });
    open(PLANNER, { correspondents: correspondents(TE.right(correspondent({ planner }))) });
    await screen.findByText('marina@aroeira.exemplo.com.br');
    expect(links()).toEqual(['/profile', 'mailto:marina@aroeira.exemplo.com.br']);
  });

  // The adapter reads planner 1 and a missing planner as none.
  it('says to a client without a planner that there is none, and leads to the support [R777] [R778]', async () => {
    open(PLANNER, { correspondents: correspondents(TE.right(correspondent({ planner: undefined }))) });
    await screen.findByText('Você não possui um Planejador Aroeira');
    expect(links()).toEqual(['/profile', 'https://wa.me/5511000000000', '/talk-to-aroeira']);
    expect(screen.queryByRole('button', { name: 'Enviar mensagem' })).toBeNull();
  });

  it('says that it did not load, and loads again', async () => {
    let fails = true;
    const of = () => () => (fails ? TE.left(unreachable)() : TE.right(correspondent())());
    open(PLANNER, { correspondents: { of } });
    await screen.findByText('Não foi possível carregar os dados do seu Planejador');
    fails = false;
    await press('Tentar novamente');
    await screen.findByRole('heading', { name: 'Marina Cavalcanti' });
  });
});

describe('a message to the planner', () => {
  it('is sent to the planner, and said [R781] [R782]', async () => {
    const box = mailbox();
    open(PLANNER, { mailbox: box });
    await press('Enviar mensagem');
    await userEvent.type(await message(), 'Podemos conversar?');
    await press('Enviar');
    await screen.findByText('Sua mensagem foi enviada. Aguarde o contato através de sua caixa de e-mails!');
    expect([box.got, screen.queryByRole('dialog')]).toEqual([[{ to: 2, message: 'Podemos conversar?' }], null]);
  });

  it('is not sent empty [R780]', async () => {
    const box = mailbox();
    open(PLANNER, { mailbox: box });
    await press('Enviar mensagem');
    await userEvent.type(await message(), '  ');
    await press('Enviar');
    await screen.findByText(/Informe uma mensagem/);
    expect(box.got).toEqual([]);
    await press('Cancelar');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('that was not sent stays in the dialog [R783]', async () => {
    open(PLANNER, { mailbox: mailbox(TE.left(unreachable)) });
    await press('Enviar mensagem');
    await userEvent.type(await message(), 'Oi');
    await press('Enviar');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Ocorreu um erro ao tentar enviar a mensagem. Por favor, tente novamente em alguns minutos.',
    );
    expect((await message()).textContent).toBe('Oi');
  });
});

describe('a message to the provider', () => {
  const fill = async () => {
    await userEvent.selectOptions(await screen.findByLabelText('Assunto'), 'Elogio');
    await userEvent.type(await message(), 'Obrigada!');
    await press('Enviar mensagem');
  };

  it('has one of six subjects, and is sent [R789]', async () => {
    const box = mailbox();
    const { navigation } = open('/talk-to-aroeira', { mailbox: box });
    const { options } = await screen.findByLabelText<HTMLSelectElement>('Assunto');
    expect([...options].filter(({ hidden }) => !hidden)).toHaveLength(6);
    await fill();
    await screen.findByText('Agradecemos! Sua mensagem foi enviada e será respondida em breve.');
    expect([box.got, navigation.path()]).toEqual([
      [{ from: 7, subject: 'praise', message: 'Obrigada!' }],
      '/dashboard',
    ]);
  });

  it('needs a subject and a message [R785] [R786]', async () => {
    const box = mailbox();
    open('/talk-to-aroeira', { mailbox: box });
    await press('Enviar mensagem');
    await screen.findByText(/Escolha uma opção/, { selector: '.error, .error *' });
    expect([(await message()).getAttribute('aria-invalid'), box.got]).toEqual(['true', []]);
  });

  it('that was not sent stays [R790]', async () => {
    open('/talk-to-aroeira', { mailbox: mailbox(TE.left(unreachable)) });
    await fill();
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Ops! Ocorreu um erro ao tentar enviar sua mensagem, tente novamente mais tarde.',
    );
    expect((await message()).textContent).toBe('Obrigada!');
  });
});

describe('the rating of the app', () => {
  const PATH = '/evaluate-app';
  const star = (count: number) => screen.findByRole('radio', { name: count === 1 ? '1 estrela' : `${count} estrelas` });

  it('starts with five of five stars, which the keyboard changes [R791] [R792]', async () => {
    const box = mailbox();
    open(PATH, { mailbox: box });
    const five = await star(5);
    expect([screen.getAllByRole('radio').length, five.matches(':checked')]).toEqual([5, true]);
    five.focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    expect((await star(3)).matches(':checked')).toBe(true);
    await userEvent.type(await message(), 'Bom');
    await press('Enviar avaliação');
    await screen.findByText('Agradecemos a sua avaliação!');
    expect(box.got).toEqual([{ from: 7, stars: 3, message: 'Bom' }]);
  });

  it('that was not sent stays', async () => {
    open(PATH, { mailbox: mailbox(TE.left(unreachable)) });
    await userEvent.click(await star(2));
    await userEvent.type(await message(), 'Lento');
    await press('Enviar avaliação');
    expect((await screen.findByRole('alert')).textContent).not.toBe('');
    expect([(await star(2)).matches(':checked'), (await message()).textContent]).toEqual([true, 'Lento']);
  });
});
