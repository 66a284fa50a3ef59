import { optional, uploadField, type UploadedFile } from '@aroeira/domain/kernel';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openForm } from '../../forms/testing/open-form.tsx';
import { fieldErrors } from '../testing/field-errors.ts';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2];
const PDF = Array.from(new TextEncoder().encode('%PDF-1.7'));

const file = (name: string, type: string, bytes: readonly number[]) =>
  new File([Uint8Array.from(bytes)], name, { type });
const picture = file('frente.png', 'image/png', PNG);
const paper = file('conta.pdf', 'application/pdf', PDF);

/** Reads the whole file. The field started earlier, so it is ready then. */
const readWhole = (chosen: File) =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', resolve);
    reader.readAsDataURL(chosen);
  });

const open = async (accepts: 'image' | 'document' = 'document', limit?: number) => {
  const field = uploadField({ caption: 'Comprovante', accepts, ...(limit === undefined ? {} : { limit }) });
  const opened = openForm({ field });
  const input = await screen.findByLabelText<HTMLInputElement>(/^Comprovante (?:Escolha um arquivo|Substituir)$/);
  // A browser does so when the client turns its filter off or drops a file.
  const choose = (...files: File[]) => userEvent.setup({ applyAccept: false }).upload(input, files);
  return { ...opened, input, choose };
};
const refusal = async () => (await screen.findByRole('alert')).textContent;

describe('a file', () => {
  it('keeps its name, preview, type, size and content [R858]', async () => {
    const { form, choose } = await open();
    await choose(picture);
    await screen.findByText('PNG · 10 bytes');
    expect(form.submit()?.field).toEqual({
      name: 'frente.png',
      preview: expect.stringMatching(/^blob:/),
      contentType: 'image/png',
      size: 10,
      base64: btoa(String.fromCharCode(...PNG)),
      isChanged: true,
      isDeleted: false,
    });
  });

  it('shows a preview of a picture, and a sheet for a PDF [R856]', async () => {
    const { choose, input } = await open();
    expect(input.accept).toBe('.png,.jpeg,.jpg,.bmp,.pdf');
    await choose(picture);
    await screen.findByText('frente.png');
    expect(document.querySelector('img')?.src).toMatch(/^blob:/);
    await choose(paper);
    await screen.findByText('conta.pdf');
    expect(document.querySelector('img')).toBeNull();
  });

  it('leaves the form when the client removes it', async () => {
    const { form, choose, input } = await open();
    await choose(picture);
    await userEvent.click(await screen.findByRole('button', { name: 'Remover frente.png' }));
    expect([form.typed.field, document.activeElement]).toEqual([undefined, input]);
    expect(screen.getByText('Escolha um arquivo')).toBeDefined();
  });
});

describe('a file that the server has', () => {
  const stored: UploadedFile = {
    name: 'antigo.pdf',
    preview: '',
    contentType: 'application/pdf',
    size: 2_048,
    remoteUrl: '/files/1',
    isChanged: false,
    isDeleted: false,
  };
  const field = uploadField({ caption: 'Comprovante', accepts: 'document' });
  const chooser = () =>
    screen.getByLabelText<HTMLInputElement>(/^Comprovante opcional (?:Escolha um arquivo|Substituir)$/);
  const remove = async (name: string) =>
    userEvent.click(await screen.findByRole('button', { name: `Remover ${name}` }));

  it('is returned as deleted, so that the server deletes it [R858]', async () => {
    const { form } = openForm({ field: optional(field) }, { options: { saved: { field: stored } } });
    await remove('antigo.pdf');
    expect(form.submit()).toEqual({ field: { ...stored, isDeleted: true } });
    expect(screen.queryByText('antigo.pdf')).toBeNull();
  });

  it('is required again after the client removed it [R806]', async () => {
    const { form } = openForm({ field }, { options: { saved: { field: stored } } });
    await remove('antigo.pdf');
    expect([form.submit(), form.errors]).toEqual([undefined, { field: { _tag: 'Required' } }]);
  });

  it('is deleted with the file that replaced it', async () => {
    const { form } = openForm({ field: optional(field) }, { options: { saved: { field: stored } } });
    await screen.findByText('antigo.pdf');
    await userEvent.upload(chooser(), paper);
    await remove('conta.pdf');
    expect(form.submit()).toEqual({ field: { ...stored, isDeleted: true } });
    expect(screen.queryByText('antigo.pdf')).toBeNull();
  });

  it('stays removed when another file finishes loading later', async () => {
    const { form } = openForm({ field: optional(field) }, { options: { saved: { field: stored } } });
    await screen.findByText('antigo.pdf');
    const slow = file('lento.pdf', 'application/pdf', PDF);
    let goOn: (head: ArrayBuffer) => void = () => undefined;
    const head = { arrayBuffer: () => new Promise<ArrayBuffer>((resolve) => (goOn = resolve)) };
    Object.defineProperty(slow, 'slice', { value: () => head });
    fireEvent.change(chooser(), { target: { files: [slow] } });
    await remove('antigo.pdf');
    expect(screen.getByText('Escolha um arquivo')).toBeDefined();
    await act(async () => goOn(await paper.arrayBuffer()));
    await act(() => readWhole(slow));
    expect(form.typed.field).toEqual({ ...stored, isDeleted: true });
  });
});

describe('a file that becomes ready', () => {
  /** A file whose bytes come when the test says so. */
  const slowly = (chosen: File) => {
    let goOn: (bytes: ArrayBuffer) => void = () => undefined;
    const bytes = new Promise<ArrayBuffer>((resolve) => (goOn = resolve));
    Object.defineProperty(chosen, 'slice', { value: () => ({ arrayBuffer: () => bytes }) });
    return { chosen, give: (given = PNG) => goOn(Uint8Array.from(given).buffer) };
  };

  /** The client chose a file, drops another one that is not ready yet, and submits, which the form refuses. */
  const submitWhileReplacing = async () => {
    const { form, choose, input } = await open();
    await choose(picture);
    await screen.findByText('frente.png');
    const { chosen, give } = slowly(file('nova.png', 'image/png', PNG));
    fireEvent.drop(input, { dataTransfer: { files: [chosen] } });
    act(() => expect(form.submit()).toBeUndefined());
    return { form, give };
  };

  it('holds the form back, so that the file before it is not sent in its place', async () => {
    const { form, give } = await submitWhileReplacing();
    expect(fieldErrors()).toEqual([]);
    give();
    expect(await form.awaited).toBe(true);
    expect(form.submit()?.field.name).toBe('nova.png');
  });

  it('is not waited for after it was refused', async () => {
    const { form, give } = await submitWhileReplacing();
    give(PDF);
    expect(await form.awaited).toBe(false);
    await screen.findByText('O arquivo escolhido não é válido');
    expect(form.submit()?.field.name).toBe('frente.png');
  });

  it('holds nothing back after the client removed it', async () => {
    const { form, choose, input } = await open();
    await choose(picture);
    await screen.findByText('frente.png');
    fireEvent.drop(input, { dataTransfer: { files: [slowly(file('nova.png', 'image/png', PNG)).chosen] } });
    await userEvent.click(screen.getByRole('button', { name: 'Remover frente.png' }));
    await choose(picture);
    await screen.findByText('frente.png');
    expect(form.submit()?.field.name).toBe('frente.png');
  });
});

describe('a field of one file', () => {
  const SENTENCE = 'O arquivo escolhido não é válido';
  const KINDS = 'Envie um só arquivo, do tipo PNG, JPEG, JPG, BMP ou PDF.';

  it.each([
    ['a file of another kind', [file('nota.txt', 'text/plain', [1])]],
    ['a file with the bytes of another kind', [file('falso.png', 'image/png', PDF)]],
    ['an empty file', [file('vazio.png', 'image/png', [])]],
  ])('alerts about %s and does not keep it [R857]', async (_, files) => {
    const { form, choose } = await open();
    await choose(...files);
    expect(await refusal()).toBe(SENTENCE);
    expect(form.typed.field).toBeUndefined();
  });

  it('says one sentence when a refused file follows an empty save, and describes the control [R806]', async () => {
    const { choose, submit, input } = await open();
    submit();
    expect(fieldErrors()).toEqual(['* Escolha um arquivo']);
    await choose(file('vazio.png', 'image/png', []));
    await screen.findByText(SENTENCE);
    expect(screen.queryByText('* Escolha um arquivo')).toBeNull();
    expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      `${SENTENCE}${KINDS}`,
    );
  });

  it('for pictures takes no PDF, and says what it takes [R854] [R855]', async () => {
    const { form, choose, input } = await open('image');
    expect(input.accept).toBe('.png,.jpeg,.jpg,.bmp');
    await choose(paper);
    expect(await refusal()).toBe(SENTENCE);
    expect(screen.getByText('Envie um só arquivo, do tipo PNG, JPEG, JPG ou BMP.')).toBeTruthy();
    expect(form.typed.field).toBeUndefined();
    await choose(picture);
    await waitFor(() => expect(form.typed.field?.name).toBe('frente.png'));
  });

  it('refuses two files at once [R853]', async () => {
    const { form, input } = await open();
    expect(input.multiple).toBe(false);
    fireEvent.drop(input, { dataTransfer: { files: [picture, paper] } });
    expect(await refusal()).toBe(SENTENCE);
    expect(form.typed.field).toBeUndefined();
  });

  it('refuses a file of one byte too many, and tells the limit', async () => {
    const { choose } = await open('document', 9);
    await choose(picture);
    expect(await refusal()).toBe(`${SENTENCE}. O tamanho máximo é 9 bytes.`);
  });

  it('keeps the file before a refused one, and removes the alert with the next file', async () => {
    const { form, choose } = await open();
    await choose(picture);
    await screen.findByText('frente.png');
    await choose(file('nota.txt', 'text/plain', [1]));
    expect(await refusal()).toBe(SENTENCE);
    expect(form.typed.field?.name).toBe('frente.png');
    await choose(paper);
    await waitFor(() => expect(form.typed.field?.name).toBe('conta.pdf'));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
