import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Fetch } from '@aroeira/adapters-http/http';
import { documentOf } from '@aroeira/sandbox';
import { PIXEL } from '../../testing/index.ts';
import { resetPersonas, testSandbox } from '../../testing/sandbox.ts';

const { sandbox, signedIn } = testSandbox();
let carla: Awaited<ReturnType<typeof signedIn>>;
beforeEach(async () => {
  await resetPersonas(sandbox, 'carla');
  carla = await signedIn('carla');
  writeFileSync(join(carla.home, 'rg.png'), PIXEL);
});

const submit = (step: string, filed: object, ...options: readonly string[]) => {
  const file = join(carla.home, 'passo.json');
  writeFileSync(file, JSON.stringify(filed));
  return carla.portal(['registration', 'submit', step, '--file', file, '--json', ...options]);
};
const refused = async (step: string, filed: object) => {
  const { exit, out, error } = await submit(step, filed);
  expect(out).toBe('');
  return [exit, error];
};

const RG = {
  documentType: 'RG',
  identificationNumber: '123456789',
  issuingBody: 'SSP',
  placeofemission: 'SP',
  expeditiondate: '2015-03-10',
  motherName: 'Maria Prado',
  fatherName: 'José Prado',
  documentPhotoFront: 'rg.png',
  documentPhotoBack: 'rg.png',
};

const PAGES = [
  ['choosePlanner', { hasPlanner: true, associateId: 3 }, 'identification'],
  ['choosePlanner', { hasPlanner: false }, 'identification'],
  ['identification', RG, 'personalData'],
  ['personalData', { gender: 'FEMININO', maritalStatus: 1 }, 'addressData'],
  ['addressData', { cep: '20040020', number: '7', proofOfResidence: 'rg.png' }, 'taxInformation'],
  ['taxInformation', { haveWorked: false, haveRelation: false, haveFatca: false }, 'bankAccounts'],
  ['taxInformation', { haveWorked: false, haveRelation: true, haveFatca: true }, 'pepData'],
] as const;

describe('a page that is submitted', () => {
  it('leads to the next page', async () => {
    for (const [step, filed, next] of PAGES) {
      const { exit, err, json } = await submit(step, filed);
      expect([exit, err, json]).toEqual([0, '', { step, next, path: `/registration/form/${next}` }]);
    }
  });

  it('stays saved when the search for the next page fails, and the refusal says so', async () => {
    let isSaved = false;
    const fetch: Fetch = (url, init) => {
      if (isSaved) return Promise.reject(new TypeError('fetch failed'));
      isSaved = init.method === 'PUT';
      return sandbox.fetch(url, init);
    };
    const file = '{"haveWorked":false,"haveRelation":false,"haveFatca":false}';
    const words = ['registration', 'submit', 'taxInformation', '--file', file, '--json'];
    expect(await carla.portal(words, { fetch })).toMatchObject({
      exit: 3,
      error: { error: { message: 'Ocorreu um erro ao carregar as informações da ficha', saved: ['taxInformation'] } },
    });
  });

  it('takes the address of the postal code, without the houses that the code is for', async () => {
    await submit('addressData', { cep: '01310100', number: '900', proofOfResidence: 'rg.png' });
    const { json } = await carla.portal('registration show --json');
    expect(json).toMatchObject({ addressData: { street: 'Avenida Paulista', city: 'São Paulo' } });
    expect(json).not.toMatchObject({ addressData: { complement: expect.stringMatching(/./) } });
  });

  it('saves the mail options with the form, and no page follows', async () => {
    const mailing = {
      receiveQuotaholderExtract: true,
      receiveReportIncome: false,
      allowDistributorSendEmail: true,
      mailType: 2,
    };
    expect((await submit('mailing', mailing)).json).toEqual({ step: 'mailing', next: null, path: null });
    const { json } = await submit('mailing', mailing, '--dry-run');
    expect(json).toMatchObject({
      method: 'PUT',
      body: {
        mailing: { ...mailing, receiveQuotaholderExtract: 1, receiveReportIncome: 0, allowDistributorSendEmail: 1 },
      },
    });
  });

  it('keeps a picture that the file leaves out', async () => {
    expect((await submit('identification', RG)).exit).toBe(0);
    const { documentPhotoFront: _, documentPhotoBack: __, ...again } = RG;
    expect((await submit('identification', { ...again, fatherName: 'João Prado' })).exit).toBe(0);
  });

  it('reads from standard input, with paths from where the program runs, and speaks to people', async () => {
    const stdin = JSON.stringify({ gender: 'MASCULINO', maritalStatus: 4 });
    const { exit, out } = await carla.portal('registration submit personalData --file -', { stdin });
    expect([exit, out]).toEqual([0, 'Salvo. A próxima página é /registration/form/addressData\n']);
  });
});

const REFUSED = [
  ['choosePlanner', { hasPlanner: true }, 'required', 'Escolha uma opção', 'associateId'],
  ['identification', { ...RG, documentPhotoBack: null }, 'required', 'Escolha um arquivo', 'documentPhotoBack'],
  [
    'personalData',
    { gender: 'FEMININO', maritalStatus: 2, spouseName: 'Rui', spouseCpf: documentOf('carla') },
    'own_cpf',
    'Informe o CPF da outra pessoa: este é o seu',
    'spouseCpf',
  ],
  ['addressData', { cep: '99999999', proofOfResidence: 'rg.png' }, 'required', 'Logradouro é obrigatório', 'street'],
  ['taxInformation', { haveWorked: false }, 'required', 'Campo obrigatório', 'haveRelation'],
] as const;

describe('a page that is refused', () => {
  it('names the field as the file does, in the sentence of the web app', async () => {
    for (const [step, filed, code, message, field] of REFUSED)
      expect(await refused(step, filed)).toEqual([1, { error: { code, message, field } }]);
  });

  it('tells people the field before the sentence, and the place in a list', async () => {
    const account = { bankId: 7, agency: '0348', accountNumber: '184562', digit: '1', haveCoHolders: false };
    for (const [step, filed, text] of [
      ['mailing', {}, 'receiveQuotaholderExtract: Campo obrigatório'],
      ['equityData', {}, 'salary: Campo obrigatório'],
      [
        'identification',
        { ...RG, documentPhotoFront: join(carla.home, 'rg.png'), documentPhotoBack: null },
        'documentPhotoBack: Escolha um arquivo',
      ],
      [
        'bankAccounts',
        { accounts: [account, { ...account, accountNumber: '1'.repeat(16) }] },
        'accounts.1.accountNumber: Máximo de 10 dígitos',
      ],
    ] as const) {
      const { err } = await carla.portal(['registration', 'submit', step, '--file', JSON.stringify(filed)]);
      expect(err).toBe(`${text}\n`);
    }
    const strange = await carla.portal(['registration', 'submit', 'personalData', '--file', '{"sex":"F"}']);
    expect(strange.err.match(/sex/g)).toHaveLength(1);
  });

  it('has a file that is no picture', async () => {
    writeFileSync(join(carla.home, 'rg.png'), 'no picture');
    expect(await refused('identification', RG)).toMatchObject([
      1,
      { error: { code: 'file_invalid', field: 'documentPhotoFront' } },
    ]);
  });

  it('is wrong usage with an unknown page, a strange name, another type or a file that is not there', async () => {
    expect(await refused('identificacao', RG)).toMatchObject([2, { error: { code: 'usage', field: 'step' } }]);
    expect(await refused('personalData', { sex: 'F' })).toMatchObject([2, { error: { code: 'usage', field: 'sex' } }]);
    expect(await refused('identification', { ...RG, expeditiondate: 20150310 })).toMatchObject([
      2,
      { error: { code: 'usage', field: 'expeditiondate' } },
    ]);
    expect(await refused('identification', { ...RG, documentPhotoFront: 'cnh.png' })).toMatchObject([
      2,
      { error: { code: 'usage', message: 'cnh.png cannot be read.' } },
    ]);
  });
});
