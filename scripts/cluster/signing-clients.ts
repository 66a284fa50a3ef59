import { setTimeout as wait } from 'node:timers/promises';
import { makeCpf } from '../../packages/domain/src/kernel/index.ts';
import { PERSONA_PASSWORD } from '../../packages/sandbox/src/personas/personas.seed.ts';
import { answerId, QUESTIONS } from '../../packages/sandbox/src/suitability/questionnaire.ts';
import { call, codeIn, type CallOptions } from '../../packages/sandbox/src/testing/calls.ts';
import { callable } from '../../packages/sandbox/src/testing/child-server.ts';
import { registerNewcomer, START } from '../../packages/sandbox/src/testing/newcomer.ts';
import { signaturePng } from '../../packages/sandbox/src/testing/signature-png.ts';

const SIGNED = 3;
const SIGNED_TERM = 10;
const TERMS = [1, 2];
const PICTURE = { docType: 4, document: signaturePng(), local: 'Natal', date: '2026-11-20', method: 'drawn' };

const isSent = (status: number | undefined, body: unknown): boolean =>
  // The answer to the first try was lost: there is a client of this document.
  status === 200 || codeIn(body) === 'ERR063';

/** People who become clients: each sends a form, uploads documents and signs. What is not answered is sent again. */
export const signingClients = (server: { readonly url: string }, heard: (status: number | undefined) => void) => {
  const signed: string[] = [];
  let people = 0;

  /** Sends a call until it is answered. */
  const ask = async (what: string, options: CallOptions): Promise<Record<string, unknown>> => {
    for (;;) {
      const answer = await call(callable(server), what, options).catch(() => undefined);
      heard(answer?.status);
      if (answer !== undefined && isSent(answer.status, answer.body)) return Object(answer.body); // as its schema says
      // What is sent again counts again, so a limit may be reached.
      const isLater = answer === undefined || answer.status >= 500 || answer.status === 429;
      if (!isLater) throw new Error(`${what}: ${String(answer.status)} ${JSON.stringify(answer.body)}`);
      await wait(200);
    }
  };

  /** One network may make few clients, so each person has a network of their own. */
  const ownNetwork = () => ({ 'x-forwarded-for': `203.0.${Math.floor(people / 250)}.${(people += 1) % 250}` });

  const signIn = async (document: string) => {
    const body = { document, password: PERSONA_PASSWORD, deviceInfo: START.deviceInfo };
    const { id, token } = await ask('POST /api/auth/login/1', { body, headers: ownNetwork() });
    return { id: Number(id), form: Number(id) + 1000, token: String(token) };
  };

  /** A person registers and signs. */
  const register = async (): Promise<void> => {
    const document: string = makeCpf(Math.random);
    const network = ownNetwork();
    await registerNewcomer(
      (what, { token, loginId, body }) =>
        ask(what, {
          body,
          ...(token === undefined ? {} : { token }),
          headers: { ...network, ...(loginId === undefined ? {} : { 'login-id': loginId }) },
        }),
      document,
    );
    const { id, form, token } = await signIn(document);
    const send = (what: string, body?: unknown) => ask(what, { token, body, headers: network });
    const answers = { answers: QUESTIONS.map((each) => answerId(each.id, 2)), savePurpose: 'new' };
    await send(`POST /api/suitabilities/saveSuitability/${form}/1`, answers);
    await send('POST /api/registrationForm/funds', { registrationFormId: form, fundsId: [], termsId: TERMS });
    const picture = await send('POST /api/documentUploads', PICTURE);
    const valid = { documentId: picture['id'], isValidSignature: true };
    await send('POST /api/documentUploads/validSignature', valid);
    await send(`PUT /api/registrationForm/sign/${form}/${id}/1`);
    await send(`PUT /api/registrationForm/fillFormsPDF/${form}`);
    signed.push(document);
  };

  /** Compares what was answered with what the clients see. */
  const tally = async () => {
    const found = { lost: 0, doubled: 0, leaked: 0 };
    for (const document of signed) {
      const { id, form, token } = await signIn(document);
      const list = await ask(`GET /api/checkListForm/${form}/${id}`, { token });
      const proof = await ask(`GET /api/clients/download/base64/files/${id}/4`, { token });
      const papers = Object.values(await ask('GET /api/documentUploads', { token })).map((each) => Object(each));
      const names = papers.filter(({ docType }) => docType === SIGNED_TERM).map(({ fundName }) => String(fundName));
      if (list['generalResult'] !== SIGNED || Object.keys(proof).length === 0 || names.length < TERMS.length)
        found.lost += 1;
      if (new Set(names).size < names.length) found.doubled += 1;
    }
    return found;
  };

  return { register, tally, count: () => signed.length };
};
