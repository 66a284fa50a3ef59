import { expect } from '@playwright/test';
import { maskedField } from '../../pages/forms/masked-field.ts';
import { test } from './dev-build.ts';

const inPortuguese = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2 });

/** Every usual way to write an amount, from `100000` to `100.000,00`. */
const waysToWrite = (full: string): readonly string[] => {
  const plain = full.replaceAll('.', '');
  const short = [full, plain].map((text) => text.replace(/,00$/, ''));
  return [full, plain, ...short, plain.replace(',', '.'), full.replace(/,(\d\d)$/, '.$1')];
};

/** In cents: from one cent to the longest amount, once with different digits, once round. */
const amounts = [1, 4, 6, 8, 9, 14].flatMap((length) => [
  Number('12345678901234'.slice(0, length)),
  10 ** (length - 1),
]);

test('an amount typed key by key in any usual way is the amount that was written @phone', async ({
  sharedFieldsPage,
}) => {
  const input = sharedFieldsPage.getByRole('region', { name: 'Formulário completo' }).getByLabel('Renda mensal');
  const masked = maskedField(sharedFieldsPage, input, 'R$ '.length);
  for (const amount of amounts) {
    const full = inPortuguese.format(amount / 100);
    for (const written of waysToWrite(full)) {
      await input.fill('');
      await masked.play([{ t: written }]);
      await input.blur();
      expect([written, (await input.inputValue()).replaceAll('\u00a0', ' ')]).toEqual([written, `R$ ${full}`]);
    }
  }
});
