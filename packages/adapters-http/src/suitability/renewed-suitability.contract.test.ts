import * as E from 'fp-ts/Either';
import { afterAll, expect, it } from 'vitest';
import { testSandbox } from '../http/testing/sandbox.ts';
import { answering, control, type PersonaKey } from '../http/testing/index.ts';
import { makeHttpRenewedSuitability } from './index.ts';

const { sandbox, signedIn } = testSandbox();
afterAll(() => control(sandbox, 'POST clock', { reset: true }));

const renewedOf = async (whose: PersonaKey) => makeHttpRenewedSuitability((await signedIn(whose)).http).isRenewed();

it('is due for sofia, and in order for the others, also before the questionnaire', async () => {
  expect(await renewedOf('sofia')).toEqual(E.right(false));
  for (const other of ['ana', 'carla'] as const) expect(await renewedOf(other)).toEqual(E.right(true));
});

it('becomes due when two years are over', async () => {
  await control(sandbox, 'POST clock', { advance: '800d' });
  expect(await renewedOf('ana')).toEqual(E.right(false));
});

it('is unreadable when the server does not say it', async () => {
  const { http } = answering(200, { renewed: 'yes' });
  expect(await makeHttpRenewedSuitability(http).isRenewed()).toMatchObject(E.left({ _tag: 'Unreadable' }));
});
