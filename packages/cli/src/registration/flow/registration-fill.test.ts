import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { JOANA, PIXEL } from '../../testing/index.ts';
import { control, resetPersonas, testSandbox } from '../../testing/sandbox.ts';

const PASSWORD = { PORTAL_PASSWORD: 'Nova@1234' };
const PAPERS = { documentPhotoFront: 'rne.png', documentPhotoBack: 'rne.png' };
const PAGES = {
  choosePlanner: { hasPlanner: true, associateId: 2 },
  identification: {
    documentType: 'RNE',
    identificationNumber: 'V123456-7',
    issuingBody: 'CGPI/DIREX/PF',
    expeditiondate: '2020-03-10',
    validDate: '2030-03-10',
    motherName: 'Maria Prado',
    fatherName: 'José Prado',
  },
  personalData: {
    gender: 'FEMININO',
    naturality: 'Natal',
    additionalPhone: '84988887777',
    maritalStatus: 2,
    spouseName: 'Rui Prado',
    spouseCpf: '54052167120',
  },
  addressData: {
    cep: '20040020',
    street: 'Praça Floriano',
    number: '7',
    complement: 'sala 2',
    neighborhood: 'Centro',
    city: 'Rio de Janeiro',
    state: 'RJ',
  },
  taxInformation: { haveWorked: false, haveRelation: false, haveFatca: false },
  mailing: {
    receiveQuotaholderExtract: true,
    receiveReportIncome: false,
    allowDistributorSendEmail: true,
    mailType: 1,
  },
};
const FILLED = Object.keys(PAGES);
const EVERY_PAGE = [
  ...FILLED.slice(0, -1),
  'pepData',
  'fatcaData',
  'fatcaOtherCountry',
  'bankAccounts',
  'professionalInformation',
  'equityData',
  'mailing',
];

const { sandbox, signedOut, signedIn } = testSandbox();

/** Somebody who has just become a client, with the pages of the registration in a file. */
const registered = async (document: string) => {
  const { home, portal } = signedOut({ env: PASSWORD });
  await portal('registration start --file - --json', { stdin: JSON.stringify({ ...JOANA, document }) });
  const [file, picture] = [join(home, 'cadastro.json'), join(home, 'rne.png')];
  writeFileSync(picture, PIXEL);
  const write = (pages: object): void => writeFileSync(file, JSON.stringify(pages));
  write({
    ...PAGES,
    identification: { ...PAGES.identification, ...PAPERS },
    addressData: { ...PAGES.addressData, proofOfResidence: 'rne.png' },
  });
  const registration = (...words: readonly string[]) => portal(['registration', ...words, '--json']);
  return {
    portal,
    registration,
    write,
    fill: (...words: readonly string[]) => registration('fill', '--from', file, ...words),
  };
};

describe('a registration from one file', () => {
  it('is shown as a file that fills it in again, without the pictures', async () => {
    const { portal, registration, fill } = await registered('23317823771');
    await fill();
    const shown = await registration('show');
    expect(shown.json).toMatchObject(PAGES);
    const again = await portal('registration fill --from - --json', { stdin: shown.out });
    expect([again.err, again.json]).toMatchObject(['', { saved: FILLED }]);
    expect((await registration('show')).json).toEqual(shown.json);
    expect((await portal('registration show')).out).toMatch(/personalData +spouseName +Rui Prado/);
    expect((await portal('registration status')).out).toMatch(/Próxima página +\/registration\/form\/bankAccounts/);
  });

  it('goes from nothing to the end of the form, along every page that the answers open', async () => {
    const { registration, write, fill } = await registered('15605596756');
    const pages = {
      ...PAGES,
      identification: { ...PAGES.identification, ...PAPERS },
      addressData: { ...PAGES.addressData, proofOfResidence: 'rne.png' },
      taxInformation: { haveWorked: true, haveRelation: false, haveFatca: true },
      pepData: { functionId: 8, initialDate: '2019-01-01', endDate: '2022-12-31' },
      fatcaData: { requestType: 'crs' },
      fatcaOtherCountry: { answers: [{ countryId: 30, isWaitingNif: true }] },
      bankAccounts: { accounts: [{ bankId: 7, agency: '0348', accountNumber: '184562', digit: '1' }] },
      professionalInformation: { professionalType: 6 },
      equityData: { movablePatrimony: 5_000 },
    };
    write(pages);
    const { err, json } = await fill();
    const path = '/registration/form/success';
    expect([err, json]).toEqual(['', { saved: EVERY_PAGE, skipped: [], next: 'success', path }]);
    expect((await registration('status')).json).toMatchObject({
      checkList: { professionalInformations: true, pep: true, fatca: true, investorData: true, bankInformations: true },
      next: '/registration/suitability/start',
    });
  });
});

it('has no next page for an approved client', async () => {
  const { portal } = await signedIn('ana');
  expect((await portal('registration next --json')).json).toEqual({ step: null, path: '/dashboard', progress: null });
  expect((await portal('registration status --json')).json).toMatchObject({
    approval: 'approved',
    suitability: true,
    signature: true,
    next: null,
  });
});

it('goes on with the page that the last submit answered, until the next sign-in', async () => {
  await resetPersonas(sandbox, 'carla');
  const { portal } = await signedIn('carla');
  const stdin = JSON.stringify({ gender: 'FEMININO', maritalStatus: 1 });
  const submitted = await portal('registration submit personalData --file - --json', { stdin });
  expect(submitted.json).toMatchObject({ next: 'addressData' });
  expect((await portal('registration next --json')).json).toMatchObject({ step: 'addressData' });
  await portal('login 60891723919');
  expect((await portal('registration next --json')).json).toMatchObject({ step: 'authStart' });
});

it('says that the registration did not load, for each command that loads it', async () => {
  const { portal } = await signedIn('carla');
  for (const command of ['next', 'status', 'show', 'submit taxInformation --file {}']) {
    await control(sandbox, 'POST faults', { on: 'GET /clients/:id', status: 500, times: 9 });
    await control(sandbox, 'POST faults', { on: 'GET /registrationForm/clients/:id', status: 500, times: 9 });
    const { exit, error } = await portal(['registration', ...command.split(' '), '--json']);
    expect([command, exit, error]).toMatchObject([
      command,
      1,
      { error: { message: 'Ocorreu um erro ao carregar as informações da ficha' } },
    ]);
    await control(sandbox, 'DELETE faults');
  }
});
