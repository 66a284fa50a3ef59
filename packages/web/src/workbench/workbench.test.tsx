import { manualScheduler } from '@aroeira/domain/kernel/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { composeWorkbench, type Surroundings } from './workbench.module.ts';
import { WorkbenchScreen } from './workbench.screen.tsx';

afterEach(() => void (window.location.hash = ''));

const AT = '2026-11-20T12:00:00Z';
const REAL = { now: AT, offsetMs: 0 };

/** What the sandbox of a test answers to each call. It knows no other calls. */
type Answers = Readonly<Record<string, (sent: unknown) => unknown>>;

interface Serving {
  readonly key?: string;
  readonly answers?: Answers;
}

const opened = (part: string, { key, answers = {} }: Serving = {}) => {
  const scheduler = manualScheduler();
  const asked: string[] = [];
  const known: Answers = { 'GET /sandbox/clock': () => REAL, ...answers };
  const answer = (url: string, { method, headers, body }: RequestInit): Response => {
    const { pathname, search } = new URL(url);
    const call = `${method} ${pathname}`;
    asked.push(call);
    if (key !== undefined && new Headers(headers).get('x-sandbox-key') !== key)
      return Response.json({ message: 'controls_closed' }, { status: 403 });
    const told = known[call];
    if (told === undefined) return Response.json({ message: 'not_found' }, { status: 404 });
    return Response.json(told(typeof body === 'string' ? JSON.parse(body) : search));
  };
  const around: Surroundings = {
    fetch: (url, init) => Promise.resolve(answer(url, init)),
    scheduler,
    openTab: () => undefined,
    isVisible: () => true,
    copy: () => Promise.resolve(),
    origin: 'http://sandbox.test',
  };
  window.location.hash = `#/${part}`;
  render(<WorkbenchScreen workbench={composeWorkbench(around)} />);
  return { scheduler, asked, user: userEvent.setup() };
};

it('says why the portal did not open when the browser forbids another tab', async () => {
  const ana = { key: 'ana', document: '63287253026', password: 'Senha@123', shows: 'approved', caption: 'aprovada' };
  const { user, asked } = opened('people', { answers: { 'GET /sandbox/personas': () => [ana] } });
  await user.click(await screen.findByRole('button', { name: 'Abrir como ana' }));
  expect((await screen.findByRole('alert')).textContent).toContain('O navegador não abriu outra aba.');
  expect(screen.getByText('aprovada')).toBeTruthy();
  expect(asked.some((call) => call.includes('/api/'))).toBe(false);
});

it('asks for the key, and sends it with each call', async () => {
  const { user } = opened('clock', { key: 'secret' });
  const key = await screen.findByLabelText('Chave');
  await user.type(key, 'wrong');
  await user.click(screen.getByRole('button', { name: 'Entrar' }));
  expect((await screen.findByRole('alert')).textContent).toBe('O sandbox não aceitou a chave.');
  await user.clear(key);
  await user.type(key, 'secret');
  await user.click(screen.getByRole('button', { name: 'Entrar' }));
  expect(await screen.findByText('Igual à hora real.')).toBeTruthy();
  expect(window.location.href).not.toContain('secret');
});

it('goes to a moment of São Paulo’s clock', async () => {
  const moves: unknown[] = [];
  const { user } = opened('clock', {
    answers: {
      'POST /sandbox/clock': (move) => {
        moves.push(move);
        return { now: '2026-12-25T02:30:00Z', offsetMs: 1 };
      },
    },
  });
  await user.type(await screen.findByLabelText('Dia'), '24122026');
  await user.type(screen.getByLabelText('Hora de São Paulo'), '2330');
  await user.click(screen.getByRole('button', { name: 'Ajustar relógio' }));
  expect(await screen.findByText('24/12/2026 às 23:30')).toBeTruthy();
  expect(moves).toEqual([{ set: '2026-12-24T23:30:00-03:00' }]);
  expect(screen.getByText('Relógio ajustado.')).toBeTruthy();
});

it.each([
  ['worlds', 'Este servidor não tem mundos.'],
  ['snapshots', 'Este servidor não tem mundos. Por isso também não guarda instantâneos.'],
])('says of %s what this server lacks', async (part, sentence) => {
  opened(part);
  expect(await screen.findByText(sentence)).toBeTruthy();
});

it('drops a world only after a yes, and never the main one', async () => {
  const { user, asked } = opened('worlds', {
    answers: {
      'GET /sandbox/worlds': () => [
        { name: 'main', url: 'http://localhost:4300', createdAt: AT, usedAt: AT },
        { name: 'joana', url: 'http://joana.localhost:4300', createdAt: AT, usedAt: AT },
      ],
      'DELETE /sandbox/worlds/joana': () => ({}),
    },
  });
  expect((await screen.findByRole('link', { name: /^Abrir joana/ })).getAttribute('href')).toBe(
    'http://joana.localhost:4300/sandbox/',
  );
  expect(screen.queryByRole('button', { name: 'Apagar main' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Apagar joana' }));
  await user.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(asked).not.toContain('DELETE /sandbox/worlds/joana');
  await user.click(screen.getByRole('button', { name: 'Apagar joana' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Apagar' }));
  expect(await screen.findByText('Mundo apagado.')).toBeTruthy();
  expect(asked.filter((call) => call === 'DELETE /sandbox/worlds/joana')).toHaveLength(1);
});

it('marks the world of the page, which it neither opens nor drops', async () => {
  const world = (name: string) => ({ name, url: `http://${name}.localhost:4300`, createdAt: AT, usedAt: AT });
  opened('worlds', {
    answers: {
      'GET /sandbox/world': () => world('joana'),
      'GET /sandbox/worlds': () => [world('main'), world('joana')],
    },
  });
  expect(await screen.findByText('Você está aqui')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Apagar joana' })).toBeNull();
  expect(screen.queryByRole('link', { name: /^Abrir joana/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Abrir main em outra aba' })).toBeTruthy();
});

it('begins a world from a snapshot, which is chosen among those that are there', async () => {
  const made: unknown[] = [];
  const world = { name: 'joana', url: 'http://joana.localhost:4300', createdAt: AT, usedAt: AT };
  const { user } = opened('worlds', {
    answers: {
      'GET /sandbox/worlds': () => [{ ...world, name: 'main' }],
      'GET /sandbox/snapshots': () => [
        { name: 'invested', takenAt: AT },
        { name: 'renewed', takenAt: AT },
      ],
      'POST /sandbox/worlds': (sent) => {
        made.push(sent);
        return world;
      },
    },
  });
  await user.selectOptions(await screen.findByLabelText(/^A partir do instantâneo/), 'renewed');
  await user.click(screen.getByRole('button', { name: 'Criar mundo' }));
  expect(await screen.findByText('Mundo criado.')).toBeTruthy();
  expect(made).toEqual([{ from: 'renewed' }]);
});

it('lists the presets of a server that has some, and turns one on', async () => {
  const { user, asked } = opened('faults', {
    answers: {
      'GET /sandbox/faults': () => [],
      'GET /sandbox/fault-presets': () => [
        { name: 'position-down', does: 'no position', caption: 'a posição não responde' },
      ],
      'POST /sandbox/fault-presets/position-down': () => [],
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Ligar position-down' }));
  expect(await screen.findByText('Falha ligada.')).toBeTruthy();
  expect(asked).toContain('POST /sandbox/fault-presets/position-down');
});

/** A log of the sandbox with these paths. */
const logOf =
  (paths: readonly string[], at: string = AT) =>
  (search: unknown) =>
    paths
      .map((path, place) => ({ seq: place + 1, at, method: 'GET', path, status: 200, ms: 3, client: null }))
      .filter(({ seq }) => seq > Number(new URLSearchParams(String(search)).get('after')));

const shown = () => [...document.querySelectorAll('.workbench-path')].map(({ textContent }) => textContent);

it('shows new requests each second without its own, and none while it is paused', async () => {
  const paths: string[] = [];
  const { scheduler, user, asked } = opened('log', {
    answers: { 'GET /sandbox/log': (search) => logOf(paths)(search) },
  });
  await screen.findByText('Nenhuma chamada ainda');
  paths.push('/api/banks/all', '/sandbox/log', '****');
  act(() => scheduler.pass(1000));
  await waitFor(() => expect(shown()).toEqual(['/api/banks/all']));
  await user.click(screen.getByRole('button', { name: 'Pausar' }));
  paths.push('/api/investorPosition');
  const before = asked.length;
  act(() => scheduler.pass(5000));
  expect([asked.length, shown()]).toEqual([before, ['/api/banks/all']]);
  await user.click(screen.getByRole('button', { name: 'Continuar' }));
  await waitFor(() => expect(shown()).toEqual(['/api/investorPosition', '/api/banks/all']));
});

it('begins anew when the log does, although the new one counts from one again', async () => {
  const old = ['/api/banks/all', '/api/clients/:id', '/sandbox/log'];
  let answer = logOf(old);
  const { scheduler } = opened('log', { answers: { 'GET /sandbox/log': (search) => answer(search) } });
  await waitFor(() => expect(shown()).toEqual(['/api/clients/:id', '/api/banks/all']));
  answer = logOf(['/api/auth/login/1'], '2026-11-20T12:00:07Z');
  act(() => scheduler.pass(1000));
  await waitFor(() => expect(shown()).toEqual(['/api/auth/login/1']));
  // The next server has answered more than the page had read of the one before.
  answer = logOf(['/api/funds', '/api/investorPosition', '/api/movements'], '2026-11-20T12:00:09Z');
  act(() => scheduler.pass(1000));
  await waitFor(() => expect(shown()).toEqual(['/api/movements', '/api/investorPosition', '/api/funds']));
});

it('shows a code that came meanwhile, and asks no more when another part is open', async () => {
  const mails: object[] = [];
  const { scheduler, user, asked } = opened('mails', { answers: { 'GET /sandbox/outbox': () => mails } });
  await screen.findByText('Nenhum e-mail ainda');
  mails.push({ to: 'bruno@exemplo.com.br', subject: 'Código', text: 'É 123456.', sentAt: AT, attachments: [] });
  act(() => scheduler.pass(3000));
  expect(await screen.findByRole('button', { name: 'Copiar: código 123456' })).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Mundos' }));
  await screen.findByText('Este servidor não tem mundos.');
  const outbox = () => asked.filter((call) => call === 'GET /sandbox/outbox').length;
  const before = outbox();
  act(() => scheduler.pass(9000));
  await user.click(screen.getByRole('link', { name: 'Relógio' }));
  await screen.findByText('Igual à hora real.');
  expect(outbox()).toBe(before);
});

const STEP = { name: 'book', run: 'invest --yes', as: 'ana', state: 'failed', ms: 12.4 };

it('leads to the world that a failed scenario left, as long as it is there', async () => {
  const failed = (name: string, world: string) => ({ name, state: 'failed', ms: 4, world, steps: [STEP] });
  const results = {
    passed: 0,
    failed: 2,
    skipped: 0,
    receivedAt: AT,
    scenarios: [failed('One', 'w1'), failed('Two', 'w2')],
  };
  opened('scenarios', {
    answers: {
      'GET /sandbox/scenario-results': () => results,
      'GET /sandbox/worlds': () => [{ name: 'w2', url: 'http://w2.localhost:4300', createdAt: AT, usedAt: AT }],
    },
  });
  const link = await screen.findByRole('link', { name: /^Abrir o mundo que ficou/ });
  expect([link.textContent, link.getAttribute('href')]).toEqual([
    'Abrir o mundo que ficou, w2 em outra aba',
    'http://w2.localhost:4300/sandbox/',
  ]);
  expect(link.closest('li')?.textContent).toMatch(/Two.*bookana: invest --yes12 ms/);
  expect(screen.getByText('0 passaram · 2 falharam · 0 pulados')).toBeTruthy();
});
