import * as E from 'fp-ts/Either';
import { expect, it } from 'vitest';
import { control } from '../../http/testing/index.ts';
import { testSandbox } from '../../http/testing/sandbox.ts';
import { makeHttpChangeReports } from '../index.ts';

const { sandbox, signedIn } = testSandbox();

const subjects = async () => {
  const answer = await control(sandbox, 'GET outbox?to=cadastro@aroeira.example');
  const mails: readonly { readonly subject: string; readonly text: string }[] = await answer.json();
  return mails.map(({ subject, text }) => `${subject}: ${text}`).toReversed();
};

it('tells the staff of each changed part of an approved client [R376] [R407] [R408] [R409]', async () => {
  const { http, session } = await signedIn('ana');
  const reports = makeHttpChangeReports(http);
  for (const report of [
    { part: 'identification', fields: ['number', 'issuingBody', 'foreignIssuingBody', 'frontPhoto'] },
    { part: 'address', fields: ['street', 'proofOfResidence'] },
    { part: 'bankAccounts', fields: ['branch'] },
    { part: 'suitability', fields: ['answers'] },
  ] as const)
    expect(await reports.send(session.clientId, report)()).toEqual(E.right(undefined));
  const client = `Cliente ${session.clientId}. Campos alterados`;
  expect(await subjects()).toEqual([
    `Documentos alterados: ${client}: identificationNumber, issuingBody, documentPhotoFront.`,
    `Documentos alterados: ${client}: street, proofOfResidence.`,
    `Contas bancárias alteradas: ${client}: agency.`,
    `Perfil de investidor alterado: ${client}: answers.`,
  ]);
});

it('is refused for another client, for a client who is not approved, and for a value in the place of a name', async () => {
  const ana = await signedIn('ana');
  const carla = await signedIn('carla');
  const address = (fields: readonly string[]) => ({ part: 'address', fields }) as const;
  const anas = makeHttpChangeReports(ana.http);
  expect(await anas.send(carla.session.clientId, address(['street']))()).toMatchObject(E.left({ status: 403 }));
  expect(await anas.send(ana.session.clientId, address(['Rua A, 7']))()).toMatchObject(E.left({ status: 400 }));
  const theirs = makeHttpChangeReports(carla.http);
  expect(await theirs.send(carla.session.clientId, address(['street']))()).toMatchObject(
    E.left({ status: 409, code: 'registration_closed' }),
  );
});
