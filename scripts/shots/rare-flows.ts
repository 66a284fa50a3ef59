import type { Page } from '@playwright/test';
import { documentOf, PERSONA_PASSWORD } from '@aroeira/sandbox';
import { portalIn } from '../../tests/pages/portal.ts';
import { identificationPage } from '../../tests/pages/registration/identification.page.ts';
import { lackOnlySignature } from '../../tests/pages/signature/signature.page.ts';
import { phonePhoto } from '../../tests/phone-photo.ts';
import { flow, type Sight } from './flows.ts';

const PAPER = {
  'Número do documento': '01234567890',
  'Data de emissão': '10/03/2020',
  'Data de validade': '10/03/2030',
  'Nome da mãe': 'Helena Monteiro',
  'Nome do pai': 'Carlos Monteiro',
};

const failWrites = (page: Page) =>
  page.route('**/api/**', (route) =>
    route.request().method() === 'GET' ? route.continue() : route.fulfill({ status: 500, json: {} }),
  );

/** Sends a photo so slowly that one can look at it. */
const sendPhoto = async (page: Page): Promise<ReturnType<typeof identificationPage>> => {
  const at = identificationPage(page);
  await page.goto('/registration/form/identification');
  await at.type('CNH').click();
  await at.photo.setInputFiles({ name: 'IMG_2027.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto(page) });
  await at.fill(PAPER);
  await at.choose('UF de emissão', 'São Paulo');
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 20_000 };
  await network.send('Network.emulateNetworkConditions', slow);
  await at.next.click();
  await at.sending.waitFor();
  return at;
};

/** What a person meets only when something goes wrong, or at the end of a long way. */
export const RARE_FLOWS: readonly Sight[] = [
  flow('seldom upload stopped', 'carla', async (page) => {
    const at = await sendPhoto(page);
    await page.getByRole('button', { name: 'Parar envio' }).click();
    await at.notSent.waitFor();
  }),
  flow('seldom registration complete', 'elisa', async (page) => {
    await lackOnlySignature(page, new URL(page.url()).origin);
    await page.goto('/registration/form/success');
  }),
  flow('seldom document unread', 'ana', async (page) => {
    await page.goto('/profile-documents');
    const first = page.getByRole('list', { name: 'Meus documentos' }).getByRole('link').first();
    await first.waitFor();
    await page.route('**/api/**', (route) => route.fulfill({ status: 500, json: {} }));
    await first.click();
    await page.getByRole('alert').first().waitFor();
  }),
  flow('seldom goals not saved', 'ana', async (page) => {
    await page.goto('/liberty/goals');
    await page.getByLabel('Expectativa de vida').fill('91');
    await failWrites(page);
    await page.getByRole('button', { name: 'Salvar' }).click();
    await page.getByRole('alert').first().waitFor();
  }),
  flow('seldom account to remove', 'lucas', async (page) => {
    await page.goto('/profile-bank-accounts');
    await page
      .getByRole('button', { name: /^Remover/ })
      .first()
      .click();
    await page.getByRole('dialog').or(page.getByRole('alertdialog')).first().waitFor();
  }),
  flow('seldom main account', 'ana', async (page) => {
    const { returning, login } = portalIn(page);
    for (const persona of ['joao', 'wagner'] as const) {
      await returning.arrive();
      await returning.addAnother();
      await login.signIn(documentOf(persona), PERSONA_PASSWORD);
      await page.waitForURL(/\/dashboard$/);
    }
    await returning.arrive();
    await returning.remove('Ana');
    await returning.mainAccount.dialog.waitFor();
  }),
];
