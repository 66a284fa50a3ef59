import { makeLookUpAddress, type IdentificationValues, type PersonalDataValues } from '@aroeira/domain/registration';
import { addressOf, clientRecord, IDENTIFICATION, photo } from '@aroeira/domain/registration/testing';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { answering } from '../../http/testing/index.ts';
import {
  makeHttpClientRecords,
  makeHttpPapers,
  makeHttpPlanners,
  makeHttpPostalCodes,
  makeHttpRegistrationRecords,
} from '../index.ts';

/** A client of whom the server knows no more than the start form. */
const BARE = { id: 7, welfare: 0, associate: { id: 1 } };
const at = (answer: unknown, status = 200) => answering(status, answer);
const single: PersonalDataValues = {
  socialName: undefined,
  gender: 'male',
  birthplace: undefined,
  additionalPhone: undefined,
  maritalStatus: 'single',
  spouseName: undefined,
  spouseCpf: undefined,
};

describe('a registration of which the server knows nothing yet', () => {
  it('is that of an adult of Brazil, active, with a planner, and none of its pages is filled in [R249]', async () => {
    for (const bare of [BARE, { ...BARE, civilCapacity: null, nacionality: null, country: null, active: null }])
      expect(await makeHttpClientRecords(at(bare).http).read(7)()).toEqual(
        E.right({
          clientId: 7,
          contact: { name: undefined, email: undefined, phone: undefined, document: undefined, birthDate: undefined },
          hasPension: false,
          plannerId: undefined,
          hasPlanner: true,
          civil: { civilCapacity: 'adult', nationalityId: 1, countryId: 1, isActive: true },
          identification: undefined,
          personalData: undefined,
          address: undefined,
          mailingAddress: undefined,
          hasProofOfResidence: false,
          taxInformation: undefined,
        }),
      );
  });

  it('is saved with its defaults as numbers, and with none in the place of what the server has [R249]', async () => {
    const defaults = { civilCapacity: 1, nacionality: 1, country: 1, active: 1, gender: 'MASCULINO' };
    const fresh = at(BARE);
    await makeHttpClientRecords(fresh.http).savePersonalData(7, single)();
    expect(fresh.seen.at(-1)?.body).toMatchObject(defaults);
    const kept = { civilCapacity: 2, nacionality: 9, country: 4, active: 0 };
    const known = at({ ...BARE, ...kept });
    await makeHttpClientRecords(known.http).savePersonalData(7, single)();
    expect(known.seen.at(-1)?.body).toMatchObject(kept);
  });
});

describe('what a save keeps', () => {
  it('is not asked for when the caller knows it, and is sent back as it is (decision 0220)', async () => {
    const { http, calls, seen } = at(BARE);
    const records = makeHttpClientRecords(http);
    const { civil } = clientRecord();
    await records.savePersonalData(7, single, { civil: { ...civil, nationalityId: 9 } })();
    await records.saveAddress(7, addressOf('20040020'), { mailingAddress: addressOf('01310100') })();
    expect(calls()).toEqual(['PUT /clients/7', 'PUT /clients/7']);
    expect(seen.map(({ body }) => body)).toMatchObject([
      { nacionality: 9 },
      {
        addresses: [
          { typeAddress: 1, cep: '20040020' },
          { typeAddress: 2, cep: '01310100' },
        ],
      },
    ]);
  });
});

describe('a gender', () => {
  it.each([
    ['male', 'MASCULINO'],
    ['female', 'FEMININO'],
  ] as const)('%s is sent and read as %s [R284]', async (gender, word) => {
    const { http, seen } = at({ ...BARE, gender: word, maritalStatus: 1 });
    const records = makeHttpClientRecords(http);
    await records.savePersonalData(7, { ...single, gender })();
    expect(seen.at(-1)).toMatchObject({ method: 'PUT', body: { gender: word } });
    expect(await records.read(7)()).toMatchObject(E.right({ personalData: { gender } }));
  });

  it('of another word is no client', async () => {
    const { http } = at({ ...BARE, gender: 'M' });
    expect(await makeHttpClientRecords(http).read(7)()).toMatchObject(E.left({ _tag: 'Unreadable', path: 'gender' }));
  });
});

describe('the planners', () => {
  it('are calls for anew each time [R259]', async () => {
    const { http, calls } = at([{ id: 2, name: 'Marina Cavalcanti' }]);
    const { list } = makeHttpPlanners(http);
    expect(await list()).toEqual(E.right([{ id: 2, name: 'Marina Cavalcanti', shortName: undefined }]));
    await list();
    expect(calls()).toEqual(['GET /associates/short', 'GET /associates/short']);
  });
});

describe('a postal code', () => {
  const found = { logradouro: 'Rua A', bairro: 'Centro', localidade: 'Natal', uf: 'RN', complemento: 'Bloco A' };
  const lookUp = (answer: unknown, status = 200) => {
    const { http, calls } = at(answer, status);
    return { calls, find: makeLookUpAddress(makeHttpPostalCodes(http)) };
  };

  it('fills street, neighborhood, city, state and complement [R308]', async () => {
    const { calls, find } = lookUp(found);
    expect(await find('59020-000')()).toEqual({
      street: 'Rua A',
      neighborhood: 'Centro',
      city: 'Natal',
      state: 'RN',
      complement: 'Bloco A',
    });
    expect(calls()).toEqual(['POST /cep-new/59020000']);
  });

  it('that nobody knows, or that cannot be looked up, fills nothing', async () => {
    for (const answer of [{ erro: true }, { ...found, erro: 'true' }])
      expect(await lookUp(answer).find('59020000')()).toBeUndefined();
    expect(await lookUp({}, 500).find('59020000')()).toBeUndefined();
    const { calls, find } = lookUp(found);
    expect(await find('5902000')()).toBeUndefined();
    expect(calls()).toEqual([]);
  });
});

describe('the papers', () => {
  const rg: IdentificationValues = {
    ...IDENTIFICATION,
    number: '123456789',
    frontPhoto: photo(),
    backPhoto: { ...photo(), isChanged: false, remoteUrl: '/verso' },
  };

  it('send the pictures that were chosen anew, and no other', async () => {
    const { http, seen, calls } = at({});
    await makeHttpPapers({ http }).saveIdentification(7, rg)();
    expect(calls()).toEqual(['PUT /clients/update/7/ocr']);
    expect(seen[0]?.body).toEqual({
      documentType: 'RG',
      identificationNumber: '123456789',
      issuingBody: 'SSP',
      placeofemission: 'SP',
      expeditiondate: '2015-03-10',
      validDate: null,
      motherName: 'Maria',
      fatherName: 'José',
      documentPhotoFront: '/9j/',
      documentPhotoBack: null,
      isPhotoFront: true,
    });
  });

  it('send the proof of residence as base64String [R319] [R764]', async () => {
    const { http, seen, calls } = at({});
    expect(await makeHttpPapers({ http }).saveProofOfResidence(7, photo())()).toEqual(E.right(undefined));
    expect([calls(), seen[0]?.body]).toEqual([['PUT /clients/proof-of-residence/7'], { base64String: '/9j/' }]);
  });

  it('are read back as kind 1, 2 and 4, to be looked at and not sent again [R290] [R760]', async () => {
    const { http, calls } = at({ base64String: '/9j/', contentType: 'image/jpeg' });
    const { picture } = makeHttpPapers({ http });
    expect(await picture(7, 'front')()).toEqual(
      E.right({
        name: 'documento-frente.jpeg',
        preview: 'data:image/jpeg;base64,/9j/',
        contentType: 'image/jpeg',
        size: 3,
        remoteUrl: '/clients/download/base64/files/7/1',
        isChanged: false,
        isDeleted: false,
      }),
    );
    await picture(7, 'back')();
    await picture(7, 'proofOfResidence')();
    expect(calls()).toEqual([1, 2, 4].map((kind) => `GET /clients/download/base64/files/7/${kind}`));
  });

  it('are none where the server has none, which is no failure', async () => {
    const missing = makeHttpPapers({ http: at({ message: 'not_found' }, 404).http });
    expect(await missing.picture(7, 'back')()).toEqual(E.right(undefined));
    const refused = makeHttpPapers({ http: at({ message: 'forbidden' }, 403).http });
    expect(await refused.picture(7, 'back')()).toMatchObject(E.left({ _tag: 'Refused', status: 403 }));
  });
});

describe('a registration form', () => {
  const account = {
    id: 70,
    bankId: 53,
    bank: { id: 53, name: 'Banco Bradesco S.A.', code: '237' },
    agency: '2374',
    accountNumber: '184562',
    digit: '0',
    isBradescoAccount: true,
    debitAuthorization: 1,
    haveCoHolders: false,
    coHolders: [],
  };
  const mailing = { id: 7, receiveQuotaholderExtract: 1, receiveReportIncome: 0, allowDistributorSendEmail: 1 };
  const form = {
    id: 1007,
    isApprovedAdm: 2,
    isApprovedRenew: 0,
    score167: 3,
    investorDeclaration: { date: '2026-01-20', local: 'Santos' },
    holderBankInformation: { id: 907, accounts: [account] },
    funds: [{ id: 4, name: 'Aroeira Juros' }],
    terms: [{ id: 5, title: 'Termo de adesão' }],
    mailing: { ...mailing, mailType: 2 },
  };

  it('carries its statuses, score, declaration, bank information, funds, terms and mailing [R288]', async () => {
    const { http, calls } = at(form);
    expect(await makeHttpRegistrationRecords(http).read(1007)()).toMatchObject(
      E.right({
        formId: 1007,
        approval: 'approved',
        verdict: 'ok',
        score: 3,
        declaration: { signedOn: '2026-01-20', city: 'Santos' },
        bankInformationId: 907,
        accounts: [{ id: 70, bankId: 53, branch: '2374', number: '184562', checkDigit: '0', allowsDebit: true }],
        funds: [{ id: 4, name: 'Aroeira Juros' }],
        terms: [{ id: 5, title: 'Termo de adesão' }],
        mailing: { receivesExtract: true },
      }),
    );
    expect(calls()).toEqual(['GET /registrationForm/1007']);
  });

  it.each(Object.keys(form))('cannot be read without %s [R288]', async (name) => {
    const { http } = at({ ...form, [name]: undefined });
    expect(await makeHttpRegistrationRecords(http).ofClient(7)()).toMatchObject(E.left({ _tag: 'Unreadable' }));
  });

  it.each(['id', 'accounts'])('cannot be read without the %s of the holder’s bank information [R288]', async (name) => {
    const holderBankInformation = { ...form.holderBankInformation, [name]: undefined };
    const { http } = at({ ...form, holderBankInformation });
    expect(await makeHttpRegistrationRecords(http).ofClient(7)()).toMatchObject(
      E.left({ _tag: 'Unreadable', path: `holderBankInformation.${name}` }),
    );
  });

  it.each([
    [1, 'residential'],
    [2, 'mailing'],
  ] as const)('with mailType %i sends to the %s address, both ways [R289]', async (mailType, address) => {
    const { http, seen, calls } = at({ ...mailing, mailType });
    const records = makeHttpRegistrationRecords(http);
    const ours = { receivesExtract: true, receivesIncomeReport: false, allowsDistributorEmail: true, address };
    expect(await records.mailing(7)()).toEqual(E.right(ours));
    await records.saveMailing(1007, ours)();
    const { id: _, ...sent } = mailing;
    expect(seen.at(-1)?.body).toEqual({ mailing: { ...sent, mailType } });
    expect(calls()).toEqual(['GET /mailing/7', 'PUT /registrationForm/1007']);
  });

  it.each([{ mailType: 3 }, { mailType: 1, receiveReportIncome: 'sim' }])(
    'is unreadable with %j [R289]',
    async (slip) => {
      const { http } = at({ ...mailing, ...slip });
      expect(await makeHttpRegistrationRecords(http).mailing(7)()).toMatchObject(E.left({ _tag: 'Unreadable' }));
    },
  );
});
