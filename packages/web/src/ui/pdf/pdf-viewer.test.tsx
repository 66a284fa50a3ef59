import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { PdfViewer } from './pdf-viewer.tsx';
import { fakePdf } from './testing/fake-pdf.ts';

const BYTES = new Uint8Array([37, 80, 68, 70]);

it('shows the text of every page of a short document, and closes it', async () => {
  const { reader, open } = fakePdf({ pages: 2 });
  render(<PdfViewer pdf={BYTES} title="Extrato" reader={reader} />);
  expect((await screen.findByRole('article', { name: 'Página 2 de 2' })).textContent).toBe('Texto da página 2');
  expect([screen.getByRole('region', { name: 'Extrato' }).tagName, open()]).toEqual(['SECTION', 1]);
  cleanup();
  expect(open()).toBe(0);
});

it('says that a file cannot be read, and tries again only if that may help [R872]', async () => {
  render(<PdfViewer pdf={BYTES} title="Extrato" reader={fakePdf({ failures: [{ _tag: 'NotReadable' }] }).reader} />);
  expect((await screen.findByRole('alert')).textContent).toBe('Não foi possível carregar o documento PDF.');
  expect(screen.queryByRole('button', { name: 'Tentar novamente' })).toBeNull();
  cleanup();
  const { reader, opened } = fakePdf({ failures: [{ _tag: 'ReaderNotLoaded' }] });
  render(<PdfViewer pdf={BYTES} title="Extrato" reader={reader} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('Texto da página 1')).toBeTruthy();
  expect(opened).toEqual([BYTES, BYTES]);
});
