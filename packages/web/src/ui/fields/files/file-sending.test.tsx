import { uploadField } from '@aroeira/domain/kernel';
import { photo } from '@aroeira/domain/registration/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openForm } from '../../forms/testing/open-form.tsx';
import { showSending } from './sending.ts';

const field = uploadField({ caption: 'Comprovante', accepts: 'document' });

const stop = () => undefined;

/** A form whose file the client has just chosen. */
const open = async () => {
  const file = { ...photo('conta.jpg'), preview: 'blob:conta', size: 2_097_152 };
  const { form } = openForm({ field });
  await screen.findByText('Comprovante');
  act(() => form.change('field', file));
  await screen.findByText('conta.jpg');
  const tell = (sending: Parameters<typeof showSending>[1]) => act(() => showSending(file, sending));
  return { file, form, tell };
};
const status = () => screen.getByRole('status').textContent;

describe('a file on its way', () => {
  it('shows how much of it is sent, stays as it is meanwhile, and says when it arrived', async () => {
    const { tell } = await open();
    expect(status()).toBe('Arquivo pronto para enviar.');
    expect(screen.getByText('Substituir')).toBeTruthy();
    tell({ _tag: 'Sending', share: 0.64, stop });
    expect(screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Envio de conta.jpg' }).value).toBe(64);
    expect(screen.getByText('Enviando… 64% de 2 MB')).toBeTruthy();
    expect(status()).toBe('Enviando o arquivo…');
    tell({ _tag: 'Sending', share: 0.65, stop });
    expect([screen.getByRole<HTMLProgressElement>('progressbar').value, status()]).toEqual([65, 'Enviando o arquivo…']);
    expect(screen.queryByText('Substituir')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Remover conta.jpg' })).toBeNull();
    tell({ _tag: 'Sent' });
    expect(screen.getByText('Enviado · 2 MB')).toBeTruthy();
    expect(status()).toBe('Arquivo enviado.');
  });

  it('that did not arrive stays, and one tap sends the form again', async () => {
    const { file, form, tell } = await open();
    let sent = 0;
    document.querySelector('form')?.addEventListener('submit', (event) => {
      event.preventDefault();
      sent += 1;
    });
    tell({ _tag: 'NotSent' });
    expect(screen.getByText('2 MB · não enviado')).toBeTruthy();
    expect([status(), form.typed.field]).toEqual(['O arquivo não foi enviado.', file]);
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(sent).toBe(1);
  });
});

it.each([
  [1023, 'JPG · 1023 bytes'],
  [1024, 'JPG · 1 KB'],
  [1_572_864, 'JPG · 1,5 MB'],
])('a chosen file of %i bytes shows its size [R763]', async (size, sentence) => {
  const { form } = await open();
  act(() => form.change('field', { ...photo('outra.jpg'), preview: 'blob:outra', size }));
  expect(await screen.findByText(sentence)).toBeTruthy();
});

it('a picture opens large, and closes', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Ampliar conta.jpg' }));
  expect(screen.getByRole('dialog', { name: 'conta.jpg' }).querySelector('img')?.src).toBe('blob:conta');
  await userEvent.click(screen.getByRole('button', { name: 'Fechar' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('the camera of the back may take the picture', async () => {
  openForm({ field });
  const camera = await screen.findByLabelText<HTMLInputElement>('Comprovante Tirar uma foto');
  expect([camera.getAttribute('capture'), camera.accept]).toEqual(['environment', 'image/png,image/jpeg,image/bmp']);
});
