import { uploadField } from '@aroeira/domain/kernel';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openForm } from '../../forms/testing/open-form.tsx';
import type { Readied, ToReady } from './picture-size.ts';

const LIGHT = { light: 180, sharpness: 2 };
let look = LIGHT;
let asked: readonly ToReady[] = [];

/** jsdom has no canvas. This worker answers with the quarters in place of a picture. */
class Turner {
  #heard: (event: { readonly data: Readied }) => void = () => undefined;

  addEventListener(type: string, heard: (event: { readonly data: Readied }) => void): void {
    if (type === 'message') this.#heard = heard;
  }

  postMessage(wanted: ToReady): void {
    asked = [...asked, wanted];
    this.#heard({ data: { picture: new Blob([`turned ${wanted.quarters}`], { type: 'image/jpeg' }), look } });
  }

  terminate(): void {}
}

beforeEach(() => {
  [look, asked] = [LIGHT, []];
  vi.stubGlobal('Worker', Turner);
  vi.stubGlobal('OffscreenCanvas', class {});
});
afterEach(() => vi.unstubAllGlobals());

const PNG = new File([Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], 'frente.png', {
  type: 'image/png',
});
const PDF = new File(['%PDF-1.7'], 'conta.pdf', { type: 'application/pdf' });

const open = async (file: File) => {
  const { form } = openForm({ field: uploadField({ caption: 'Documento', accepts: 'document' }) });
  await userEvent.upload(await screen.findByLabelText('Documento Escolha um arquivo'), file);
  await waitFor(() => expect(form.typed.field).toBeDefined());
  return { form, content: () => window.atob(form.typed.field?.base64 ?? '') };
};
const turn = async () => userEvent.click(screen.getByRole('button', { name: /^Girar/ }));

describe('a chosen picture', () => {
  it('turns by quarters, each time from the chosen file, and comes round', async () => {
    const { content } = await open(PNG);
    expect(content()).toBe('turned 0');
    for (const quarters of [1, 2, 3, 0]) {
      await turn();
      await waitFor(() => expect(content()).toBe(`turned ${quarters}`));
      expect(asked.at(-1)).toEqual({ file: PNG, quarters });
    }
    expect(screen.getByText('frente.jpg')).toBeTruthy();
  });

  it.each([
    ['dark', { light: 30, sharpness: 2 }, 'A foto parece escura. Se puder, tire outra com mais luz.'],
    ['blurred', { light: 180, sharpness: 0.1 }, 'A foto parece tremida. Se puder, tire outra com o celular firme.'],
  ])('that is %s has a hint, also for a screen reader, and is sent all the same', async (_, seen, hint) => {
    look = seen;
    const { form } = await open(PNG);
    expect(screen.getByText(hint)).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe(`Arquivo pronto para enviar. ${hint}`);
    expect(form.submit()?.field.name).toBe('frente.jpg');
  });

  it('that is well has no hint', async () => {
    await open(PNG);
    expect(screen.queryByText(/^A foto parece/)).toBeNull();
  });
});

it('a PDF is neither turned nor measured', async () => {
  await open(PDF);
  expect([screen.queryByRole('button', { name: /^Girar/ }), asked]).toEqual([null, []]);
});
