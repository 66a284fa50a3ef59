import { beforeEach, describe, expect, it } from 'vitest';
import { refusedAlsoAt, refusedAt } from '../testing/calls.ts';
import { sandboxOfFile } from '../testing/sandbox-of-file.ts';

const { advanceClock, client, outbox, reset, setClock } = sandboxOfFile();
beforeEach(async () => {
  await setClock('2026-11-21T15:00:00Z');
  for (const persona of ['ana', 'karen']) await reset(persona);
});

/** What the client writes to the provider. */
const question = (user_id: number, changes: object = {}) => ({
  user_id,
  name: 'Ana',
  email: 'ana@exemplo.com.br',
  phone: '11987654321',
  subject: 'Dúvida',
  message: 'Quando cai o resgate?',
  associate_data: null,
  ...changes,
});
const rating = (user_id: number, changes: object = {}) => ({
  user_id,
  user_data: { name: 'Ana', email: 'ana@exemplo.com.br', phoneNumber: '11987654321' },
  message: 'Bom',
  rate: 5,
  ...changes,
});

describe('a message to the provider', () => {
  it('reaches the mailbox of the provider, with the name that the server knows', async () => {
    const ana = await client('ana');
    expect(await ana.to('POST /api/user/talktous', question(ana.id, { name: 'Outra' }))).toMatchObject({
      status: 200,
      body: {},
    });
    const [mail] = await outbox('atendimento@aroeira.example');
    expect(mail).toMatchObject({ subject: 'Fale conosco: Dúvida' });
    expect(mail?.text).toMatch(/^Quando cai o resgate\?\n\nAna (?!Outra)/);
  });

  it('is refused by field, and nothing is sent', async () => {
    const ana = await client('ana');
    const before = (await outbox()).length;
    for (const [changes, path] of [
      [{ message: ' ' }, '/message'],
      [{ message: 'a'.repeat(2001) }, '/message'],
      [{ phone: 'a'.repeat(201) }, '/phone'],
    ] as const)
      expect(await ana.to('POST /api/user/talktous', question(ana.id, changes))).toMatchObject(refusedAt(path));
    for (const [changes, path] of [
      [{ subject: 'Outra coisa' }, '/subject'],
      [{ associate_data: {} }, '/associate_data/name'],
    ] as const)
      expect(await ana.to('POST /api/user/talktous', question(ana.id, changes))).toMatchObject(refusedAlsoAt(path));
    expect((await outbox()).length).toBe(before);
  });
});

describe('a message to a planner', () => {
  const write = (to: number, message = 'Podemos conversar?') =>
    [`POST /api/associates/sendMessage/${to}`, { message }] as const;

  it('reaches the own planner alone', async () => {
    const ana = await client('ana');
    expect(await ana.to(...write(2))).toMatchObject({ status: 200, body: {} });
    const [mail] = await outbox('marina@aroeira.exemplo.com.br');
    expect(mail?.text).toContain('Podemos conversar?');
    for (const other of [1, 3, 99]) expect(await ana.to(...write(other))).toMatchObject({ status: 404 });
    expect(await ana.to(...write(2, '\n'))).toMatchObject(refusedAt('/message'));
  });

  it('reaches nobody without a planner', async () => {
    const karen = await client('karen');
    expect(await karen.to(...write(1))).toMatchObject({ status: 404 });
  });
});

it('a rating is 1 to 5 [R792]', async () => {
  const ana = await client('ana');
  for (const rate of [1, 5])
    expect(await ana.to('POST /api/user/rateapp', rating(ana.id, { rate }))).toMatchObject({ status: 200 });
  for (const rate of [0, 6, 4.5])
    expect(await ana.to('POST /api/user/rateapp', rating(ana.id, { rate }))).toMatchObject(refusedAt('/rate'));
  expect((await outbox('atendimento@aroeira.example')).at(-1)).toMatchObject({ subject: 'Avaliação: 5 de 5' });
});

it('ten messages of any kind in a quarter of an hour are enough', async () => {
  const karen = await client('karen');
  for (let sent = 1; sent <= 10; sent += 1)
    expect((await karen.to('POST /api/user/talktous', question(karen.id))).status).toBe(200);
  for (const [path, body] of [
    ['user/talktous', question(karen.id)],
    ['user/rateapp', rating(karen.id)],
    ['associates/sendMessage/1', { message: 'Oi' }],
  ] as const)
    expect((await karen.to(`POST /api/${path}`, body)).status).toBe(429);
  await advanceClock('15m');
  const later = await client('karen');
  expect((await later.to('POST /api/user/talktous', question(karen.id))).status).toBe(200);
});
