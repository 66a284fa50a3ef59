import { expect } from '@playwright/test';
import { WholeFormPage } from '../../pages/forms/whole-form.page.ts';
import { answerCaptcha, isProof } from './captcha-server.ts';
import { test } from './dev-build.ts';

const PROOF = { name: 'conta.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 sample') };

test('every field type can be filled in with only the keyboard, and the form returns the values [R809] [R800] @desktop', async ({
  fieldsPage: page,
  refused,
}) => {
  await answerCaptcha(page);
  // From the start, because a key may open the window of files before a listener of that moment is heard.
  page.on('filechooser', (chooser) => void chooser.setFiles(PROOF));
  const form = new WholeFormPage(page);
  const { keyboard } = page;
  await form.field('Nome completo').focus();
  await keyboard.type('Ana Monteiro');
  await form.typeInto('CPF', '52998224725');
  await form.typeInto('CNPJ da empresa', '15067401000136');
  await form.typeInto('CPF ou CNPJ', '52998224725');
  await form.typeInto('Data de nascimento', '14031984');
  await form.typeInto('Celular', '11987654321');
  await form.typeInto('E-mail', 'ana@exemplo.com.br');
  await form.tabTo(form.form.getByRole('radio', { name: 'Solteiro(a)' }));
  await keyboard.press('ArrowDown');
  await form.tabTo(form.field('É pessoa politicamente exposta?'));
  await keyboard.press('n');
  await form.typeInto('CEP', '04538132');
  await form.typeInto('Número', '0165');
  await form.typeInto('Estado', 'sao');
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await form.typeInto('Estados em que declara renda', 'minas');
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await keyboard.type('goi');
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  // Passes the two chips, each with a button that removes it.
  await form.tabTo(form.form.getByRole('button', { name: 'Remover Goiás' }));
  await form.typeInto('Banco', 'cerrado');
  await page.getByRole('option', { name: 'Banco do Cerrado S.A.' }).waitFor();
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await form.typeInto('Renda mensal', '12500,5');
  await form.typeInto('Reserva, em centavos opcional', '123');
  await form.typeInto('Rentabilidade anual', '10,75');
  await form.typeInto('Participação opcional', '100');
  await form.typeInto('Data de emissão', '20112020');
  await form.typeInto('Melhor horário', '1430');
  await form.tabTo(form.group('Período do relatório').getByLabel('De'));
  await keyboard.type('01102026');
  await form.tabTo(form.group('Período do relatório').getByLabel('Até'));
  await keyboard.type('31102026');
  await form.tabTo(form.form.getByRole('checkbox', { name: 'Extrato de cotista por e-mail' }));
  await keyboard.press('Space');
  await form.tabTo(form.form.getByRole('checkbox', { name: 'Informe de rendimentos pelos Correios' }));
  await form.tabTo(form.form.getByRole('checkbox', { name: 'Carta mensal do gestor' }));
  await keyboard.press('Space');
  await form.tabTo(form.upload);
  await keyboard.press('Enter');
  await expect(form.form.getByText('PDF · 15 bytes')).toBeVisible();
  await form.tabTo(form.form.getByRole('button', { name: 'Remover conta.pdf' }));
  await form.typeInto('Mensagem opcional', 'Bom dia!');
  await form.typeInto('Nova senha', 'Senha@123');
  await form.tabTo(form.form.getByRole('checkbox', { name: 'Eu não sou um robô' }));
  await keyboard.press('Space');
  await expect(form.form.getByText('Verificado')).toBeVisible();
  await form.tabTo(form.send);
  await keyboard.press('Enter');

  const { captcha, ...values } = await form.values();
  expect(values).toEqual({
    campaign: 'convite',
    name: 'Ana Monteiro',
    cpf: '52998224725',
    cnpj: '15067401000136',
    document: '52998224725',
    birthdate: '1984-03-14',
    phone: '11987654321',
    email: 'ana@exemplo.com.br',
    marital: 'married',
    isExposed: 'no',
    cep: '04538132',
    number: '0165',
    state: 25,
    states: [9, 13],
    bank: 2,
    income: 1_250_050,
    reserve: 123,
    yearlyReturn: 10.75,
    share: 100,
    issuedOn: '2020-11-20',
    callAt: '14:30',
    period: { from: '2026-10-01', to: '2026-10-31' },
    mailings: ['statement', 'letter'],
    proof: expect.objectContaining({ name: 'conta.pdf', contentType: 'application/pdf', size: 15, isChanged: true }),
    message: 'Bom dia!',
    password: 'Senha@123',
  });
  expect(await isProof(String(captcha))).toBe(true);
  expect(refused).toEqual([]);
});

test('Enter goes to the next field on a phone, and sends the form at a desk', async ({ fieldsPage: page }, info) => {
  const form = new WholeFormPage(page);
  await form.field('Nome completo').focus();
  await page.keyboard.press('Enter');
  if (info.project.name === 'phone') await expect(form.field('CPF')).toBeFocused();
  else await expect(form.alert.first()).toHaveText('* Nome completo é obrigatório');
});

test('a refused submit scrolls to the first wrong field and moves the focus to it [R798] @phone', async ({
  fieldsPage: page,
}) => {
  const form = new WholeFormPage(page);
  await form.field('Nome completo').fill('Ana Monteiro');
  await form.send.click();
  await expect(form.field('CPF')).toBeFocused();
  await expect(form.field('CPF')).toBeInViewport();
  await expect(form.field('CPF')).toHaveAccessibleDescription('* CPF é obrigatório');
});
