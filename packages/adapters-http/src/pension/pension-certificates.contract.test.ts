import { pensionViewOf } from '@aroeira/domain/pension';
import * as E from 'fp-ts/Either';
import { expect, it } from 'vitest';
import { documentAs, testSandbox } from '../http/testing/sandbox.ts';
import type { PersonaKey } from '../http/testing/index.ts';
import { makeHttpPensionCertificates } from './index.ts';

const { signedIn } = testSandbox();

const certificatesOf = async (whose: PersonaKey, asking = whose) =>
  makeHttpPensionCertificates((await signedIn(asking)).http).of(documentAs(whose))();

it('gives joao the certificates of his document, and nobody else [R546]', async () => {
  const certificates = await certificatesOf('joao');
  expect(certificates).toMatchObject(
    E.right([
      { number: '000100872', planType: 'PGBL', beneficiaries: [{ percent: 33.34 }, {}, {}] },
      { number: '000100873', planType: 'VGBL', beneficiaries: [{ name: 'Vera Arantes', percent: 100 }] },
    ]),
  );
  expect(await certificatesOf('joao', 'ana')).toEqual(E.left({ _tag: 'InsurerRefused', status: 403 }));
});

it('maps each refusal of the insurer to its panel', async () => {
  const panels = [
    ['nina', { _tag: 'NoPlan' }],
    ['karen', { _tag: 'NoPlan' }],
    ['tiago', { _tag: 'TryLater', errorNumber: 401 }],
    ['ursula', { _tag: 'TryLater', errorNumber: 403 }],
    ['valter', { _tag: 'TryLater', errorNumber: 404 }],
    ['wagner', { _tag: 'TryLater', errorNumber: 422 }],
    ['otavio', { _tag: 'TryLater', errorNumber: 500 }],
    ['sofia', { _tag: 'TryLater', errorNumber: 500 }],
  ] as const;
  for (const [persona, panel] of panels)
    expect([persona, pensionViewOf(await certificatesOf(persona))]).toEqual([persona, panel]);
});
