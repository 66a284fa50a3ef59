import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { expect, it } from 'vitest';
import type { CallFailure } from '../kernel/call-failure.ts';
import { refused } from '../kernel/testing/index.ts';
import { newClient, recordServer } from '../registration/testing/index.ts';
import { makeSaveBasicData } from './save-basic-data.use-case.ts';

const { email } = newClient();

const save = async (
  unsaved: readonly CallFailure[] = [],
  city: TE.TaskEither<CallFailure, void> = TE.right(undefined),
) => {
  const server = recordServer({ unsaved });
  const cities: unknown[] = [];
  const registrations = {
    saveSigningCity: (...sent: readonly [number, string]) => {
      cities.push(sent);
      return city;
    },
  };
  const forms = { form: () => TE.right({ formId: 31, approval: 'approved', verdict: 'ok' } as const) };
  const saved = await makeSaveBasicData({ clients: server.clients, forms, registrations })(7, {
    email,
    location: 'Santos',
  })();
  return { saved, cities, sent: server.sent };
};

it('saves the current location with the form, and the e-mail with the client', async () => {
  expect(await save()).toEqual({ saved: E.right(undefined), cities: [[31, 'Santos']], sent: [{ email }] });
});

it('fails with the first call that fails', async () => {
  expect(await save([], TE.left(refused('ERR999')))).toMatchObject({
    saved: E.left(refused('ERR999')),
    sent: [{ email }],
  });
  expect(await save([refused('ERR999')])).toMatchObject({ saved: E.left(refused('ERR999')), cities: [] });
});
