import { beforeEach, expect, it } from 'vitest';
import { resetPersonas, testSandbox } from '../../testing/sandbox.ts';

const { sandbox, signedIn } = testSandbox();
let carla: Awaited<ReturnType<typeof signedIn>>;
beforeEach(async () => {
  await resetPersonas(sandbox, 'carla');
  carla = await signedIn('carla');
});

const send = (words: string, filed: object) =>
  carla.portal(`registration ${words} - --json`, { stdin: JSON.stringify(filed) });
const refused = async (words: string, filed: object) => {
  const { exit, error } = await send(words, filed);
  return [exit, error];
};

const NOTHING = { haveWorked: false, haveRelation: false, haveFatca: false };
const ACCOUNT = { bankId: 7, agency: '0348', accountNumber: '184562', digit: '1' };

it('takes only the words of the wire: true or false for a boolean, and no name of ours for a choice', async () => {
  for (const [step, filed, field] of [
    ['taxInformation', { ...NOTHING, haveWorked: 'no' }, 'haveWorked'],
    ['taxInformation', { ...NOTHING, haveFatca: 'yes' }, 'haveFatca'],
    ['personalData', { gender: 'female', maritalStatus: 1 }, 'gender'],
  ] as const)
    expect(await refused(`submit ${step} --file`, filed)).toMatchObject([2, { error: { code: 'usage', field } }]);
  expect((await send('submit taxInformation --file', NOTHING)).exit).toBe(0);
});

it('names a place in a file by dots, and a wrong argument by its name', async () => {
  const wrong = { ...ACCOUNT, bankId: 999 };
  const coHolder = { ...ACCOUNT, haveCoHolders: true, coHolders: [{ name: 'Bia Prado', cpf: '1' }] };
  for (const [words, filed, field] of [
    ['submit bankAccounts --file', { accounts: [ACCOUNT, wrong] }, 'accounts.1.bankId'],
    ['submit bankAccounts --file', { accounts: [{ ...ACCOUNT, id: 'x' }] }, 'accounts.0.id'],
    ['submit bankAccounts --file', { accounts: [{ ...ACCOUNT, id: 1 }] }, 'accounts.0.id'],
    ['submit setBankAccount --file', wrong, 'bankId'],
    ['submit setBankAccount --file', coHolder, 'coHolders.0.cpf'],
    ['fill --from', { bankAccounts: { accounts: [wrong] } }, 'bankAccounts.accounts.0.bankId'],
    ['fill --from', { perfil: {} }, 'perfil'],
    ['submit nothing --file', {}, 'step'],
    ['fill --until nothing --from', {}, 'until'],
  ] as const)
    expect([words, await refused(words, filed)]).toMatchObject([words, [expect.any(Number), { error: { field } }]]);
});

it('says where to go on when a file fills in nothing', async () => {
  const next = { next: 'authStart', path: '/registration/form/authStart' };
  expect((await send('fill --from', {})).json).toEqual({ saved: [], skipped: [], ...next });
  const { json } = await send('fill --until choosePlanner --from', { taxInformation: NOTHING });
  expect(json).toEqual({ saved: [], skipped: [], ...next });
});

it('says which page was refused, at which field, and what was saved before', async () => {
  const pages = { choosePlanner: { hasPlanner: false }, taxInformation: NOTHING, bankAccounts: { accounts: [] } };
  const { exit, out, error } = await send('fill --from', pages);
  const saved = ['choosePlanner', 'taxInformation'];
  expect([exit, out, error]).toMatchObject([
    1,
    '',
    { error: { code: 'no_bank_account', field: 'bankAccounts', saved } },
  ]);
  const { err } = await carla.portal('registration fill --from -', { stdin: JSON.stringify(pages) });
  expect(err).toBe(
    'bankAccounts: É necessário adicionar pelo menos 1 conta bancária\nSalvas antes: choosePlanner, taxInformation.\n',
  );
});
