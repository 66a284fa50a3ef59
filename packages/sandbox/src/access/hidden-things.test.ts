import { expect, it } from 'vitest';
import { ADMISSIONS } from '../http/testing/admissions.ts';
import { answerId, QUESTIONS } from '../suitability/questionnaire.ts';
import type { Answer } from '../testing/calls.ts';
import { signaturePng } from '../testing/signature-png.ts';
import { sandboxOfFile } from '../testing/sandbox-of-file.ts';

/** every-token.test.ts tries the recorded ids, which may be nobody's. Here each thing is there, and is another client's. */
const { client } = sandboxOfFile();
type Client = Awaited<ReturnType<typeof client>>;

interface Thing {
  readonly of: string;
  /** The call of its owner. */
  readonly call: (owner: Client) => Promise<readonly [what: string, body?: unknown]>;
}

const ANSWERS = QUESTIONS.map(({ id }) => answerId(id, 2));
const IMAGE = { docType: 4, document: signaturePng(), local: 'Santos', date: '2026-11-20' };
const valueIn = ({ body }: Pick<Answer, 'body'>, name: string): string => String(Reflect.get(Object(body), name));
const idOfFirst = async ({ to }: Client, what: string): Promise<string> =>
  valueIn({ body: Object.values(Object((await to(what)).body))[0] }, 'id');
const formOf = ({ id }: Client): number => id + 1000;

/** Ordered by what they change: who owns a thing has it until the last call. */
const THINGS: Readonly<Record<string, Thing>> = {
  'GET /api/registrationForm/{id}': {
    of: 'elisa',
    call: async (owner) => [`GET /api/registrationForm/${String(formOf(owner))}`],
  },
  'PUT /api/registrationForm/{id}': {
    of: 'elisa',
    call: async (owner) => [
      `PUT /api/registrationForm/${String(formOf(owner))}`,
      {
        mailing: { receiveQuotaholderExtract: 0, receiveReportIncome: 0, allowDistributorSendEmail: 0, mailType: 2 },
      },
    ],
  },
  'POST /api/registrationForm/funds': {
    of: 'elisa',
    call: async (owner) => [
      'POST /api/registrationForm/funds',
      { registrationFormId: formOf(owner), fundsId: [], termsId: [1, 2] },
    ],
  },
  'POST /api/documentUploads/validSignature': {
    of: 'elisa',
    call: async ({ to }) => {
      const documentId = Number(valueIn(await to('POST /api/documentUploads', IMAGE), 'id'));
      return ['POST /api/documentUploads/validSignature', { documentId, isValidSignature: true }];
    },
  },
  'PUT /api/registrationForm/fillFormsPDF/{formId}': {
    of: 'elisa',
    call: async (owner) => [`PUT /api/registrationForm/fillFormsPDF/${String(formOf(owner))}`],
  },
  'POST /api/suitabilities/saveSuitability/{formId}/{suitabilityId}': {
    of: 'ana',
    call: async (owner) => [
      `POST /api/suitabilities/saveSuitability/${String(formOf(owner))}/1`,
      { answers: ANSWERS, savePurpose: 'remake' },
    ],
  },
  'GET /api/documentUploads/download/{id}': {
    of: 'ana',
    call: async ({ id }) => [`GET /api/documentUploads/download/${String(id)}`],
  },
  'GET /api/investments/receipt/{id}': {
    of: 'ana',
    call: async (owner) => [`GET /api/investments/receipt/${await idOfFirst(owner, 'GET /api/investments/list/:id')}`],
  },
  'GET /api/investments/checkSignedStatus/{id}': {
    of: 'sofia',
    call: async ({ to }) => {
      const token = valueIn(await to('POST /api/investments/verifySignedTerms', { fundIds: [2, 4] }), 'docToken');
      return [`GET /api/investments/checkSignedStatus/${token}`];
    },
  },
  'DELETE /api/liberty/objective/{id}': {
    of: 'ana',
    call: async (owner) => [`DELETE /api/liberty/objective/${await idOfFirst(owner, 'GET /api/liberty/objective')}`],
  },
};

it('names a thing for each operation that hides those of others', () => {
  const hidden = Object.entries(ADMISSIONS).flatMap(([name, admission]) => (admission === 'hidden' ? [name] : []));
  expect(Object.keys(THINGS).toSorted()).toEqual(hidden.toSorted());
});

it.for(Object.entries(THINGS))('%s knows a thing for its owner alone', async ([, { of, call }]) => {
  const [owner, stranger] = [await client(of), await client('valter')];
  const [what, body] = await call(owner);
  expect([what, (await stranger.to(what, body)).status]).toEqual([what, 404]);
  expect([what, (await owner.to(what, body)).status]).toEqual([what, 200]);
});
