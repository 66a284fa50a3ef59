import { refused, unreachable } from '@aroeira/domain/kernel/testing';
import { checkList } from '@aroeira/domain/registration/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { press } from '../composition/testing/press.ts';
import { scrollPaper } from '../ui/pdf/testing/paper.ts';
import { alert, atPad, box, city, openSigning, read, sent, SIGN } from './testing/open-signing.tsx';

describe('the terms', () => {
  it('are read in the viewer and then accepted [R377]', async () => {
    const { server, at } = openSigning('terms');
    expect((await box('Termo de risco')).disabled).toBe(true);
    await read('Termo de risco');
    expect([(await box('Termo de risco')).checked, (await box('Termo de adesão')).disabled]).toEqual([true, true]);
    await press('Continuar');
    await at(SIGN);
    expect(sent(server, 'accept')).toEqual([{ formId: 31, termIds: [2] }]);
  });

  it('are not accepted before they were scrolled to the end (decision Q152)', async () => {
    openSigning('terms');
    await press('Ler Termo de risco');
    const accepted = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Li e aceito o termo' });
    await screen.findByText('Role até o fim do termo para aceitar.');
    await scrollPaper('Termo de risco', 500);
    await press('Aceito');
    expect([accepted.disabled, screen.queryByRole('heading', { name: 'Leia os termos' })]).toEqual([true, null]);
    await press('Voltar');
    expect((await box('Termo de risco')).disabled).toBe(true);
  });

  it('need one that is accepted [R378]', async () => {
    const { server, navigation } = openSigning('terms');
    await press('Continuar');
    expect(await alert()).toBe('Para continuar, é necessário ler e aceitar pelo menos um termo.');
    await read('Termo de risco');
    await userEvent.click(await box('Termo de risco'));
    await press('Continuar');
    await screen.findByRole('alert');
    expect([sent(server, 'accept'), navigation.path()]).toEqual([[], '/registration/signature/terms']);
  });

  it('say that they did not load, and load again [R388]', async () => {
    openSigning('terms', { failures: { terms: [unreachable] } });
    await screen.findByText('Não foi possível carregar os termos');
    await press('Tentar novamente');
    expect(await box('Termo de risco')).toBeTruthy();
  });
});

describe('the signature', () => {
  it('is drawn, uploaded, confirmed and signed [R386] [R387]', async () => {
    const { server, ink, at } = await atPad();
    ink.draw(90);
    await userEvent.type(await city(), 'Santos');
    await press('Assinar 1 termo');
    await at('/registration/signature/signedTerms');
    expect(sent(server, 'upload')).toMatchObject([{ image: 'line 90', method: 'drawn', signingCity: 'Santos' }]);
    expect([sent(server, 'confirm'), sent(server, 'sign')]).toEqual([[7], [{ formId: 31, clientId: 7 }]]);
  });

  it('is not sent without a drawing, and a dot is none [R379]', async () => {
    const { server, ink } = await atPad();
    await userEvent.type(await city(), 'Santos');
    await press('Assinar 1 termo');
    expect(await alert()).toBe('Para continuar, é necessário fazer a sua assinatura.');
    ink.draw(0);
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await press('Assinar 1 termo');
    await screen.findByRole('alert');
    expect(sent(server, 'upload')).toEqual([]);
  });

  it('is not sent without the city, which gets the focus [R380]', async () => {
    const { server, ink } = await atPad();
    ink.draw(90);
    await press('Assinar 1 termo');
    await waitFor(async () => expect(document.activeElement).toBe(await city()));
    expect(sent(server, 'upload')).toEqual([]);
  });

  it('is gone with all its pictures after a clear [R382]', async () => {
    const { ink, server } = await atPad();
    ink.draw(90);
    await press('Limpar');
    await waitFor(() => expect([ink.open(), ink.start()]).toEqual([1, undefined]));
    await userEvent.type(await city(), 'Santos');
    await press('Assinar 1 termo');
    await screen.findByRole('alert');
    expect(sent(server, 'upload')).toEqual([]);
  });

  it('is drawn on the whole screen, saved, and kept with the city [R381]', async () => {
    const { ink, server, at, navigation } = await atPad();
    await userEvent.type(await city(), 'Santos');
    ink.draw(50);
    navigation.push('/registration/signature/signFullscreen');
    await waitFor(() => expect([ink.open(), ink.start()?.image]).toEqual([1, 'line 50']));
    ink.draw(80);
    await press('Fechar sem salvar');
    await at(SIGN);
    await waitFor(() => expect(ink.start()?.image).toBe('line 50'));
    navigation.push('/registration/signature/signFullscreen');
    await screen.findByRole('button', { name: 'Concluir' });
    await waitFor(() => expect(ink.open()).toBe(1));
    ink.draw(95);
    await press('Concluir');
    await at(SIGN);
    expect((await city()).value).toBe('Santos');
    await press('Assinar 1 termo');
    await at('/registration/signature/signedTerms');
    expect(sent(server, 'upload')).toMatchObject([{ image: 'line 95' }]);
  });

  it('may be the typed name, as it is registered', async () => {
    const { server, at } = await atPad();
    await userEvent.click(screen.getByRole('radio', { name: 'Digitar o nome' }));
    await userEvent.type(await city(), 'Santos');
    await userEvent.type(screen.getByLabelText('Nome completo'), 'Ana');
    await press('Assinar 1 termo');
    expect(await alert()).toBe('Digite o seu nome completo, igual ao do seu cadastro.');
    await userEvent.type(screen.getByLabelText('Nome completo'), ' beatriz Nogueira');
    await press('Assinar 1 termo');
    await at('/registration/signature/signedTerms');
    expect(sent(server, 'upload')).toMatchObject([{ image: 'written Ana beatriz Nogueira', method: 'typed' }]);
  });

  it('stays on the page with what was typed when the server refuses it [R389]', async () => {
    const { ink, server, at } = await atPad({ failures: { sign: [refused('ERR133')] } });
    ink.draw(90);
    await userEvent.type(await city(), 'Santos');
    await press('Assinar 1 termo');
    expect(await alert()).toBe('Não é possível assinar a ficha cadastral.');
    await press('Assinar 1 termo');
    await at('/registration/signature/signedTerms');
    expect(sent(server, 'upload')).toHaveLength(2);
  });

  it('cannot be typed where the deployment takes drawn ones only (decision Q172)', async () => {
    await atPad({ settings: { typedSignature: false } });
    expect(screen.queryByRole('radio', { name: 'Digitar o nome' })).toBeNull();
    expect(screen.getByText(/esta assinatura eletrônica, desenhada na tela, como válida/)).toBeTruthy();
  });

  it('opens its paper again after the program did not load', async () => {
    const app = openSigning('terms', { noInk: 1 });
    await read('Termo de risco');
    await press('Continuar');
    expect(await alert()).toBe('Não foi possível abrir a área de assinatura.');
    await press('Tentar novamente');
    await waitFor(() => expect(app.ink.open()).toBe(1));
    cleanup();
    expect(app.ink.open()).toBe(0);
  });
});

describe('the pages of the signature', () => {
  it.each(['terms', 'sign', 'signedTerms'])('say what they are for before they open: %s', async (page) => {
    openSigning(page, { isSilent: true });
    const title = await screen.findByRole('heading', { level: 1 });
    expect(title.closest('.stack-8')?.querySelector('p.secondary')?.textContent).toMatch(/\.$/);
  });

  it.each(['sign', 'signFullscreen'])('lead to the terms before one is accepted: %s', async (page) => {
    const { at } = openSigning(page);
    await at('/registration/signature/terms');
  });

  it.each(['terms', 'signedTerms', 'success'])('lead to the start while a part is missing: %s', async (page) => {
    const { at } = openSigning(page, { list: checkList(['documents'], { overallResult: 0 }) });
    await at('/registration/form/authStart');
  });

  it.each(['terms', 'sign', 'signFullscreen', 'signedTerms', 'success'])(
    'lead a company that is not approved to the dashboard: %s (decision 0290)',
    async (page) => {
      const { at } = openSigning(page, { isCompany: true });
      await at('/dashboard');
    },
  );

  it('lead an approved client to the dashboard, unless a renewal waits for the signature', async () => {
    const { at } = openSigning('terms', { approval: 'approved' });
    await at('/dashboard');
    cleanup();
    openSigning('terms', { approval: 'approved', renewal: { status: 'available', step: 'signature' } });
    expect(await box('Termo de risco')).toBeTruthy();
  });

  it.each([undefined, 'started', 'financial'] as const)(
    'lead to the check list while a renewal waits for what comes before: %s (decision 0222)',
    async (step) => {
      const { at } = openSigning('terms', { approval: 'approved', renewal: { status: 'expired', step } });
      await at('/registration/renew');
    },
  );
});
