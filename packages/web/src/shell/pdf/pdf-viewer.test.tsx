import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { configurationOf } from '../../composition/testing/configuration-of.ts';
import { compositionOf, containerFor } from '../../app/container.ts';
import { press } from '../../composition/testing/press.ts';
import type { NativeWrapper } from '../native-wrapper/native-wrapper.ts';
import { SHELL } from '../shell.tokens.ts';
import type { OpenPdf, PdfReader } from '../../ui/pdf/pdf-document.ts';
import { pdfBindings } from './pdf.module.ts';
import { PDF } from './pdf.tokens.ts';
import { PdfViewer, PdfWaiting } from '../../ui/pdf/pdf-viewer.tsx';
import { fakePdf } from '../../ui/pdf/testing/fake-pdf.ts';

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
  render(
    <main id="main" tabIndex={-1}>
      <PdfViewer pdf={BYTES} title="Extrato" reader={reader} />
    </main>,
  );
  await press('Tentar novamente');
  expect(document.activeElement?.id).toBe('main');
  expect(await screen.findByText('Texto da página 1')).toBeTruthy();
  expect(opened).toEqual([BYTES, BYTES]);
});

it('offers the download and the buttons of the page also for a file that it cannot show', async () => {
  let presses = 0;
  const view = (reader: PdfReader, isBusy = false) => (
    <PdfViewer
      pdf={BYTES}
      title="Extrato"
      reader={reader}
      actions={<button type="button">Receber por e-mail</button>}
      download={{ press: () => (presses += 1), isBusy }}
    >
      Aceite
    </PdfViewer>
  );
  const { rerender } = render(view(fakePdf({ failures: [{ _tag: 'NotReadable' }] }).reader));
  await screen.findByRole('alert');
  await press('Download');
  expect([presses, screen.queryByText('Aceite')]).toEqual([1, null]);
  expect(screen.getByRole('button', { name: 'Receber por e-mail' })).toBeTruthy();
  const { reader } = fakePdf();
  rerender(view(reader));
  expect(await screen.findByText('Aceite')).toBeTruthy();
  rerender(view(reader, true));
  await press('Download');
  expect(presses).toBe(1);
});

it('has tools that do nothing until the document is open', async () => {
  render(
    <PdfViewer
      pdf={BYTES}
      title="Extrato"
      reader={{ ...fakePdf().reader, open: () => () => new Promise(() => undefined) }}
    />,
  );
  expect(screen.getByRole('status', { name: 'Carregando o documento' })).toBeTruthy();
  await press('Aumentar zoom');
  await press('Imprimir');
  expect(screen.getByRole('status', { name: 'Zoom' }).textContent).toBe('100%');
});

it('zooms by its buttons and its keys, and resets [R864] [R868]', async () => {
  render(<PdfViewer pdf={BYTES} title="Extrato" reader={fakePdf().reader} />);
  await screen.findByRole('article');
  const zoom = () => screen.getByRole('status', { name: 'Zoom' }).textContent;
  await press('Aumentar zoom');
  await userEvent.keyboard('+');
  expect(zoom()).toBe('144%');
  await userEvent.keyboard('{Control>}-{/Control}');
  expect(zoom()).toBe('144%');
  await press('Diminuir zoom');
  expect(zoom()).toBe('120%');
  await press('Redefinir zoom');
  expect(zoom()).toBe('100%');
});

it('shows 15 pages at once, and 16 one by one with a pager [R864] [R869] [R870]', async () => {
  render(<PdfViewer pdf={BYTES} title="Extrato" reader={fakePdf({ pages: 15 }).reader} />);
  expect(await screen.findAllByRole('article')).toHaveLength(15);
  expect(screen.queryByRole('button', { name: 'Próxima página' })).toBeNull();
  cleanup();
  render(<PdfViewer pdf={BYTES} title="Extrato" reader={fakePdf({ pages: 16 }).reader} />);
  expect((await screen.findByRole('article')).textContent).toBe('Texto da página 1');
  await press('Página anterior');
  expect(screen.getByText(/^Página/).closest('output')?.textContent).toBe('Página 1 de 16');
  await press('Próxima página');
  expect(await screen.findByRole('article', { name: 'Página 2 de 16' })).toBeTruthy();
  await press('Página anterior');
  expect(await screen.findByRole('article', { name: 'Página 1 de 16' })).toBeTruthy();
});

it('says that one page of many is broken, and shows the others', async () => {
  render(<PdfViewer pdf={BYTES} title="Extrato" reader={fakePdf({ pages: 16, broken: [2] }).reader} />);
  await screen.findByRole('article');
  await press('Próxima página');
  expect((await screen.findByRole('alert')).textContent).toBe('Não foi possível mostrar esta página.');
  await press('Próxima página');
  expect(await screen.findByText('Texto da página 3')).toBeTruthy();
});

it('says that a short file with a broken page cannot be shown [R872]', async () => {
  const { reader, open } = fakePdf({ pages: 3, broken: [2] });
  render(<PdfViewer pdf={BYTES} title="Extrato" reader={reader} />);
  expect((await screen.findByRole('alert')).textContent).toBe('Não foi possível carregar o documento PDF.');
  cleanup();
  expect(open()).toBe(0);
});

it('closes a document that opens after the client left', async () => {
  const { reader, opened, closed } = fakePdf();
  let arrive: () => void = () => undefined;
  const late: OpenPdf = (pdf) => async () => {
    await new Promise<void>((resolve) => (arrive = resolve));
    return reader.open(pdf)();
  };
  render(<PdfViewer pdf={BYTES} title="Extrato" reader={{ ...reader, open: late }} />);
  await screen.findByRole('status', { name: 'Carregando o documento' });
  cleanup();
  arrive();
  await waitFor(() => expect([opened.length, closed()]).toEqual([1, 1]));
});

it('prints the whole document by the keys of the print, and only where the browser can print', async () => {
  const keys = () => {
    fireEvent.keyDown(document.body, { key: 'p' });
    return fireEvent.keyDown(document.body, { key: 'p', ctrlKey: true });
  };
  const { unmount } = render(<PdfViewer pdf={BYTES} title="Extrato" reader={fakePdf({ pages: 2 }).reader} />);
  await screen.findAllByRole('article');
  // The canvas of the tests makes no picture. `false`: the browser does not print by itself.
  expect(keys()).toBe(false);
  expect((await screen.findByRole('alert')).textContent).toBe('Não foi possível imprimir o documento.');
  unmount();
  expect(keys()).toBe(true);
  render(<PdfViewer pdf={BYTES} title="Extrato" reader={fakePdf({ canPrint: false }).reader} />);
  await screen.findAllByRole('article');
  expect(keys()).toBe(true);
});

it('offers no print where the browser cannot print', async () => {
  const print = () => screen.queryByRole('button', { name: 'Imprimir' });
  render(<PdfViewer pdf={BYTES} title="Extrato" reader={fakePdf({ canPrint: false }).reader} />);
  await screen.findByRole('article');
  expect(print()).toBeNull();
  cleanup();
  render(<PdfWaiting reader={fakePdf({ canPrint: false }).reader} />);
  expect(print()).toBeNull();
});

it('knows that the native app does not print', () => {
  const around: NativeWrapper = { _tag: 'Around', send: () => undefined, hear: () => () => undefined };
  const canPrint = (wrapper: NativeWrapper): boolean => {
    const container = containerFor(configurationOf({}));
    container.rebind(SHELL.NativeWrapper).toConstantValue(wrapper);
    const { install, resolve } = compositionOf(container);
    install(pdfBindings);
    return resolve(PDF.Reader).canPrint;
  };
  expect([canPrint({ _tag: 'None' }), canPrint(around)]).toEqual([true, false]);
});
