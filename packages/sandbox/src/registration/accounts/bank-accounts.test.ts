import { beforeEach, describe, expect, it } from 'vitest';
import { personaOf } from '../../personas/personas.seed.ts';
import { refusedAlsoAt, refusedAt } from '../../testing/calls.ts';
import { sandboxOfFile } from '../../testing/sandbox-of-file.ts';
import { ACCOUNT as account } from '../testing/sent-records.ts';

const { clientOnce: client, reset } = sandboxOfFile();

const as = async (key: string) => {
  const { id, to } = await client(key);
  const purpose = { registrationFormId: id + 1000, toHolder: true, savePurpose: 'new' };
  return {
    id,
    save: (accounts: readonly unknown[], changes: object = {}) =>
      to('POST /api/bank-account', { ...purpose, accounts, ...changes }),
    form: () => to('GET /api/registrationForm/clients/:id'),
    checkList: () => to('GET /api/checkListForm/:form/:id'),
  };
};
const accountsIn = ({ body }: { readonly body: unknown }): { id: number }[] =>
  Object.assign({ holderBankInformation: { accounts: [] } }, body).holderBankInformation.accounts;

const [BIA, CAIO] = [
  { name: 'Bia Prado', cpf: '23157281500' },
  { name: 'Caio Prado', cpf: '23317823771' },
];
const other = { ...account, agency: '1' };
const shared = { ...account, haveCoHolders: true, coHolders: [BIA, CAIO] };

describe('bank accounts', () => {
  beforeEach(async () => {
    for (const key of ['ana', 'carla']) await reset(key);
  });

  it('keep their co-holders, and fill that part of the check list', async () => {
    const carla = await as('carla');
    expect(accountsIn(await carla.form())).toHaveLength(personaOf('carla').banks.length);
    const more = { ...shared, coHolders: shared.coHolders.map((each) => ({ ...each, account_id: 10_010, id: 1 })) };
    expect(await carla.save([more])).toMatchObject({ status: 200, body: {} });
    expect(accountsIn(await carla.form())).toEqual([
      {
        ...shared,
        id: expect.any(Number),
        holderName: personaOf('carla').name,
        holderCpf: personaOf('carla').document,
        isBradescoAccount: true,
      },
    ]);
    expect((await carla.checkList()).body).toMatchObject({ bankInformations: 1 });
  });

  it('are replaced: an account that is sent keeps its id, and one that is not sent is gone', async () => {
    const ana = await as('ana');
    const remake = { savePurpose: 'remake' };
    // A redemption waits to be paid into her first one.
    const [first, second] = accountsIn(await ana.form());
    expect(await ana.save([{ ...shared, id: first?.id }], remake)).toMatchObject({ status: 200 });
    expect(accountsIn(await ana.form())).toMatchObject([{ id: first?.id, coHolders: [BIA, CAIO] }]);
    expect(await ana.save([{ ...account, id: first?.id }, other], remake)).toMatchObject({ status: 200 });
    expect(accountsIn(await ana.form())).toMatchObject([{ id: first?.id, coHolders: [] }, { digit: '7' }]);
    expect(await ana.save([{ ...account, id: second?.id }], remake)).toMatchObject(refusedAt('/accounts/0/id'));
  });

  it('are saved only by their own client', async () => {
    const [ana, carla] = [await as('ana'), await as('carla')];
    expect(await carla.save([account], { registrationFormId: ana.id + 1000 })).toMatchObject({ status: 403 });
    expect(await carla.save([account], { registrationFormId: 999_999 })).toMatchObject({ status: 403 });
    const [anas] = accountsIn(await ana.form());
    expect(await carla.save([{ ...account, id: anas?.id }])).toMatchObject({ status: 400 });
    expect(accountsIn(await ana.form())).toHaveLength(2);
  });

  it('of an approved client are saved as a remake only', async () => {
    expect(await (await as('ana')).save([account])).toMatchObject({
      status: 409,
      body: { message: 'registration_closed' },
    });
    expect(await (await as('ana')).save([account], { savePurpose: 'renew' })).toMatchObject({ status: 409 });
    const [first] = accountsIn(await (await as('ana')).form());
    const kept = { ...account, id: first?.id };
    expect(await (await as('ana')).save([kept], { savePurpose: 'remake' })).toMatchObject({ status: 200 });
  });

  it('refuse the holder as a co-holder', async () => {
    const own = { name: 'Carla', cpf: personaOf('carla').document };
    for (const coHolders of [[own], [BIA, own]])
      expect(await (await as('carla')).save([other, { ...shared, coHolders }])).toMatchObject({
        status: 400,
        body: [{ code: 'ERR140' }],
      });
  });
});

describe('bank accounts that are wrong', () => {
  it.each([
    ['/accounts', []],
    ['/accounts', [account, account, account]],
    ['/accounts/0/coHolders', [{ ...shared, coHolders: [BIA, CAIO, BIA] }]],
    ['/accounts/0/coHolders', [{ ...shared, coHolders: [] }]],
    ['/accounts/0/coHolders', [{ ...shared, haveCoHolders: false }]],
    ['/accounts/1/coHolders/0/cpf', [account, { ...shared, coHolders: [{ ...BIA, cpf: '23157281501' }] }]],
    ['/accounts/0/coHolders/0/name', [{ ...shared, coHolders: [{ ...BIA, name: ' ' }] }]],
    [
      '/accounts/1/id',
      [
        { ...account, id: 1 },
        { ...other, id: 1 },
      ],
    ],
    ['/accounts/0/coHolders/1/cpf', [{ ...shared, coHolders: [BIA, BIA] }]],
    ['/accounts/0/agency', [{ ...account, agency: '12345678901' }]],
    ['/accounts/0/agency', [{ ...account, agency: '' }]],
    ['/accounts/0/accountNumber', [{ ...account, accountNumber: '12345678901' }]],
    ['/accounts/0/digit', [{ ...account, digit: '12' }]],
    ['/accounts/0/debitAuthorization', [{ ...account, debitAuthorization: true }]],
    ['/accounts/0/bank/id', [{ ...account, bankId: 7 }]],
    ['/accounts/0/bankId', [{ ...account, bankId: 999_999, bank: { ...account.bank, id: 999_999 } }]],
  ])('are refused at %s for %j', async (path, accounts) => {
    expect(await (await as('carla')).save(accounts)).toMatchObject(refusedAlsoAt(path));
  });
});
