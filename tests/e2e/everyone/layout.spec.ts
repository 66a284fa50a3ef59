import { expect, test } from '@playwright/test';
import { layoutProblems } from '../../layout.ts';

const draw = (
  body: string,
): string => `<!doctype html><html lang="pt-BR"><meta name="viewport" content="width=device-width"><style>
  body { margin: 0; font: 16px/1.5 sans-serif }
  p { margin: 0 }
  div { position: relative; width: 200px; height: 60px }
  .one-line { overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
  .over { position: absolute; top: 0; left: 0 }
  select, input { width: 100px }
</style><main>${body}</main></html>`;

const LONG = 'Fundo de Investimento em Cotas de Fundos de Investimento';

const WRONG = {
  'a page that scrolls sideways': ['<div style="width: 500px">Largo</div>', /^too wide: the page: 500 px in 360$/],
  'a part beyond the edge of what is cut there': [
    '<section style="overflow: clip"><div style="width: 500px">Largo</div></section>',
    /^too wide: <div/,
  ],
  'a text that ends in dots': [`<div class="one-line">${LONG}</div>`, /^cut: 'Fundo/],
  'a text that is cut below': [`<div style="overflow: hidden; height: 30px">${LONG}</div>`, /^cut: 'Fundo/],
  'a choice that is longer than its field': [`<select><option>${LONG}</option></select>`, /^cut: 'Fundo/],
  'a placeholder that is longer than its field': [`<input placeholder="${LONG}">`, /^cut: 'Fundo/],
  'a text over another': [
    '<div><p>Baixar</p><p class="over" style="top: 8px">Investimentos</p></div>',
    /^over each other: 'Baixar', 'Investimentos'$/,
  ],
} as const;

test('what is too wide, cut or written over is found @phone', async ({ page }) => {
  for (const [title, [body, finding]] of Object.entries(WRONG)) {
    await page.setContent(draw(body));
    expect(await layoutProblems(page), title).toEqual(expect.arrayContaining([expect.stringMatching(finding)]));
  }
});

test('what a person can read is no finding @phone', async ({ page }) => {
  await page.setContent(
    draw(`
      <div style="height: 100px">${LONG}</div>
      <div style="overflow: auto; white-space: nowrap">${LONG}</div>
      <p>Antes <b>no meio</b> depois</p>
      <div>Na página<p class="over" style="z-index: 1; background: white">Na lista aberta</p></div>
      <div class="one-line">Curto<p style="position: fixed; bottom: 0; white-space: normal">${LONG}</p></div>
      <div class="one-line" style="opacity: 0">${LONG}</div>
      <p class="sr-only over">Para quem ouve</p>
      <select><option>Curta</option><option>${LONG}</option></select>
      <div class="one-line" hidden>${LONG}</div>
    `),
  );
  expect(await layoutProblems(page)).toEqual([]);
});
