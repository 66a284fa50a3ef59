import { ANA } from '@aroeira/domain/kernel/testing';
import * as E from 'fp-ts/Either';
import { expect, it } from 'vitest';
import { clientOf, json, serverBy } from '../http/testing/index.ts';
import { CertificateWire, makeHttpPensionCertificates } from './index.ts';

const WIRE = {
  numeroCertificado: '000123456',
  nomeFundo: 'Aroeira Prev Balanceado',
  tipoPlano: 'PGBL',
  regimeTributacao: 'Regressivo',
  beneficiarios: [{ nome: 'Beatriz', percentualDistribuicao: 33.33 }],
};

/** What the adapter makes of an answer, and how it asked. */
const asked = async (answer: () => Response) => {
  const server = serverBy(answer);
  const found = await makeHttpPensionCertificates(clientOf(server).http).of(ANA)();
  return { found, seen: server.seen.map(({ method, url }) => `${method} ${url}`) };
};

it('asks by the document in digits, and reads the certificates [R546]', async () => {
  const { found, seen } = await asked(() => json(200, [WIRE]));
  expect(seen).toEqual([`GET http://api.test/api/icatu/certificates/63287253026`]);
  expect(found).toEqual(
    E.right([
      {
        number: '000123456',
        fundName: 'Aroeira Prev Balanceado',
        planType: 'PGBL',
        taxRegime: 'Regressivo',
        beneficiaries: [{ name: 'Beatriz', percent: 33.33 }],
      },
    ]),
  );
  expect(E.isRight(found) && found.right.map(CertificateWire.encode)).toEqual([WIRE]);
});

it('takes the status of the body, or else of the answer [R538]', async () => {
  const refusedWith = async (body: unknown) => (await asked(() => json(502, body))).found;
  const insurer = (status: number) => E.left({ _tag: 'InsurerRefused', status });
  expect(await refusedWith({ message: 'x', httpStatus: 400 })).toEqual(insurer(400));
  for (const body of [{ message: 'x' }, { httpStatus: '400' }, [], 'no json', undefined])
    expect(await refusedWith(body)).toEqual(insurer(502));
});

it('does not read anything else as certificates', async () => {
  const { found } = await asked(() => json(200, [{ ...WIRE, beneficiarios: null }]));
  expect(found).toEqual(E.left({ _tag: 'Unreadable', path: '0.beneficiarios' }));
});
