import { calendarDay, parsePhone } from '@aroeira/domain/kernel';
import {
  makeSaveAddress,
  makeSaveMailing,
  NEW_REGISTRATION,
  NO_PLANNER_ID,
  type IdentificationValues,
  type PersonalDataValues,
} from '@aroeira/domain/registration';
import { addressOf, clientRecord, cpf, newClient, photo } from '@aroeira/domain/registration/testing';
import * as E from 'fp-ts/Either';
import { beforeAll, describe, expect, it } from 'vitest';
import { testSandbox } from '../../http/testing/sandbox.ts';
import { makeHttpClientRecords, makeHttpPapers, makeHttpRegistrationRecords } from '../index.ts';

const { signedIn } = testSandbox();
let at: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  at = await signedIn('carla');
}, 60_000);

const ports = () => ({
  clientId: at.session.clientId,
  records: makeHttpClientRecords(at.http),
  papers: makeHttpPapers({ http: at.http }),
  registrations: makeHttpRegistrationRecords(at.http),
});

const married: PersonalDataValues = {
  socialName: 'Carlota',
  gender: 'female',
  birthplace: 'Natal',
  additionalPhone: parsePhone('84988887777'),
  maritalStatus: 'married',
  spouseName: 'Rui Prado',
  spouseCpf: cpf('23157281500'),
};
/** A JPEG of one pixel, without tables. */
const JPEG = '/9j/wAALCAABAAEBAREA/9oACAEBAAA/ANLPIP/Z';

const cnh: IdentificationValues = {
  documentType: 'CNH',
  number: '02345678901',
  issuingBody: undefined,
  foreignIssuingBody: undefined,
  placeOfIssue: 'RJ',
  issuedOn: calendarDay('2022-05-04'),
  validUntil: calendarDay('2032-05-03'),
  motherName: 'Maria Prado',
  fatherName: 'José Prado',
  frontPhoto: { ...photo(), base64: JPEG },
  backPhoto: undefined,
};

describe('what a page saved', () => {
  it('is read back as it was, and what another page saved stays', async () => {
    const { clientId, records } = ports();
    const answers = { hasWorked: 'yes', hasRelation: 'no', hasFatca: 'yes' } as const;
    expect(await records.savePersonalData(clientId, married)()).toEqual(E.right(undefined));
    expect(await records.saveTaxInformation(clientId, answers)()).toEqual(E.right(undefined));
    expect(await records.savePlanner(clientId, { hasPlanner: true, plannerId: 3 })()).toEqual(E.right(undefined));
    expect(await records.read(clientId)()).toMatchObject(
      E.right({ personalData: married, taxInformation: answers, plannerId: 3, hasPlanner: true }),
    );
    await records.savePersonalData(clientId, { ...married, maritalStatus: 'divorced', spouseName: undefined })();
    await records.savePlanner(clientId, { hasPlanner: false, plannerId: NO_PLANNER_ID })();
    expect(await records.read(clientId)()).toMatchObject(
      E.right({
        personalData: { spouseName: undefined },
        taxInformation: answers,
        plannerId: undefined,
        hasPlanner: false,
      }),
    );
  });

  it('is the contact of the start, and the document and the birth date stay', async () => {
    const { clientId, records } = ports();
    const before = await records.read(clientId)();
    const { email, phone } = newClient();
    const contact = { name: 'Carla Prado Nunes', email, phone };
    expect(await records.saveContact(clientId, contact)()).toEqual(E.right(undefined));
    const { document, birthDate } = E.getOrElse(() => clientRecord())(before).contact;
    expect(document).toBe(at.session.document);
    expect(await records.read(clientId)()).toMatchObject(E.right({ contact: { ...contact, document, birthDate } }));
  });

  it('is an address with its proof, and the mailing address stays as it is [R319]', async () => {
    const { clientId, records, papers } = ports();
    const address = addressOf('20040020');
    expect(
      await makeSaveAddress({ clients: records, papers })(clientId, {
        ...address,
        proofOfResidence: { ...photo(), base64: JPEG },
      })(),
    ).toEqual(E.right(undefined));
    expect(await records.read(clientId)()).toMatchObject(E.right({ address, hasProofOfResidence: true }));
    expect(await papers.picture(clientId, 'proofOfResidence')()).toMatchObject(E.right({ contentType: 'image/jpeg' }));
  });

  it('is an identity document with its pictures, read back by kind [R290]', async () => {
    const { clientId, records, papers } = ports();
    expect(await papers.saveIdentification(clientId, cnh)()).toEqual(E.right(undefined));
    const { frontPhoto: _, backPhoto: __, ...details } = cnh;
    expect(await records.read(clientId)()).toMatchObject(E.right({ identification: details }));
    expect(await papers.picture(clientId, 'front')()).toMatchObject(
      E.right({ size: 30, preview: `data:image/jpeg;base64,${JPEG}` }),
    );
    expect(await papers.picture(clientId, 'back')()).toEqual(E.right(undefined));
  });
});

describe('the mail options', () => {
  it('is undefined at first, and is in the form after the client chose [R289]', async () => {
    const { clientId, registrations } = ports();
    expect(await registrations.mailing(clientId)()).toEqual(E.right(undefined));
    const chosen = { ...NEW_REGISTRATION.mailing, receivesExtract: false, address: 'mailing' as const };
    expect(await makeSaveMailing(registrations)(clientId, chosen)()).toEqual(E.right(undefined));
    expect(await registrations.mailing(clientId)()).toEqual(E.right(chosen));
    const form = await registrations.ofClient(clientId)();
    expect(form).toMatchObject(E.right({ approval: 'started', mailing: chosen, declaration: undefined }));
    expect(E.isRight(form) && (await registrations.read(form.right.formId)())).toEqual(form);
  });
});
