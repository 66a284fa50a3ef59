import { makeReadSignedDocuments, STATIC_FORMS } from '@aroeira/domain/profile';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { answering, readPdf } from '../http/testing/index.ts';
import { testSandbox } from '../http/testing/sandbox.ts';
import { makeHttpSignedDocuments, makeHttpStaticForms, makeHttpStoredDocuments } from './index.ts';

const { signedIn } = testSandbox();

describe('the signed documents', () => {
  it('of ana come in the order of their templates, and each opens [R754] [R756]', async () => {
    const { http } = await signedIn('ana');
    const found = await makeReadSignedDocuments(makeHttpSignedDocuments(http))();
    const documents = E.isRight(found) ? found.right : [];
    expect(documents.map(({ template }) => template)).toEqual([
      'adesao_rv',
      'adesao_internacional',
      'adesao_mm',
      'adesao_rf',
    ]);
    const [first] = documents;
    expect(first).toMatchObject({ documentType: 10, title: 'Termo de adesão', fundName: expect.any(String) });
    const file = await makeHttpStoredDocuments(http).download(first?.id ?? 0)();
    expect(E.isRight(file) && (await readPdf(file.right.bytes)).title).toBe('Termo de adesão');
  });

  it('are asked for by their call, and one without its signed file is left out', async () => {
    const wire = { id: 1, template_name: 'adesao_rf', signed_file: { url: 'https://a.exemplo/1' }, docType: 10 };
    const { http, calls } = answering(200, [
      wire,
      { ...wire, id: 2, signed_file: null },
      { ...wire, id: 3, signed_file: { url: '' } },
      { ...wire, id: 4, title: '', caption: null, description: 'a', fund: { name: 'Fundo' } },
    ]);
    const rest = { template: 'adesao_rf', documentType: 10, title: undefined, caption: undefined };
    expect(await makeHttpSignedDocuments(http).list()).toEqual(
      E.right([
        { ...rest, id: 1, description: undefined, fundName: undefined },
        { ...rest, id: 4, description: 'a', fundName: 'Fundo' },
      ]),
    );
    expect(calls()).toEqual(['GET /myDocuments']);
  });
});

it('every static form of the list is a PDF of the server [R755]', async () => {
  const { http } = await signedIn('ana');
  for (const form of STATIC_FORMS) {
    const file = await makeHttpStaticForms(http).load(form)();
    expect(E.isRight(file) && (await readPdf(file.right.bytes)).title).toBe(form.title);
  }
});
