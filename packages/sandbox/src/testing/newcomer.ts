import { PERSONA_PASSWORD } from '../personas/personas.seed.ts';
import { ACCOUNT, HOME, PNG, RG } from '../registration/testing/sent-records.ts';

/** A person with a free CPF. */
export const NEWCOMER = { document: '23157281500', name: 'Joana Prado Teixeira' } as const;

/** Calls the sandbox. @returns the body of the answer */
type Ask = (
  what: string,
  call: { readonly token?: string; readonly loginId?: string; readonly body?: object },
) => Promise<unknown>;

/** What the newcomer sends to become a client. */
export const START = {
  ...NEWCOMER,
  email: 'joana@exemplo.com.br',
  phoneNumber: '11987654321',
  birthDate: '1990-05-03',
  personTypeId: 1,
  personColor: 6,
  createRegForm: 1,
  password: PERSONA_PASSWORD,
  partnerId: 1,
  clientHolderId: null,
  associateId: null,
  needCoholder: 0,
  hasPlanner: 1,
  deviceInfo: { type: 'web' },
} as const;

const PERSON = {
  socialName: null,
  gender: 'FEMININO',
  naturality: 'Natal',
  additionalPhone: null,
  maritalStatus: 1,
  haveWorked: 0,
  haveRelation: 0,
  haveFatca: 0,
  hasPlanner: 1,
  associateId: 2,
  addresses: [HOME],
};

const MONEY = {
  salary: 12_000,
  otherIncome: 0,
  otherIncomeDescription: null,
  realEstatePatrimony: 0,
  movablePatrimony: 9_000,
  financialInvestmentsPatrimony: 0,
  investorFinancialSituation: 9_000,
};

const STUDENT = { professionalType: 6, carrerId: null, company: null, cnpj: null, functionId: null };

/** The session of a sign-in, and the id of a cookie consent, in the answers of the sandbox. */
const told = (answer: unknown) =>
  Object(answer) as { readonly id: number; readonly token: string; readonly loginId: string; readonly UID: string };

/** Makes a client of the newcomer, and fills in the whole form. The questionnaire and the signature are left. */
export const registerNewcomer = async (ask: Ask, document: string = NEWCOMER.document): Promise<void> => {
  await ask('POST /api/clients/create', { body: { ...START, document } });
  const signIn = { document, password: PERSONA_PASSWORD, deviceInfo: START.deviceInfo };
  const { id, token, loginId } = told(await ask('POST /api/auth/login/1', { body: signIn }));
  const { UID } = told(await ask(`GET /api/consent/status?document=${document}`, { token, loginId }));
  const send = (what: string, body: object) => ask(what, { token, loginId, body });
  await send('POST /api/consent/status', { UID, document, accepted: true, terms: [3] });
  await send(`PUT /api/clients/update/${id}/ocr`, { ...RG, documentPhotoFront: PNG, documentPhotoBack: PNG });
  await send(`PUT /api/clients/proof-of-residence/${id}`, { base64String: PNG });
  await send(`PUT /api/clients/${id}`, PERSON);
  const accounts = { registrationFormId: id + 1000, toHolder: true, savePurpose: 'new', accounts: [ACCOUNT] };
  await send('POST /api/bank-account', accounts);
  await send('POST /api/professionalInformations', { clientId: id, ...STUDENT });
  await send(`PUT /api/clients/${id}`, MONEY);
};
