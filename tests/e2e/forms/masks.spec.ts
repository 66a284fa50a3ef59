import { expect } from '@playwright/test';
import { maskedField } from '../../pages/forms/masked-field.ts';
import { test } from './dev-build.ts';
import { MASK_CASES } from './mask-cases.ts';

/** The field of the developers' form that each case is played on. */
const CAPTIONS: Readonly<Record<string, string>> = {
  cpfCnpj: 'CPF ou CNPJ',
  cpfCnpjAlnum: 'CPF ou CNPJ',
  date: 'Data de emissão',
  money: 'Renda mensal',
  moneyCents: 'Reserva, em centavos',
  percent: 'Participação',
  phone: 'Celular',
};

/** The cases write money without the sign of our field (decision 0050). */
const SIGN = 'R$ ';

for (const [title, { steps, value, alsoOk = [], caret, alsoOkCaret }] of Object.entries(MASK_CASES))
  test(title, async ({ sharedFieldsPage: page }) => {
    const [field = ''] = title.split('-');
    const prefix = field === 'money' ? SIGN : '';
    const input = page.getByRole('region', { name: 'Formulário completo' }).getByLabel(CAPTIONS[field] ?? field);
    const masked = maskedField(page, input, prefix.length);
    await input.fill('');
    await input.blur();
    await masked.play(steps);
    const shown = (await input.inputValue()).replaceAll('\u00a0', ' ');
    expect([value, ...alsoOk]).toContain(shown.startsWith(prefix) ? shown.slice(prefix.length) : shown);
    // Another form that is as good has its own caret.
    if (caret !== undefined && shown === prefix + value)
      expect([caret, alsoOkCaret]).toContain(Number(await masked.caret()) - prefix.length);
  });
