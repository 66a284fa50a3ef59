import { identityServer } from '@aroeira/domain/registration/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { press } from '../../composition/testing/press.ts';
import { REGISTRATION } from '../registration.tokens.ts';
import { draftsOver, draftStores, openStep } from '../flow/testing/open-step.tsx';

const KEPT = 'Rascunho guardado só neste dispositivo. Você pode fechar o portal e continuar depois.';
const PROOF = 'Comprovante de residência';
const PROOF_INPUT = /^Comprovante de residência (?:Escolha um arquivo|Substituir)$/;
const NOT_KEPT =
  'Para sua segurança, o arquivo que você escolheu não fica guardado. Se sair antes de enviar, escolha-o de novo.';
const LOST = `Para sua segurança, o arquivo de “${PROOF}” não ficou guardado. Escolha-o de novo.`;

const jpeg = (name = 'conta.jpg') =>
  new File([Uint8Array.from([0xff, 0xd8, 0xff, 0xe0])], name, { type: 'image/jpeg' });
const choose = async (caption: RegExp, name?: string) => {
  await userEvent.upload(await screen.findByLabelText(caption), jpeg(name));
  await screen.findByText(name ?? 'conta.jpg');
};
const says = (text: string) =>
  screen.queryByText((_, element) => element?.tagName === 'OUTPUT' && element.textContent?.includes(text) === true) !==
  null;
const number = () => screen.findByLabelText<HTMLInputElement>('Número');

/** A page opened again on the same device, as after a reload or a new sign-in. */
const device = () => {
  const stores = draftStores();
  return (world: Parameters<typeof openStep>[1] = {}, step = 'addressData') => {
    cleanup();
    return openStep(step, { ...world, drafts: draftsOver(stores) });
  };
};

it('says while the client types that a chosen file is not in the draft, and not on a page without one', async () => {
  device()();
  await userEvent.type(await number(), '1');
  expect([says(KEPT), says(NOT_KEPT)]).toEqual([true, false]);
  await choose(PROOF_INPUT);
  expect([says(KEPT), says(NOT_KEPT)]).toEqual([true, true]);
  await press('Remover conta.jpg');
  expect([says(KEPT), says(NOT_KEPT)]).toEqual([true, false]);
});

it.each(['ok', 'available'] as const)(
  'says after the return that the file must be chosen again, until it is (renewal %s)',
  async (renewal) => {
    const again = device();
    const world = renewal === 'ok' ? {} : { renewal, approval: 'approved' as const };
    again(world);
    await userEvent.type(await number(), '1');
    await choose(PROOF_INPUT);
    again(world);
    expect((await number()).value).toMatch(/1$/);
    expect([says(KEPT), says(LOST), says(NOT_KEPT)]).toEqual([true, true, false]);
    await userEvent.type(await number(), '2');
    again(world);
    await number();
    expect(says(LOST)).toBe(true);
    await choose(PROOF_INPUT);
    expect([says(LOST), says(NOT_KEPT)]).toEqual([false, true]);
  },
);

it('promises no draft where only a file was chosen, and says after the return that it is gone', async () => {
  const again = device();
  again();
  await number();
  await choose(PROOF_INPUT);
  expect([says(KEPT), says(NOT_KEPT)]).toEqual([false, true]);
  again();
  await number();
  expect([says(KEPT), says(LOST)]).toEqual([false, true]);
  await press('Descartar rascunho');
  again();
  await number();
  expect(says(LOST)).toBe(false);
});

it('names each picture of a document', async () => {
  const again = device();
  const identity = identityServer();
  const world = { also: (put: Put) => put(REGISTRATION.Papers, identity.papers) };
  again(world, 'identification');
  await userEvent.click(await screen.findByRole('radio', { name: 'RG' }));
  await choose(/^Foto do documento (?:Escolha um arquivo|Substituir)$/, 'frente.jpg');
  await choose(/^Foto do verso (?:Escolha um arquivo|Substituir)$/, 'verso.jpg');
  expect(screen.getByText(/os arquivos que você escolheu não ficam guardados/)).toBeTruthy();
  again(world, 'identification');
  await waitFor(() =>
    expect(
      says(
        'Para sua segurança, os arquivos de “Foto do documento” e “Foto do verso” não ficaram guardados. Escolha-os de novo.',
      ),
    ).toBe(true),
  );
});

type Put = Parameters<NonNullable<NonNullable<Parameters<typeof openStep>[1]>['also']>>[0];
