import type { Document } from '@aroeira/domain/kernel';
import { ANA } from '@aroeira/domain/kernel/testing';
import { pensionViewOf } from '@aroeira/domain/pension';
import { openTestSandbox } from '@aroeira/sandbox';
import * as E from 'fp-ts/Either';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DocumentText } from '../http/document.codec.ts';
import { signedInAt } from '../http/testing/sandbox.ts';
import { makeHttpPensionCertificates } from './index.ts';

const document = (digits: string): Document => E.getOrElseW(() => ANA)(DocumentText.decode(digits));
const JOAO = document('47232589573');

let sandbox: Awaited<ReturnType<typeof openTestSandbox>>;
beforeAll(async () => void (sandbox = await openTestSandbox()), 60_000);
afterAll(() => sandbox.close());

const certificatesOf = async (whose: Document, asking = whose) =>
  makeHttpPensionCertificates((await signedInAt(sandbox, asking)).http).of(whose)();

it('gives joao the certificates of his document, and nobody else [R546]', async () => {
  const certificates = await certificatesOf(JOAO);
  expect(certificates).toMatchObject(
    E.right([
      { number: '000100872', planType: 'PGBL', beneficiaries: [{ percent: 33.34 }, {}, {}] },
      { number: '000100873', planType: 'VGBL', beneficiaries: [{ name: 'Vera Arantes', percent: 100 }] },
    ]),
  );
  expect(await certificatesOf(JOAO, ANA)).toEqual(E.left({ _tag: 'InsurerRefused', status: 403 }));
});

it('maps each refusal of the insurer to its panel', async () => {
  const panels = {
    '50600506967': { _tag: 'NoPlan' },
    '51753241448': { _tag: 'NoPlan' },
    '35938068193': { _tag: 'TryLater', errorNumber: 401 },
    '48503034476': { _tag: 'TryLater', errorNumber: 403 },
    '99225912196': { _tag: 'TryLater', errorNumber: 404 },
    '62100182978': { _tag: 'TryLater', errorNumber: 422 },
    '67418110529': { _tag: 'TryLater', errorNumber: 500 },
    '14847186150': { _tag: 'TryLater', errorNumber: 500 },
  };
  for (const [digits, panel] of Object.entries(panels))
    expect([digits, pensionViewOf(await certificatesOf(document(digits)))]).toEqual([digits, panel]);
});
