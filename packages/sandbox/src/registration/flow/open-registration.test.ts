import { describe, expect } from 'vitest';
import type { Database } from '../../database/transaction.ts';
import { call, personaOf } from '../../testing/calls.ts';
import { sandboxTest, type SignIn } from '../../testing/sandbox-test.ts';
import type { TestSandbox } from '../../testing/test-sandbox.ts';
import { ACCOUNT, HOME, PNG, RG } from '../testing/sent-records.ts';

let db: Database;
const it = sandboxTest();
let sandbox: TestSandbox;
it.beforeAll(({ db: itsDatabase, sandbox: opened }) => {
  db = itsDatabase;
  sandbox = opened;
});

const OFFICE = { functionId: 7, initialDate: '2021-01-01', endDate: null, company: 'Prefeitura', cnpj: null };
const RELATION = { functionRelationId: null, nameOfRelation: null, documentRelation: null, relationTypeId: null };

type Client = Awaited<ReturnType<SignIn>>;

/** Every call of a client that saves a page, by its name. */
const at = ({ id, token }: Client) => {
  const send = (what: string, body: unknown) => call(sandbox, what, { token, body });
  const put = (body: object) => () => send(`PUT /api/clients/${String(id)}`, body);
  const accounts = (savePurpose: string) => () =>
    send('POST /api/bank-account', { registrationFormId: id + 1000, accounts: [ACCOUNT], toHolder: true, savePurpose });
  return {
    planner: put({ associateId: 3, hasPlanner: 1 }),
    person: put({ socialName: 'X' }),
    answers: put({ haveWorked: 1 }),
    mixed: put({ addresses: [HOME], haveFatca: 1 }),
    address: put({ addresses: [HOME] }),
    proof: () => send(`PUT /api/clients/proof-of-residence/${String(id)}`, { base64String: PNG }),
    identity: () =>
      send(`PUT /api/clients/update/${String(id)}/ocr`, { ...RG, documentPhotoFront: PNG, documentPhotoBack: PNG }),
    pep: () => send('POST /api/clientPep', { clientId: id, ...OFFICE, ...RELATION, parentId: null, relationId: null }),
    accounts: accounts('new'),
    renewedAccounts: accounts('renew'),
    remadeAccounts: accounts('remake'),
    state: async () => [
      (await call(sandbox, `GET /api/clients/${String(id)}`, { token })).body,
      (await call(sandbox, `GET /api/registrationForm/clients/${String(id)}`, { token })).body,
      (await call(sandbox, `GET /api/checkListForm/${String(id + 1000)}/${String(id)}`, { token })).body,
    ],
  };
};
type Page = Exclude<keyof ReturnType<typeof at>, 'state'>;

const PROFILE = ['address', 'proof', 'identity'] as const;
const FORM = ['person', 'answers', 'mixed', 'pep'] as const;
const ACCOUNTS = ['accounts', 'renewedAccounts', 'remadeAccounts'] as const;
const EVERY: readonly Page[] = ['planner', ...PROFILE, ...FORM, ...ACCOUNTS];

/** The pages that a client's registration is closed to. */
const closedTo = async (client: Client): Promise<readonly Page[]> => {
  const calls = at(client);
  const closed: Page[] = [];
  for (const page of EVERY) {
    const { status, body } = await calls[page]();
    if (status === 409) expect(body).toEqual({ message: 'registration_closed' });
    else expect([page, status]).toEqual([page, 200]);
    if (status === 409) closed.push(page);
  }
  return closed;
};

describe('the pages of a registration', () => {
  it.for(['diego', 'tiago', 'ursula'])('are closed to %s, and nothing changes', async (key, { signedIn }) => {
    const client = await signedIn(key);
    const { state } = at(client);
    const before = await state();
    expect(await closedTo(client)).toEqual(EVERY);
    expect(await state()).toEqual(before);
  });

  it.for(['ana', 'vertice'])(
    'are closed to %s, who is approved, except for changes from the profile',
    async (key, { signedIn }) => {
      expect(await closedTo(await signedIn(key))).toEqual(['planner', ...FORM, 'accounts', 'renewedAccounts']);
    },
  );

  it.for(['heitor', 'iris'])(
    'are open for the renewal of %s, except for the first pages',
    async (key, { signedIn }) => {
      expect(await closedTo(await signedIn(key))).toEqual(['planner', 'accounts']);
    },
  );

  it('are open to a client who registers, and to one with something to correct', async ({ signedIn }) => {
    for (const key of ['carla', 'elisa'])
      expect(await closedTo(await signedIn(key))).toEqual(['renewedAccounts', 'remadeAccounts']);
  });

  it('are closed to a company, even when something is missing', async ({ signedIn }) => {
    const { id } = personaOf('vertice');
    await db.updateTable('registration_forms').where('client_id', '=', id).set({ is_approved_adm: 4 }).execute();
    expect(await closedTo(await signedIn('vertice'))).toEqual(EVERY);
  });
});
