import { writeFileSync } from 'node:fs';
import type { Browser } from 'puppeteer-core';
import { findFirefox, NO_FIREFOX } from '../../../scripts/firefox.ts';
import { firefoxTab, startFirefox } from '../../firefox.ts';
import { expect, test as base } from '../../fixtures.ts';
import { lackOnlySignature } from '../../pages/signature/signature.page.ts';

type Tab = Awaited<ReturnType<typeof firefoxTab>>;

/** One Firefox for all tests of the file, and a tab for each. A journey ends without an error that nobody caught. */
const test = base.extend<{ readonly tab: Tab }, { readonly firefox: Browser }>({
  firefox: [
    async ({}, provide) => {
      const firefox = await startFirefox();
      await provide(firefox);
      await firefox.close();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  tab: async ({ firefox, origin }, provide) => {
    const errors: string[] = [];
    const tab = await firefoxTab(firefox, origin, (error) => errors.push(error));
    await provide(tab);
    await tab.close();
    expect(errors).toEqual([]);
  },
});

test.describe.configure({ mode: 'default' });

test.describe('in Firefox', { tag: '@desktop' }, () => {
  test.skip(findFirefox() === undefined, NO_FIREFOX);

  test('ana signs in and redeems, and carla enters after her on the same device', async ({ tab }) => {
    await tab.signIn('ana');
    await tab.greets('Ana');
    await tab.open('/movements/redemption');
    await tab.at('//main//button[contains(normalize-space(.), "Renda Fixa Liquidez")]').click();
    await tab.named('label', 'Parcial').click();
    await tab.fill('Quanto deseja resgatar?', '1000,01');
    await tab.takeFirst('Conta destino');
    await tab.at('//main//button[normalize-space(.) = "Resgatar"]').click();
    await tab.at('//*[@role = "dialog" or self::dialog]//button[normalize-space(.) = "Resgatar"]').click();
    await tab.heading('Resgate solicitado!');

    await tab.open('/logout');
    await tab.named('a', 'Adicionar outra conta').click();
    await tab.enter('carla');
    await tab.greets('Carla');
    expect(await tab.page.$eval('body', ({ innerText }) => innerText)).not.toContain('Ana');
  });

  test('ana invests', async ({ tab }) => {
    await tab.signIn('ana');
    await tab.greets('Ana');
    await tab.open('/movements/investment');
    await tab.fill('Quanto deseja investir?', '50000');
    await tab.named('label', 'Aroeira Renda Fixa Liquidez').click();
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
    await tab.named('label', 'CNH').click();
    const input = await tab.page.waitForSelector('input[type="file"]:not([capture])');
    await input?.uploadFile(photo);
    await tab.named('*', 'Arquivo pronto para enviar.').wait();
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
    await tab.at('//button[contains(@aria-label, "Ler Termo de ciência")]').click();
    await tab.at('//article//canvas').wait();
    await tab.page.focus('section[aria-label^="Termo de ciência"], [role=region][aria-label^="Termo de ciência"]');
    await tab.page.keyboard.press('End');
    await tab.page.waitForSelector('input[type="checkbox"]:enabled');
    await tab.named('label', 'Li e aceito o termo').click();
    await tab.press('Aceito');
    await tab.press('Continuar');
    await tab.fill('Cidade de assinatura', 'Santos');
    const paper = await tab.at('//*[contains(@class, "pad")]//canvas').waitHandle();
    const { x, y, width, height } = (await paper.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const { mouse } = tab.page;
    await mouse.move(x + width * 0.2, y + height * 0.5);
    await mouse.down();
    await mouse.move(x + width * 0.5, y + height * 0.3, { steps: 10 });
    await mouse.move(x + width * 0.8, y + height * 0.6, { steps: 10 });
    await mouse.up();
    await tab.press('Assinar 1 termo');
    await tab.heading('Termos assinados');
  });

  test('a visitor sees the page of a PDF', async ({ tab }) => {
    await tab.open('/registration/terms?term=proposal');
    const colours = () =>
      tab.page.evaluate(() => {
        const paper = document.querySelector('article canvas');
        if (!(paper instanceof HTMLCanvasElement)) return 0;
        const { data = [] } = paper.getContext('2d')?.getImageData(0, 0, paper.width, paper.height) ?? {};
        return new Set(data).size;
      });
    // White paper alone has one.
    await expect.poll(colours, { timeout: 60_000 }).toBeGreaterThan(9);
  });
});
