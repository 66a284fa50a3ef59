import { beforeEach, describe, expect, it } from 'vitest';
import { person, type Surroundings } from '../../testing/index.ts';
import { resetPersonas, testSandbox } from '../../testing/sandbox.ts';

const CARLA = '60891723919';

const { sandbox, signedIn } = testSandbox();
let carla: Awaited<ReturnType<typeof signedIn>>;

beforeEach(async () => {
  await resetPersonas(sandbox, 'carla');
  carla = await signedIn('carla');
});

interface Around extends Surroundings {
  readonly flags?: string;
  readonly at?: typeof carla;
}
const submit = (step: string, filed: unknown, { flags = '', at = carla, ...around }: Around = {}) =>
  at.portal(`registration submit ${step} --file - --json${flags}`, { ...around, stdin: JSON.stringify(filed) });
const errorOf = async (step: string, filed: unknown) => {
  const { exit, error } = await submit(step, filed);
  return [exit, error];
};
const asked = (answers: object) =>
  submit('taxInformation', { haveWorked: false, haveRelation: false, haveFatca: false, ...answers });

const ROLE = { functionId: 7, initialDate: '2021-01-01', company: 'Prefeitura de Santos', cnpj: '15067401000136' };
const RELATION = { functionRelationId: 3, nameOfRelation: 'Bia', documentRelation: '23157281500', relationTypeId: 1 };

describe('pepData', () => {
  it('asks only for the half that the tax page opened, by the names of the wire', async () => {
    expect(await errorOf('pepData', ROLE)).toMatchObject([1, { error: { code: 'nothing_to_declare' } }]);
    await asked({ haveRelation: true });
    expect(await errorOf('pepData', RELATION)).toMatchObject([1, { error: { code: 'required', field: 'parentId' } }]);
    expect((await submit('pepData', { ...RELATION, parentId: 2 })).json).toMatchObject({ next: 'bankAccounts' });
    await asked({ haveWorked: true });
    expect(await errorOf('pepData', { ...ROLE, endDate: '2021-01-01' })).toEqual([
      1,
      {
        error: {
          code: 'not_after_start',
          message: 'Deve ser maior que de data de início do exercicio',
          field: 'endDate',
        },
      },
    ]);
  });
});

describe('fatcaData and fatcaOtherCountry', () => {
  it('are asked for once: a CRS declaration goes on with the countries [R302]', async () => {
    await asked({ haveFatca: true });
    expect((await submit('fatcaData', { requestType: 'crs' })).json).toMatchObject({ next: 'fatcaOtherCountry' });
    expect((await carla.portal('registration next --json')).json).toMatchObject({ step: 'fatcaOtherCountry' });
    const { json } = await carla.portal('registration status --json');
    expect(json).toMatchObject({ checkList: { fatca: false } });
  });

  it('are closed when the answers before leave nothing to declare', async () => {
    const closed = [1, { error: { code: 'nothing_to_declare' } }];
    await asked({});
    expect(await errorOf('fatcaData', { requestType: 'crs' })).toMatchObject(closed);
    await asked({ haveFatca: true });
    await submit('fatcaData', { requestType: 'fatca', refuseSsn: true });
    const answers = [{ countryId: 30, dontNeedNif: true }];
    expect(await errorOf('fatcaOtherCountry', { answers })).toMatchObject(closed);
    await asked({ haveWorked: true });
    await submit('pepData', ROLE);
    expect(await errorOf('professionalInformation', { professionalType: 4 })).toMatchObject([
      1,
      { error: { code: 'office_is_profession' } },
    ]);
  });

  it('say what is missing, and where', async () => {
    await asked({ haveFatca: true });
    const [answer, early] = [{ countryId: 30, isWaitingNif: true }, { code: 'no_tax_declaration' }];
    expect(await errorOf('fatcaOtherCountry', { answers: [answer] })).toMatchObject([1, { error: early }]);
    await submit('fatcaData', { requestType: 'crs' });
    for (const [filed, error] of [
      [{ answers: [] }, { code: 'no_tax_residence' }],
      [{ answers: [answer, { countryId: 11 }] }, { code: 'required', field: 'answers.1.taxIdKind' }],
      [{ answers: [{ ...answer, hasNif: true }] }, { code: 'choice_unknown' }],
      [{ answers: [{ countryId: 30, hasNif: true }] }, { code: 'required', field: 'answers.0.nif' }],
    ] as const)
      expect(await errorOf('fatcaOtherCountry', filed)).toMatchObject([1, { error }]);
    expect(await errorOf('fatcaData', { requestType: 'fatca' })).toMatchObject([1, { error: { field: 'ssn' } }]);
    expect(await errorOf('fatcaOtherCountry', { answers: 1 })).toMatchObject([2, { error: { field: 'answers' } }]);
  });
});

const ACCOUNT = {
  bankId: 7,
  agency: '0348',
  accountNumber: '184562',
  digit: '1',
  haveCoHolders: true,
  coHolders: [{ name: 'Bia Prado', cpf: '231.572.815-00' }],
};

describe('bankAccounts and setBankAccount', () => {
  it('refuse the holder as a co-holder, an account too many and none at all, in the sentences of the page', async () => {
    const own = { ...ACCOUNT, coHolders: [{ name: 'Carla', cpf: CARLA }] };
    expect(await errorOf('setBankAccount', own)).toMatchObject([
      1,
      { error: { code: 'co_holder_is_holder', field: 'coHolders.0.cpf' } },
    ]);
    expect(await errorOf('bankAccounts', { accounts: [] })).toMatchObject([1, { error: { code: 'no_bank_account' } }]);
    const three = { accounts: [ACCOUNT, ACCOUNT, ACCOUNT] };
    expect(await errorOf('bankAccounts', three)).toMatchObject([1, { error: { code: 'too_many_bank_accounts' } }]);
    await submit('bankAccounts', { accounts: [ACCOUNT, ACCOUNT] }, { flags: ' --yes' });
    expect(await errorOf('setBankAccount', ACCOUNT)).toMatchObject([1, { error: { code: 'too_many_bank_accounts' } }]);
  });

  it('ask before they remove a missing account, and keep it after a no [R334]', async () => {
    await resetPersonas(sandbox, 'ana');
    const ana = await signedIn('ana');
    const save = (around: Surroundings = {}) =>
      submit('bankAccounts', { accounts: [{ ...ACCOUNT, id: 10_010 }] }, { ...around, at: ana });
    const oneMore = () => submit('setBankAccount', ACCOUNT, { at: ana });
    const no = person('n');
    expect((await save({ person: no })).error).toMatchObject({ error: { code: 'not_confirmed' } });
    expect(no.asked).toEqual([expect.stringMatching(/Deseja realmente remover esta conta\? \[s\/N\] $/)]);
    expect((await oneMore()).error).toMatchObject({ error: { code: 'too_many_bank_accounts' } });
    expect((await save()).exit).toBe(2);
    expect((await save({ person: person('s') })).exit).toBe(0);
    expect((await oneMore()).exit).toBe(0);
  });

  it('refuse a third co-holder, and do not leave it out', async () => {
    const coHolders = ['23157281500', '23317823771', '54052167120'].map((cpf) => ({ name: 'Bia', cpf }));
    const error = { code: 'too_many_co_holders', message: 'Não é possível adicionar mais co-titulares' };
    expect(await errorOf('setBankAccount', { ...ACCOUNT, coHolders })).toEqual([
      1,
      { error: { ...error, field: 'coHolders' } },
    ]);
  });
});

it('every page is shown as a file that can be submitted again', async () => {
  await asked({ haveWorked: true, haveRelation: true, haveFatca: true });
  const kept = {
    pepData: { ...ROLE, endDate: '2021-01-02', ...RELATION, parentId: 2 },
    fatcaData: { requestType: 'crs', hasOtherFiscalResidence: 1, hasOtherVisa: false },
    fatcaOtherCountry: { answers: [{ countryId: 30, hasNif: true, nif: '123' }] },
    bankAccounts: { accounts: [{ ...ACCOUNT, coHolders: [{ name: 'Bia Prado', cpf: '23157281500' }] }] },
    professionalInformation: { professionalType: 2, carrerId: 2 },
    equityData: { salary: 3_000, otherIncome: 0, realEstatePatrimony: 0, movablePatrimony: 0 },
  };
  const equityData = { ...kept.equityData, financialInvestmentsPatrimony: 5_000 };
  const pages = Object.entries({ ...kept, equityData });
  for (const [step, filed] of pages) expect((await submit(step, filed, { flags: ' --yes' })).exit).toBe(0);
  const { json } = await carla.portal('registration show --json');
  expect(json).toMatchObject({ ...kept, equityData });
  for (const [step] of pages)
    expect([step, (await submit(step, Reflect.get(Object(json), step))).exit]).toEqual([step, 0]);
});

describe('equityData', () => {
  const owned = { realEstatePatrimony: 4_000, financialInvestmentsPatrimony: 1_000 };

  it('says that the patrimony is too low, at the last of the three', async () => {
    expect(await errorOf('equityData', { ...owned, salary: 3_000, realEstatePatrimony: 3_999 })).toEqual([
      1,
      {
        error: {
          code: 'patrimony_too_low',
          message: expect.stringMatching(/^A soma dos patrimônios deve ser igual ou maior que R\$\s5\.000$/),
          field: 'financialInvestmentsPatrimony',
        },
      },
    ]);
  });
});

describe('professionalInformation', () => {
  it('asks for what its type has, and goes on to the equity', async () => {
    expect(await errorOf('professionalInformation', { professionalType: 1, carrerId: 11 })).toMatchObject([
      1,
      { error: { code: 'required', field: 'company' } },
    ]);
    const salaried = { professionalType: 1, carrerId: 11, company: 'Ipê Ltda.', cnpj: '15.067.401/0001-36' };
    expect((await submit('professionalInformation', salaried)).json).toMatchObject({ next: 'equityData' });
    const { json } = await submit('professionalInformation', salaried, { flags: ' --dry-run' });
    expect(json).toMatchObject({
      method: 'POST',
      body: { professionalType: 1, carrerId: 11, company: 'Ipê Ltda.', functionId: null },
    });
  });
});
