import { describe, expect, it } from 'vitest';
import { personaOf } from '../../personas/personas.seed.ts';
import { sandboxOfFile } from '../../testing/sandbox-of-file.ts';
import { signaturePng } from '../../testing/signature-png.ts';
import { ACCOUNT, HOME, PNG, RG } from '../testing/sent-records.ts';

const { client: signedIn, database } = sandboxOfFile();

const OFFICE = { functionId: 7, initialDate: '2021-01-01', endDate: null, company: 'Prefeitura', cnpj: null };
const RELATION = { functionRelationId: null, nameOfRelation: null, documentRelation: null, relationTypeId: null };

type Client = Awaited<ReturnType<typeof signedIn>>;

/** Every call of a client that saves a page, by its name. */
const at = ({ id, to }: Client) => {
  const put = (body: object) => () => to('PUT /api/clients/:id', body);
  const accounts = (savePurpose: string) => () =>
    to('POST /api/bank-account', { registrationFormId: id + 1000, accounts: [ACCOUNT], toHolder: true, savePurpose });
  return {
    planner: put({ associateId: 3, hasPlanner: 1 }),
    person: put({ socialName: 'X' }),
    answers: put({ haveWorked: 1 }),
    mixed: put({ addresses: [HOME], haveFatca: 1 }),
    address: put({ addresses: [HOME] }),
    proof: () => to('PUT /api/clients/proof-of-residence/:id', { base64String: PNG }),
    identity: () => to('PUT /api/clients/update/:id/ocr', { ...RG, documentPhotoFront: PNG, documentPhotoBack: PNG }),
    city: () => to('PUT /api/registrationForm/:form', { investorDeclaration: { local: 'Santos' } }),
    pep: () => to('POST /api/clientPep', { clientId: id, ...OFFICE, ...RELATION, parentId: null, relationId: null }),
    accounts: accounts('new'),
    renewedAccounts: accounts('renew'),
    remadeAccounts: accounts('remake'),
    state: async () => [
      (await to('GET /api/clients/:id')).body,
      (await to('GET /api/registrationForm/clients/:id')).body,
      (await to('GET /api/checkListForm/:form/:id')).body,
    ],
  };
};
type Page = Exclude<keyof ReturnType<typeof at>, 'state'>;

const PROFILE = ['address', 'proof', 'identity', 'city'] as const;
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
  it.for(['diego', 'tiago', 'ursula'])('are closed to %s, and nothing changes', async (key) => {
    const client = await signedIn(key);
    const { state } = at(client);
    const before = await state();
    expect(await closedTo(client)).toEqual(EVERY);
    expect(await state()).toEqual(before);
  });

  it.for(['karen', 'vertice'])(
    'are closed to %s, who is approved, except for changes from the profile',
    async (key) => {
      expect(await closedTo(await signedIn(key))).toEqual(['planner', ...FORM, 'accounts', 'renewedAccounts']);
    },
  );

  it.for(['heitor', 'iris'])('are open for the renewal of %s, except for the first pages', async (key) => {
    expect(await closedTo(await signedIn(key))).toEqual(['planner', 'accounts']);
  });

  it('are open to a client who registers, and to one with something to correct', async () => {
    for (const key of ['carla', 'elisa'])
      expect(await closedTo(await signedIn(key))).toEqual(['renewedAccounts', 'remadeAccounts']);
  });

  it('are closed to a company, even when something is missing', async () => {
    const { id } = personaOf('vertice');
    await database()
      .updateTable('registration_forms')
      .where('client_id', '=', id)
      .set({ is_approved_adm: 4 })
      .execute();
    expect(await closedTo(await signedIn('vertice'))).toEqual(EVERY);
  });

  it.for([0, 1, 3, 4, 5])(
    'and the signature are closed to a company of approval %d (decision 0290)',
    async (approval) => {
      const { id } = personaOf('vertice');
      const form = database().updateTable('registration_forms').where('client_id', '=', id);
      await form.set({ is_approved_adm: approval }).execute();
      const lists = database().updateTable('check_lists').set({ general_result: 0, suitability: 0 });
      await lists.where('form_id', '=', id + 1000).execute();
      const client = await signedIn('vertice');
      const { to } = client;
      const before = [await at(client).state(), await signatures()];
      const ids = { formId: id + 1000, answers: [13, 23, 33, 43, 53, 63, 73, 83, 93] };
      const picture = { docType: 4, document: signaturePng(), local: 'Recife', date: '2026-11-25' };
      const saved = { answers: ids.answers, savePurpose: 'new' };
      for (const refused of [
        await to('POST /api/registrationForm/funds', { fundsId: [], registrationFormId: ids.formId, termsId: [1] }),
        await to('POST /api/documentUploads', picture),
        await to('PUT /api/registrationForm/sign/:form/:id/1'),
        await to('POST /api/suitabilities/saveSuitability/:form/1', saved),
        await to('POST /api/reports/reportbankchanged', { clientId: id, fields: ['bank'] }),
      ])
        expect([refused.status, refused.body]).toEqual([409, { message: 'registration_closed' }]);
      expect([await at(client).state(), await signatures()]).toEqual(before);
    },
  );

  it('takes the mail options of every company', async () => {
    const mailing = { receiveQuotaholderExtract: 0, receiveReportIncome: 1, allowDistributorSendEmail: 0, mailType: 2 };
    expect((await (await signedIn('vertice')).to('PUT /api/registrationForm/:form', { mailing })).status).toBe(200);
  });
});

const signatures = async () => [
  await database().selectFrom('signatures').select('id').execute(),
  await database().selectFrom('accepted_terms').select('term_id').execute(),
];
