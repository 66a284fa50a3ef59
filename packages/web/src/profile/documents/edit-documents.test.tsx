import { unreachable } from '@aroeira/domain/kernel/testing';
import type { CallFailure, UploadedFile } from '@aroeira/domain/kernel';
import type { Approval, Papers, Picture } from '@aroeira/domain/registration';
import { photo, standingsServer } from '@aroeira/domain/registration/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { signedIn } from '../../access/testing/signed-in.ts';
import { openApp } from '../../composition/testing/open-app.tsx';
import { press } from '../../composition/testing/press.ts';
import { REGISTRATION } from '../../registration/registration.tokens.ts';
import type { Path } from '../../shell/routing/paths.ts';
import { ROUTES } from '../../app/routes.ts';
import { fakePdf } from '../../ui/pdf/testing/fake-pdf.ts';
import { PDF } from '../../shell/pdf/pdf.tokens.ts';

const sent = (name: string, changes: Partial<UploadedFile> = {}): UploadedFile => ({
  ...photo(name),
  preview: `blob:${name}`,
  size: 1536,
  isChanged: false,
  ...changes,
});
const proof = sent('comprovante.pdf', {
  contentType: 'application/pdf',
  preview: `data:application/pdf;base64,${btoa('%PDF-1')}`,
});

interface Given {
  readonly pictures?: Partial<Record<Picture, UploadedFile>>;
  readonly approval?: Approval;
  /** The failures of the next calls. */
  readonly failures?: readonly CallFailure[];
}

const open = (path: Path, { pictures = {}, approval = 'approved', failures = [] }: Given = {}) => {
  const left = [...failures];
  const asked: Picture[] = [];
  const pdf = fakePdf();
  const app = openApp(path, {
    memory: signedIn(),
    routes: ROUTES,
    also: (put) => {
      put(REGISTRATION.Standings, standingsServer({ approval }));
      const picture: Papers['picture'] = (_, which) => async () => {
        asked.push(which);
        const failure = left.shift();
        return failure === undefined ? E.right(pictures[which]) : E.left(failure);
      };
      // The page looks at the pictures and saves none.
      put(REGISTRATION.Papers, { picture } as Papers);
      put(PDF.Reader, pdf.reader);
    },
  });
  return { ...app, asked, opened: pdf.opened };
};
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('/edit-documents', () => {
  it.each([
    ['Ver documentos enviados', '/edit-documents/read'],
    ['Alterar identificação', '/edit-documents/change-identification'],
    ['Alterar endereço', '/edit-documents/change-address'],
  ])('leads to %s [R758]', async (name, path) => {
    const { navigation } = open('/edit-documents');
    await userEvent.click(await screen.findByRole('link', { name }));
    expect(navigation.path()).toBe(path);
  });

  it.each([
    '/edit-documents',
    '/edit-documents/read',
    '/edit-documents/change-address',
    '/edit-documents/change-identification',
  ] as const)('%s is closed to a client who is not approved (decision Q106)', async (path) => {
    const { navigation, asked } = open(path, { approval: 'analysis' });
    await heading('Minhas informações');
    expect([navigation.path(), asked]).toEqual(['/profile', []]);
  });
});

describe('/edit-documents/read', () => {
  it('shows front, back and proof, a picture as it is and a PDF in the viewer [R760]', async () => {
    const pictures = { front: sent('frente.jpg'), back: sent('verso.jpg'), proofOfResidence: proof };
    const { asked, opened } = open('/edit-documents/read', { pictures });
    const front = await screen.findByRole('img', { name: 'Documento de identidade, frente' });
    const back = screen.getByRole('img', { name: 'Documento de identidade, verso' });
    expect([front, back].map((image) => image.getAttribute('src'))).toEqual(['blob:frente.jpg', 'blob:verso.jpg']);
    expect(await screen.findByText('Texto da página 1')).toBeTruthy();
    expect(opened.map((bytes) => new TextDecoder().decode(bytes))).toEqual(['%PDF-1']);
    expect(asked.toSorted()).toEqual(['back', 'front', 'proofOfResidence']);
    expect(screen.getAllByText('1,5 KB')).toHaveLength(3);
  });

  it('tells a client who sent nothing', async () => {
    open('/edit-documents/read');
    expect(await screen.findByRole('heading', { name: 'Nenhum documento foi enviado até agora.' })).toBeTruthy();
  });

  it('says that the papers did not load, never that there are none, and loads again', async () => {
    open('/edit-documents/read', { pictures: { front: sent('frente.jpg') }, failures: [unreachable] });
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Não foi possível carregar os documentos enviados',
    );
    await press('Tentar novamente');
    expect(await screen.findByRole('img', { name: 'Documento de identidade, frente' })).toBeTruthy();
  });
});
