import { writeFileSync } from 'node:fs';
import { findFirefox, hasWebKit, NO_FIREFOX, NO_WEBKIT } from '../../../scripts/other-browsers.ts';
import type { OtherBrowser } from '../../browsers/driven.ts';
import { startFirefox } from '../../browsers/firefox.ts';
import { tabIn } from '../../browsers/tab.ts';
import { startWebKit } from '../../browsers/webkit.ts';
import { expect, test as base } from '../../fixtures.ts';
import { lackOnlySignature } from '../../pages/signature/signature.page.ts';

/** One browser for all tests of a worker, and a tab for each. A journey ends without an error that nobody caught. */
const testsIn = (start: () => Promise<OtherBrowser>) =>
  base.extend<{ readonly tab: ReturnType<typeof tabIn> }, { readonly other: OtherBrowser }>({
    other: [
      async ({}, provide) => {
        const browser = await start();
        await provide(browser);
        await browser.close();
      },
      { scope: 'worker', timeout: 90_000 },
    ],
    tab: async ({ other, origin }, provide) => {
      const driven = await other.tab();
      await provide(tabIn(driven, origin));
      expect(await driven.close()).toEqual([]);
    },
  });

const journeys = (test: ReturnType<typeof testsIn>) => {
  test('ana signs in and redeems, and carla enters after her on the same device', async ({ tab }) => {
    await tab.signIn('ana');
    await tab.greets('Ana');
    await tab.open('/movements/redemption');
    await tab.pressAt('//main//button[contains(normalize-space(.), "Renda Fixa Liquidez")]');
    await tab.choose('Parcial');
    await tab.fill('Quanto deseja resgatar?', '1000,01');
    await tab.takeFirst('Conta destino');
    await tab.pressAt('//main//button[normalize-space(.) = "Resgatar"]');
    await tab.pressAt('//*[@role = "dialog" or self::dialog]//button[normalize-space(.) = "Resgatar"]');
    await tab.heading('Resgate solicitado!');

    await tab.open('/logout');
    await tab.follow('Adicionar outra conta');
    await tab.enter('carla');
    await tab.greets('Carla');
    expect(await tab.read(() => document.body.innerText)).not.toContain('Ana');
  });

  test('ana invests', async ({ tab }) => {
    await tab.signIn('ana');
    await tab.greets('Ana');
    await tab.open('/movements/investment');
    await tab.fill('Quanto deseja investir?', '50000');
    await tab.choose('Aroeira Renda Fixa Liquidez');
    await tab.press('Investir');
    await tab.heading('Distribua seu investimento');
    await tab.takeFirst('Conta de origem');
    await tab.press('Continuar');
    await tab.press('Confirmar');
    await tab.heading('Agora é só fazer um TED');
  });

  test('carla goes on with her registration, and sends a photo', async ({ tab, page }, info) => {
    const photo = info.outputPath('CNH.jpg');
    writeFileSync(photo, await page.screenshot({ type: 'jpeg' }));
    await tab.signIn('carla');
    await tab.greets('Carla');
    await tab.open('/registration/form/identification');
    await tab.choose('CNH');
    await tab.upload('//input[@type = "file" and not(@capture)]', photo);
    await tab.says('Arquivo pronto para enviar.');
    await tab.fill('Número do documento', '01234567890');
    await tab.fill('Data de emissão', '10/03/2020');
    await tab.fill('Data de validade', '10/03/2030');
    await tab.fill('Nome da mãe', 'Helena Prado');
    await tab.fill('Nome do pai', 'Carlos Prado');
    await tab.takeFirst('UF de emissão');
    await tab.press('Próximo');
    await tab.heading('Conte um pouco sobre você');
  });

  test('elisa reads a term, draws her signature, and ends with a signed term', async ({ tab, page, origin }) => {
    await lackOnlySignature(page, origin);
    await tab.signIn('elisa');
    await tab.greets('Elisa');
    await tab.open('/registration/signature/terms');
    await tab.pressAt('//button[contains(@aria-label, "Ler Termo de ciência")]');
    await tab.see('//article//canvas');
    await tab.toEnd('//*[(self::section or @role = "region") and starts-with(@aria-label, "Termo de ciência")]');
    await tab.see('//input[@type = "checkbox" and not(@disabled)]');
    await tab.choose('Li e aceito o termo');
    await tab.press('Aceito');
    await tab.press('Continuar');
    await tab.fill('Cidade de assinatura', 'Santos');
    await tab.draw('//*[contains(@class, "pad")]//canvas', [
      [0.2, 0.5],
      [0.5, 0.3],
      [0.8, 0.6],
    ]);
    await tab.press('Assinar 1 termo');
    await tab.heading('Termos assinados');
  });

  test('a visitor sees the page of a PDF', async ({ tab }) => {
    await tab.open('/registration/terms?term=proposal');
    const colours = () =>
      tab.read(() => {
        const paper = document.querySelector('article canvas');
        if (!(paper instanceof HTMLCanvasElement)) return 0;
        const { data = [] } = paper.getContext('2d')?.getImageData(0, 0, paper.width, paper.height) ?? {};
        return new Set(data).size;
      });
    // White paper alone has one.
    await expect.poll(colours, { timeout: 60_000 }).toBeGreaterThan(9);
  });
};

// Else each worker would start a browser of its own.
base.describe.configure({ mode: 'default' });

base.describe('in Firefox', { tag: '@desktop' }, () => {
  const test = testsIn(startFirefox);
  test.skip(findFirefox() === undefined, NO_FIREFOX);
  journeys(test);
});

// The engine of Safari, and of each browser of an iPhone.
base.describe('in WebKit', { tag: '@phone' }, () => {
  const test = testsIn(startWebKit);
  test.skip(!hasWebKit(), NO_WEBKIT);
  journeys(test);
});
