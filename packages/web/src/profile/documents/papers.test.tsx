import { STATIC_FORMS, type SignedDocument } from '@aroeira/domain/profile';
import { signedDocument } from '@aroeira/domain/profile/testing';
import { unreachable } from '@aroeira/domain/kernel/testing';
import type { CallFailure, DownloadFailure, FileContent } from '@aroeira/domain/kernel';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { signedIn } from '../../access/testing/signed-in.ts';
import { openApp } from '../../composition/testing/open-app.tsx';
import { press } from '../../composition/testing/press.ts';
import { fakeDownloads } from '../../reports/testing/fake-downloads.ts';
import type { Path } from '../../shell/routing/paths.ts';
import { ROUTES } from '../../app/routes.ts';
import { SHELL } from '../../shell/shell.tokens.ts';
import { fakePdf } from '../../ui/pdf/testing/fake-pdf.ts';
import { PDF } from '../../shell/pdf/pdf.tokens.ts';
import { DOCUMENTS } from './documents.tokens.ts';

const EMPTY = 'Nenhum documento assinado foi encontrado.';
const NAME = 'Termo de adesão · Aroeira Macro FIC FIM';
const pdf: FileContent = { contentType: 'application/pdf', bytes: new TextEncoder().encode('%PDF') };

interface Given {
  /** The answers of the list, one for each call. */
  readonly lists?: readonly E.Either<CallFailure, readonly SignedDocument[]>[];
  /** The answers of a file, one for each call. */
  readonly files?: readonly E.Either<CallFailure, FileContent>[];
  readonly notSaved?: readonly DownloadFailure[];
}

/** Answers in turn. The last answer stays. */
const inTurn = <A,>(answers: readonly E.Either<CallFailure, A>[]): TE.TaskEither<CallFailure, A> => {
  const left = [...answers];
  return async () => (left.length > 1 ? left.shift() : left[0]) ?? E.left(unreachable);
};

/** Ana on a page of documents. Only the server, the reader of PDFs and the downloads are fakes. */
const open = (
  path: Path,
  { lists = [E.right([signedDocument()])], files = [E.right(pdf)], notSaved = [] }: Given = {},
) => {
  const downloads = fakeDownloads(...notSaved);
  const asked: string[] = [];
  const file = inTurn(files);
  const app = openApp(path, {
    memory: signedIn(),
    routes: ROUTES,
    also: (put) => {
      put(DOCUMENTS.SignedDocuments, { list: inTurn(lists) });
      put(DOCUMENTS.StoredDocuments, { download: (id) => (asked.push(`document ${id}`), file) });
      put(DOCUMENTS.StaticForms, { load: (form) => (asked.push(`form ${form.file}`), file) });
      put(SHELL.Downloads, downloads);
      put(PDF.Reader, fakePdf().reader);
    },
  });
  return { ...app, downloads, asked };
};
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const follow = async (name: RegExp) => userEvent.click(await screen.findByRole('link', { name }));

describe('/profile-documents', () => {
  it('lists what the client signed, with its fund, in the order of the templates [R754] [R756]', async () => {
    const rf = signedDocument({ id: 2, template: 'adesao_rf', fundName: 'Aroeira Renda Fixa' });
    const renewal = { title: 'Renovação cadastral', caption: undefined, description: undefined, fundName: undefined };
    open('/profile-documents', {
      lists: [E.right([signedDocument({ ...renewal, id: 3, template: 'renovacao_cadastral' }), rf, signedDocument()])],
    });
    const rows = within(await screen.findByRole('list', { name: 'Meus documentos' })).getAllByRole('link');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      `${NAME}Multimercado · Assinado em 20/11/2026, 14:41`,
      'Termo de adesão · Aroeira Renda FixaMultimercado · Assinado em 20/11/2026, 14:41',
      'Renovação cadastral',
    ]);
    expect(screen.getByText('3 documentos')).toBeTruthy();
  });

  it('opens a document in the viewer and downloads it there [R754]', async () => {
    const { navigation, downloads, asked } = open('/profile-documents');
    await follow(/^Termo de adesão/);
    await heading(NAME);
    expect(await screen.findByText('Texto da página 1')).toBeTruthy();
    expect([navigation.path(), asked]).toEqual(['/profile-documents/read', ['document 100001']]);
    await press('Download');
    const path = 'documentUploads/download/100001';
    expect(downloads.did).toEqual([['keep', path, 'adesao-mm-100001.pdf', '%PDF']]);
  });

  it('downloads a document from its line, and says there when that failed [R754]', async () => {
    const { downloads } = open('/profile-documents', { notSaved: [{ _tag: 'DownloadFailed' }] });
    await press(`Baixar ${NAME}`);
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Ops! Ocorreu um erro ao fazer o download do relatório.',
    );
    await press(`Baixar ${NAME}`);
    expect(downloads.did).toHaveLength(2);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says that the client signed nothing [R757]', async () => {
    open('/profile-documents', { lists: [E.right([])] });
    expect(await screen.findByRole('heading', { name: EMPTY })).toBeTruthy();
    expect(screen.queryByRole('list', { name: 'Meus documentos' })).toBeNull();
  });

  it('says that the list did not load, never that it is empty, and loads again', async () => {
    open('/profile-documents', { lists: [E.left(unreachable), E.right([signedDocument()])] });
    expect((await screen.findByRole('alert')).textContent).toContain('Não foi possível carregar os seus documentos');
    expect(screen.queryByText(EMPTY)).toBeNull();
    await press('Tentar novamente');
    expect(await screen.findByText(NAME)).toBeTruthy();
  });
});

describe('/profile-documents/read', () => {
  it('goes back to the list without a document from it', async () => {
    const { navigation, asked } = open('/profile-documents/read');
    await heading('Meus documentos');
    expect([navigation.path(), asked]).toEqual(['/profile-documents', []]);
  });

  it.each([{ id: '1', template: 'adesao_rf', title: 'Termo' }, { id: 1 }, { id: 1, template: 'adesao_rf', title: 7 }])(
    'asks for nothing that the list cannot have named: %o',
    async (state) => {
      const { navigation, asked } = open('/profile-documents');
      await screen.findByText(NAME);
      await act(async () => navigation.push('/profile-documents/read', state));
      await heading('Meus documentos');
      expect([navigation.path(), asked]).toEqual(['/profile-documents', []]);
    },
  );

  it('says that the document did not load, and loads it again', async () => {
    open('/profile-documents', { files: [E.left(unreachable), E.right(pdf)] });
    await follow(/^Termo de adesão/);
    expect((await screen.findByRole('alert')).textContent).toContain('Não foi possível carregar o documento PDF.');
    await press('Tentar novamente');
    expect(await screen.findByText('Texto da página 1')).toBeTruthy();
  });
});

describe('/profile-forms', () => {
  it('lists the seven forms, each to open and to download [R755]', async () => {
    const { downloads } = open('/profile-forms');
    const list = await screen.findByRole('list', { name: 'Outros formulários' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(7);
    for (const { title } of STATIC_FORMS) {
      expect(within(list).getByRole('link', { name: new RegExp(`^${title}`) })).toBeTruthy();
      await press(`Baixar ${title}`);
    }
    expect(downloads.did.map(([how, path]) => [how, path])).toEqual(
      STATIC_FORMS.map(({ file }) => ['save', `forms/${file}.pdf`]),
    );
  });

  it('opens a form in the viewer, by its file [R755]', async () => {
    const { navigation, asked } = open('/profile-forms');
    await follow(/^Informações fiscais/);
    await heading('Informações fiscais, pessoa jurídica');
    expect(await screen.findByText('Texto da página 1')).toBeTruthy();
    expect([navigation.path(), asked]).toEqual(['/profile-forms/read', ['form informacoes-fiscais-pessoa-juridica']]);
  });

  it('goes back to the list without a form from it', async () => {
    const { navigation, asked } = open('/profile-forms/read');
    await heading('Outros formulários');
    await act(async () => navigation.push('/profile-forms/read', { file: '../proposal' }));
    await heading('Outros formulários');
    expect([navigation.path(), asked]).toEqual(['/profile-forms', []]);
  });
});
