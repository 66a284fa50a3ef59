import { newClient } from '@aroeira/domain/registration/testing';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { answering, deviceInfo } from '../../http/testing/index.ts';
import { makeHttpNewClients } from '../index.ts';

const joana = newClient();

const at = (status: number, body: unknown) => {
  const { http, ...server } = answering(status, body);
  return { ...server, clients: makeHttpNewClients({ http, deviceInfo }) };
};

describe('a new client', () => {
  it('is sent with the four constants, the device and every field of the payload, by nobody [R247] [R248] [R250]', async () => {
    const { seen, calls, clients } = at(200, {});
    expect(await clients.create(joana)()).toEqual(E.right(undefined));
    expect(calls()).toEqual(['POST /clients/create']);
    expect(seen[0]?.headers.has('authorization')).toBe(false);
    expect(seen[0]?.body).toEqual({
      name: 'Joana Prado Teixeira',
      email: 'joana@exemplo.com.br',
      phoneNumber: '11987654321',
      document: '23157281500',
      birthDate: '1990-05-03',
      personTypeId: 1,
      personColor: 6,
      createRegForm: 1,
      password: 'Senha@123',
      partnerId: 1,
      clientHolderId: null,
      associateId: null,
      needCoholder: 0,
      hasPlanner: 1,
      deviceInfo,
    });
  });

  it('is sent with the planner and the holder where there are any', async () => {
    const { seen, clients } = at(200, {});
    await clients.create({ ...joana, plannerId: 3, hasPlanner: false, holderId: 7, needsCoHolder: true })();
    expect(seen[0]?.body).toMatchObject({ associateId: 3, hasPlanner: 0, clientHolderId: 7, needCoholder: 1 });
  });

  it('is created by every answer that is no refusal', async () => {
    for (const body of [{ id: 9 }, [], 'ok', null])
      expect(await at(201, body).clients.create(joana)()).toEqual(E.right(undefined));
  });
});

it('a refusal keeps its code, and too many are too many', async () => {
  for (const call of [
    (status: number, body: unknown) => at(status, body).clients.checkDocument(joana.document)(),
    (status: number, body: unknown) => at(status, body).clients.create(joana)(),
  ]) {
    expect(await call(400, [{ code: 'ERR063' }])).toMatchObject(E.left({ _tag: 'Refused', code: 'ERR063' }));
    expect(await call(429, { message: 'too_many_attempts' })).toEqual(E.left({ _tag: 'TooManyAttempts' }));
  }
});
