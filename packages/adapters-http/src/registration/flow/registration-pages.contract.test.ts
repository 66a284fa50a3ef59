import { calendarDay, parseCep, parsePhone, type Cep, type Phone } from '@aroeira/domain/kernel';
import {
  choosePlannerForm,
  loadingFacts,
  makeFindFollowing,
  makeLookUpAddress,
  makeReadRegistration,
  makeSaveAddress,
  makeSaveMailing,
  NEW_REGISTRATION,
  NO_PLANNER_ID,
  type AddressDataValues,
  type IdentificationValues,
  type PersonalDataValues,
} from '@aroeira/domain/registration';
import { manualScheduler } from '@aroeira/domain/kernel/testing';
import { clientRecord, cpf, newClient, photo } from '@aroeira/domain/registration/testing';
import * as E from 'fp-ts/Either';
import { beforeAll, describe, expect, it } from 'vitest';
import { testSandbox } from '../../http/testing/sandbox.ts';
import {
  makeHttpClientRecords,
  makeHttpFatcaRecords,
  makeHttpPapers,
  makeHttpPepRecords,
  makeHttpPlanners,
  makeHttpPostalCodes,
  makeHttpRegistrationRecords,
} from '../index.ts';

const known = <A>(value: A | undefined): A => {
  if (value === undefined) throw new RangeError('no such value');
  return value;
};
const cep = (text: string): Cep => known(parseCep(text));
const phone = (text: string): Phone => known(parsePhone(text));

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
  additionalPhone: phone('84988887777'),
  maritalStatus: 'married',
  spouseName: 'Rui Prado',
  spouseCpf: cpf('23157281500'),
};
const home: AddressDataValues = {
  cep: cep('20040020'),
  street: 'Praça Floriano',
  number: '7',
  complement: undefined,
  neighborhood: 'Centro',
  city: 'Rio de Janeiro',
  state: 'RJ',
  proofOfResidence: photo('conta.jpg'),
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
    const { email } = newClient();
    const contact = { name: 'Carla Prado Nunes', email, phone: phone('84988887777') };
    expect(await records.saveContact(clientId, contact)()).toEqual(E.right(undefined));
    const { document, birthDate } = E.getOrElse(() => clientRecord())(before).contact;
    expect(document).toBe(at.session.document);
    expect(await records.read(clientId)()).toMatchObject(E.right({ contact: { ...contact, document, birthDate } }));
  });

  it('is an address with its proof, and the mailing address stays as it is [R319]', async () => {
    const { clientId, records, papers } = ports();
    expect(
      await makeSaveAddress({ clients: records, papers })(clientId, {
        ...home,
        proofOfResidence: { ...photo(), base64: JPEG },
      })(),
    ).toEqual(E.right(undefined));
    const { proofOfResidence: _, ...address } = home;
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

  it('leads on by what the server has then', async () => {
    const { clientId, records } = ports();
    const read = makeReadRegistration({
      clients: records,
      peps: makeHttpPepRecords(at.http),
      fatcas: makeHttpFatcaRecords(at.http),
      clock: manualScheduler().clock,
    });
    const follow = makeFindFollowing(loadingFacts(read));
    const nothing = { hasWorked: 'no', hasRelation: 'no', hasFatca: 'no' } as const;
    await records.saveTaxInformation(clientId, nothing)();
    expect(await follow(clientId, 'taxInformation')()).toEqual(E.right({ next: 'bankAccounts' }));
    await records.saveTaxInformation(clientId, { ...nothing, hasFatca: 'yes' })();
    expect(await follow(clientId, 'taxInformation')()).toEqual(E.right({ next: 'fatcaData' }));
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

describe('what there is to choose from', () => {
  it('are planners, but for the one who stands for none', async () => {
    const list = await makeHttpPlanners(at.http).list();
    const choices = choosePlannerForm(E.getOrElseW(() => [])(list)).fields.plannerId.choices;
    expect(choices[0]).toEqual({ value: 2, label: 'Marina' });
    expect(E.isRight(list) && list.right.some(({ id }) => id === NO_PLANNER_ID)).toBe(true);
  });

  it('is an address by its postal code, without the houses that the code is for, or nothing', async () => {
    const lookUp = makeLookUpAddress(makeHttpPostalCodes(at.http));
    expect(await lookUp('01310-100')()).toEqual({
      street: 'Avenida Paulista',
      neighborhood: 'Bela Vista',
      city: 'São Paulo',
      state: 'SP',
      complement: '',
    });
    expect(await lookUp('99999-999')()).toBeUndefined();
  });
});
