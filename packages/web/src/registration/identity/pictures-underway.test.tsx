import type { UploadedFile } from '@aroeira/domain/kernel';
import { identityServer } from '@aroeira/domain/registration/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { press } from '../../composition/testing/press.ts';
import { fieldErrors } from '../../ui/fields/testing/field-errors.ts';
import { showSending } from '../../ui/fields/files/sending.ts';
import { openStep } from '../flow/testing/open-step.tsx';
import { REGISTRATION } from '../registration.tokens.ts';

const FIRST_BYTES = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0]);
const FRONT = /^Foto do documento (?:Escolha um arquivo|Substituir)$/;
const BACK = /^Foto do verso (?:Escolha um arquivo|Substituir)$/;
const HERE = '/registration/form/identification';
const NEXT = '/registration/form/personalData';

/** A photo whose bytes come when the test says so. */
const slowPhoto = (name: string) => {
  const photo = new File([FIRST_BYTES], name, { type: 'image/jpeg' });
  let give: (bytes: ArrayBuffer) => void = () => undefined;
  const bytes = new Promise<ArrayBuffer>((resolve) => (give = resolve));
  Object.defineProperty(photo, 'slice', { value: () => ({ arrayBuffer: () => bytes }) });
  return { photo, comes: (as = FIRST_BYTES) => act(async () => give(as.buffer)) };
};

/** A server that answers the save of the document when the test says so. */
const slowServer = () => {
  const { papers } = identityServer();
  const asked: { readonly files: readonly UploadedFile[]; readonly answer: (is: 'saved' | 'stopped') => void }[] = [];
  const saveIdentification: typeof papers.saveIdentification =
    (_, { frontPhoto, backPhoto }) =>
    () =>
      new Promise((resolve) => {
        const answer = (is: 'saved' | 'stopped') =>
          resolve(is === 'saved' ? E.right(undefined) : E.left({ _tag: 'Unreachable', cause: 'stopped' }));
        asked.push({ files: [frontPhoto, ...(backPhoto === undefined ? [] : [backPhoto])], answer });
      });
  return { papers: { ...papers, saveIdentification }, asked };
};

/** The page of a client who saved an RG, and chose no photo yet. */
const open = async () => {
  const { papers, asked } = slowServer();
  const app = openStep('identification', { also: (put) => put(REGISTRATION.Papers, papers) });
  await screen.findByLabelText(FRONT);
  return { ...app, asked };
};

const button = (name: string) => screen.getByRole('button', { name });
const choose = async (caption: RegExp, photo: File) => userEvent.upload(screen.getByLabelText(caption), photo);

describe('a press while a photo is made ready', () => {
  it('waits for it, takes nothing meanwhile, and goes on by itself', async () => {
    const { asked } = await open();
    const back = slowPhoto('verso.jpg');
    await choose(FRONT, new File([FIRST_BYTES], 'frente.jpg', { type: 'image/jpeg' }));
    await screen.findByText('frente.jpg');
    await choose(BACK, back.photo);
    await press('Próximo');
    expect([button('Próximo').getAttribute('aria-busy'), fieldErrors(), asked.length]).toEqual(['true', [], 0]);
    expect(screen.getByLabelText<HTMLInputElement>('Nome da mãe').readOnly).toBe(true);
    await press('Próximo');
    await back.comes();
    await waitFor(() =>
      expect(asked.map(({ files }) => files.map(({ name }) => name))).toEqual([['frente.jpg', 'verso.jpg']]),
    );
  });

  it('tells at once what else is wrong, and then waits for nothing', async () => {
    const { asked } = await open();
    const front = slowPhoto('frente.jpg');
    await choose(FRONT, front.photo);
    await press('Próximo');
    expect([fieldErrors(), button('Próximo').getAttribute('aria-busy')]).toEqual([['* Escolha um arquivo'], 'false']);
    await front.comes();
    await screen.findByText('frente.jpg');
    expect(asked).toEqual([]);
  });

  it('ends when the photo is refused, whose field says why', async () => {
    const { asked, navigation } = await open();
    const back = slowPhoto('verso.jpg');
    await choose(FRONT, new File([FIRST_BYTES], 'frente.jpg', { type: 'image/jpeg' }));
    await screen.findByText('frente.jpg');
    await choose(BACK, back.photo);
    await press('Próximo');
    await back.comes(Uint8Array.from([1, 2, 3]));
    expect((await screen.findByRole('alert')).textContent).toBe('O arquivo escolhido não é válido');
    await waitFor(() => expect(button('Próximo').getAttribute('aria-busy')).toBe('false'));
    expect([asked, navigation.path()]).toEqual([[], HERE]);
  });
});

describe('photos on their way', () => {
  const send = async () => {
    const opened = await open();
    for (const [caption, name] of [
      [FRONT, 'frente.jpg'],
      [BACK, 'verso.jpg'],
    ] as const) {
      await choose(caption, new File([FIRST_BYTES], name, { type: 'image/jpeg' }));
      await screen.findByText(name);
    }
    await press('Próximo');
    await waitFor(() => expect(opened.asked.length).toBe(1));
    let stops = 0;
    const tell = (shares: readonly number[]) =>
      act(() =>
        opened.asked[0]?.files.forEach((file, at) =>
          showSending(file, { _tag: 'Sending', share: shares[at] ?? 0, stop: () => (stops += 1) }),
        ),
      );
    return { ...opened, tell, stops: () => stops };
  };

  it('show beside the button how far they are together, and may be stopped until one is sent whole', async () => {
    const { tell, stops } = await send();
    tell([1, 0.5]);
    const actions = button('Próximo').parentElement;
    expect(actions?.textContent).toBe('PróximoEnviando… 75%Parar envio');
    await press('Parar envio');
    expect([stops(), button('Parar envio').getAttribute('aria-disabled')]).toEqual([0, 'true']);
    tell([0.5, 0]);
    expect(screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Envio dos arquivos' }).value).toBe(25);
    await press('Parar envio');
    expect(stops()).toBe(1);
  });

  it('that the client stopped are no failure, and one tap sends them again', async () => {
    const { asked, tell, navigation } = await send();
    tell([0.5, 0]);
    button('Parar envio').focus();
    await act(async () => {
      asked[0]?.files.forEach((file) => showSending(file, { _tag: 'NotSent' }));
      asked[0]?.answer('stopped');
    });
    expect(screen.getByText('Você parou o envio. O que você preencheu continua aqui.').tagName).toBe('OUTPUT');
    expect([screen.queryByRole('alert'), screen.queryByText(/^Enviando…/)]).toEqual([null, null]);
    expect(document.activeElement).toBe(button('Enviar novamente'));
    await press('Enviar novamente');
    await waitFor(() => expect(asked.length).toBe(2));
    await act(async () => asked[1]?.answer('saved'));
    await waitFor(() => expect(navigation.path()).toBe(NEXT));
  });
});
