import { expect, test } from '@playwright/test';
import { controlProblems } from '../../controls.ts';
import { readersProblems } from '../../readers.ts';

const draw = (
  body: string,
): string => `<!doctype html><html lang="pt-BR"><meta name="viewport" content="width=device-width"><style>
  body { margin: 0; font: 1rem/1.5 sans-serif }
  button { width: 100px; height: 44px; border: 0 }
  :focus-visible { outline: 2px solid blue }
  .far { display: block; margin-top: 900px }
  .bar { position: fixed; inset: auto 0 0; height: 100px; background: white }
</style><main>${body}</main></html>`;

const WRONG = {
  'a control that a finger misses': ['<button style="height: 20px">Ok</button>', /^small: button 'Ok'/],
  'a narrow control': ['<button style="width: 20px">Ok</button>', /^small: button 'Ok'/],
  'a control without a ring': ['<button style="outline: none">Ok</button>', /^no ring: button 'Ok'/],
  'a control under a bar': [
    '<button class="far">Ok</button><div class="bar"></div>',
    /^covered with the focus: button 'Ok'/,
  ],
} as const;

test('a control that a finger or a keyboard misses is found @phone', async ({ page }) => {
  for (const [title, [body, finding]] of Object.entries(WRONG)) {
    await page.setContent(draw(body));
    expect(await controlProblems(page), title).toEqual([expect.stringMatching(finding)]);
  }
});

test('what a finger and a keyboard reach is no finding @phone', async ({ page }) => {
  await page.setContent(
    draw(`
      <button>Ok</button>
      <label style="display: inline-block; padding: 14px"><input type="checkbox"> Aceito</label>
      <p>Leia o <a href="/">termo</a> antes.</p>
      <style>html { scroll-padding-bottom: 120px }</style>
      <button class="far">Longe</button><div style="height: 900px"></div><div class="bar"></div>
    `),
  );
  expect(await controlProblems(page)).toEqual([]);
});

const FOR_READERS = {
  'a word that large text breaks': [
    '<p style="width: 160px; overflow-wrap: anywhere">documentos</p>',
    /, broken: 'documentos'$/,
  ],
  'a line that wide spaces cut': [
    '<p style="width: 150px; overflow: hidden; white-space: nowrap">Baixar a planilha</p>',
    /^with wide spaces, cut: 'Baixar a planilha'$/,
  ],
} as const;

test('what large text or wide spaces break is found @phone', async ({ page }) => {
  for (const [title, [body, finding]] of Object.entries(FOR_READERS)) {
    await page.setContent(draw(body));
    expect(await readersProblems(page), title).toEqual(expect.arrayContaining([expect.stringMatching(finding)]));
  }
});
