import type { FastifyReply, FastifyRequest } from 'fastify';
import { clearedCaller, ownCaller } from '../access/caller.ts';
import { networkOf } from '../access/devices/network-of.ts';
import { withClient } from '../database/locked-client.sql.ts';
import { LISTED_TERMS } from '../documents/listed-terms.ts';
import { plainText } from '../documents/plain-text.ts';
import type { Routes, Services } from '../http/api.ts';
import { signedInCall } from '../http/described-call.ts';
import { refuseCode, refuseField, refuseWord } from '../http/refusal.ts';
import { Nothing } from '../http/wire.schemas.ts';
import { ownerOfForm } from '../registration/flow/registration-form.sql.ts';
import { dayOfSaoPaulo } from '../time/sao-paulo-days.ts';
import { signForm } from './sign-form.sql.ts';
import { assertSignature, IMAGE_BODY_LIMIT, sentPng } from './signature-image.ts';
import {
  AcceptBody,
  ConfirmBody,
  Documents,
  FillParams,
  FindParams,
  Found,
  SignParams,
  Uploaded,
  UploadBody,
} from './signature.schemas.ts';
import {
  confirmSignature,
  documentsOf,
  documentWith,
  keepAccepted,
  keepDocument,
  keepSignature,
  sha256Of,
  unfilledTerms,
  waitingImage,
  type ReadTerm,
} from './signature.sql.ts';
import { signedTermContent } from './signed-term.ts';
import { withSigner } from './signer.sql.ts';

/** @throws Refusal 404 ERR118 for another client's form and for an unknown one */
const demandOwnForm = async ({ db }: Services, clientId: number, formId: number): Promise<void> => {
  if ((await ownerOfForm(db, formId)) !== clientId) throw refuseCode(404, 'ERR118');
};

const termBy = (id: number) => LISTED_TERMS.find((term) => term.id === id);

/** The terms as the client could read them today. @throws Refusal 400 for a term of no list */
const readTerms = async ({ pdfs, clock }: Services, termIds: readonly number[]): Promise<readonly ReadTerm[]> => {
  const today = dayOfSaoPaulo(clock.now());
  const read: ReadTerm[] = [];
  for (const [at, termId] of termIds.entries()) {
    const term = termBy(termId);
    if (term === undefined) throw refuseField(`/termsId/${String(at)}`, 'must be a listed term');
    read.push({ termId, sha256: sha256Of(await pdfs.make(plainText(term, today))) });
  }
  return read;
};

const fill = async ({ db, pdfs }: Services, clientId: number, formId: number): Promise<void> => {
  for (const signed of await unfilledTerms(db, formId)) {
    const term = termBy(signed.termId);
    if (term === undefined) continue;
    const content = await pdfs.make(signedTermContent({ term, sha256: signed.sha256, stamp: signed }));
    const filled = { term: signed, title: term.title, content, sha256: sha256Of(content) };
    await withClient(db, clientId, (client) => keepDocument(client, filled));
  }
};

/** What a client does before the signature: accepts terms, and sends the picture. */
const preparingRoutes: Routes = (api, services) => {
  const { db, largeWork } = services;

  api.post(
    '/registrationForm/funds',
    signedInCall('registration', 'Accept the terms of a form: 404 ERR118 for another form', {
      body: AcceptBody,
      answer: Nothing,
    }),
    async (request) => {
      const { clientId } = await clearedCaller(request, services);
      const { registrationFormId: formId, termsId } = request.body;
      await demandOwnForm(services, clientId, formId);
      const terms = await readTerms(services, termsId);
      await withSigner(services, clientId, (client, now) => keepAccepted(client, { formId, terms, now }));
      return {};
    },
  );

  api.post(
    '/documentUploads',
    {
      bodyLimit: IMAGE_BODY_LIMIT,
      onRequest: async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
        const { clientId } = await clearedCaller(request, services);
        await largeWork.placeToRead({ clientId, network: networkOf(request.ip) }, reply);
      },
      ...signedInCall('registration', 'Send the picture of a signature, a PNG: its id', {
        body: UploadBody,
        answer: Uploaded,
      }),
    },
    async (request) => {
      const { clientId } = await clearedCaller(request, services);
      const { document, local, method = 'drawn' } = request.body;
      const image = await largeWork.alone(() => sentPng(document, '/document'));
      const picture = { image, method, city: local.trim() };
      return { id: await withSigner(services, clientId, (client, now) => keepSignature(client, { ...picture, now })) };
    },
  );

  api.post(
    '/documentUploads/validSignature',
    signedInCall('registration', 'Confirm a picture: 404 ERR027 for an unknown one, 400 ERR135 without a signature', {
      body: ConfirmBody,
      answer: Nothing,
    }),
    async (request) => {
      const { clientId } = await clearedCaller(request, services);
      const { documentId, isValidSignature } = request.body;
      const image = await waitingImage(db, clientId, documentId);
      if (image === undefined) throw refuseCode(404, 'ERR027');
      if (isValidSignature) await largeWork.alone(() => assertSignature(image));
      const isKept = await withSigner(services, clientId, (client) =>
        confirmSignature(client, documentId, isValidSignature),
      );
      if (!isKept) throw refuseCode(404, 'ERR027');
      return {};
    },
  );
};

/** The signature, its PDFs, and their proof. */
const signingRoutes: Routes = (api, services) => {
  const { db } = services;

  api.put(
    '/registrationForm/sign/:formId/:clientId/1',
    signedInCall('registration', 'Sign a form: 409 ERR133 when it cannot be signed', {
      params: SignParams,
      answer: Nothing,
    }),
    async (request) => {
      const { formId, clientId } = request.params;
      await ownCaller(request, services, clientId);
      await demandOwnForm(services, clientId, formId);
      const signing = { formId, from: request.ip };
      await withSigner(services, clientId, (client, now) => signForm(client, { ...signing, now }));
      return {};
    },
  );

  api.put(
    '/registrationForm/fillFormsPDF/:formId',
    signedInCall('registration', 'Make the PDFs of the signed terms that are not made yet', {
      params: FillParams,
      answer: Nothing,
    }),
    async (request) => {
      const { clientId } = await clearedCaller(request, services);
      await demandOwnForm(services, clientId, request.params.formId);
      await fill(services, clientId, request.params.formId);
      return {};
    },
  );

  api.get(
    '/documentUploads',
    signedInCall('registration', 'The documents of the caller', { answer: Documents }),
    async (request) => documentsOf(db, (await clearedCaller(request, services)).clientId),
  );

  api.get(
    '/documentUploads/verify/:sha256',
    signedInCall('registration', "The caller's signed document with this SHA-256: 404 when it is no such file", {
      params: FindParams,
      answer: Found,
    }),
    async (request) => {
      const { clientId } = await clearedCaller(request, services);
      const found = await documentWith(db, clientId, request.params.sha256);
      if (found === undefined) throw refuseWord(404, 'not_found');
      return found;
    },
  );
};

/** The signature of a registration. @see spec A §7 "Signing"; decisions 0214, 0215 */
export const signatureRoutes: Routes = (api, services) => {
  preparingRoutes(api, services);
  signingRoutes(api, services);
};
