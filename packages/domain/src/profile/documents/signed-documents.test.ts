import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { unreachable } from '../../kernel/testing/index.ts';
import { signedDocument } from '../testing/index.ts';
import { makeReadSignedDocuments } from './read-signed-documents.use-case.ts';
import { documentFileName, documentName } from './signed-documents.rules.ts';
import { STATIC_FORMS, staticFormOf } from './static-forms.ts';

describe('the signed documents', () => {
  it('come in the order of their templates, an unknown one last, and equal ones as the server has them [R756]', async () => {
    const templates = [
      'cadastro',
      'desenquadramento',
      'adesao_rf',
      'renovacao_cadastral',
      'adesao_mm',
      'adesao_rv',
      'adesao_rf',
      'adesao_internacional',
    ];
    const list = TE.right(templates.map((template, id) => signedDocument({ id, template })));
    expect(await makeReadSignedDocuments({ list })()).toMatchObject(
      E.right([
        { id: 5, template: 'adesao_rv' },
        { id: 7, template: 'adesao_internacional' },
        { id: 4, template: 'adesao_mm' },
        { id: 2, template: 'adesao_rf' },
        { id: 6, template: 'adesao_rf' },
        { id: 3, template: 'renovacao_cadastral' },
        { id: 1, template: 'desenquadramento' },
        { id: 0, template: 'cadastro' },
      ]),
    );
  });

  it('are not there when the call fails', async () => {
    expect(await makeReadSignedDocuments({ list: TE.left(unreachable) })()).toEqual(E.left(unreachable));
  });

  it('are named by their title and their fund, and without a title by their type', () => {
    expect(documentName(signedDocument())).toBe('Termo de adesão · Aroeira Macro FIC FIM');
    expect(documentName(signedDocument({ fundName: undefined }))).toBe('Termo de adesão');
    const untitled = { title: undefined, fundName: undefined };
    expect(documentName(signedDocument({ ...untitled, documentType: 20 }))).toBe('Proposta de serviços');
    expect(documentName(signedDocument({ ...untitled, documentType: 99 }))).toBe('Documento');
  });

  it('get a file name of known words alone', () => {
    expect(documentFileName({ id: 12, template: 'adesao_rf' })).toBe('adesao-rf-12.pdf');
    expect(documentFileName({ id: 12, template: '../../passwd' })).toBe('documento-12.pdf');
  });
});

describe('the static forms', () => {
  it('are seven, each with a file and a title of its own (decision Q142)', () => {
    expect(STATIC_FORMS).toHaveLength(7);
    expect(new Set(STATIC_FORMS.flatMap(({ file, title }) => [file, title])).size).toBe(14);
  });

  it('are found by their file alone', () => {
    expect(staticFormOf('adesao-acoes')?.title).toBe('Termo de adesão, Ações com co-titular');
    for (const other of ['adesao-acoes.pdf', '../proposal', undefined, 1]) expect(staticFormOf(other)).toBeUndefined();
  });
});
