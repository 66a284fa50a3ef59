import { PERSONA_PASSWORD } from '@aroeira/sandbox';
import type { Page } from '@playwright/test';
import { expect, seriousProblems, test } from '../../fixtures.ts';
import { madePdf } from '../../made-pdf.ts';
import { formPages } from '../../pages/registration/form.page.ts';
import { handsOf, keyboardOf, type Hands } from '../../pages/registration/hands.ts';

const WORKED = 'Você exerce ou exerceu cargo ou função pública relevante nos últimos cinco anos?';
const RELATION = 'Você tem parentesco ou relacionamento próximo com uma pessoa politicamente exposta?';
const ABROAD = 'Você tem nacionalidade, residência fiscal ou visto permanente em outro país?';

/** Waits for each page of a journey, and tells at its end how long it took. */
const watch = (page: Page, at: ReturnType<typeof formPages>, isLookedAt: boolean) => {
  const began = Date.now();
  let looked = 0;
  // Seventeen steps, and axe at each of them.
  test.setTimeout(240_000);
  return {
    /** Waits for a page, and lets axe look at it. */
    sees: async (title: string, percent?: number) => {
      await expect(at.title(title)).toBeVisible();
      if (percent !== undefined) await expect(at.progress).toHaveAttribute('value', String(percent));
      await at.next.or(page.getByRole('button', { name: /^(Iniciar|Salvar conta)$/ })).waitFor();
      if (!isLookedAt) return;
      const from = Date.now();
      expect(await seriousProblems(page), title).toEqual([]);
      looked += Date.now() - from;
    },
    /** Notes how long the journey took, apart from axe. */
    tell: () => {
      const seconds = ((Date.now() - began - looked) / 1000).toFixed(1);
      test.info().annotations.push({ type: 'took', description: `${seconds} s` });
    },
  };
};

interface Person {
  readonly page: Page;
  readonly hands: Hands;
  readonly document: string;
  /** Whether axe looks at each page. */
  readonly isLookedAt: boolean;
}

/** Walks from /welcome to the end of the form as a person who has everything at hand. */
const register = async ({ page, hands, document, isLookedAt }: Person) => {
  const at = formPages(page, hands);
  const { sees, tell } = watch(page, at, isLookedAt);
  const goOn = () => hands.press(at.next);
  await page.goto('/welcome');
  await hands.press(at.button('Cadastre-se'));
  await hands.press(page.getByRole('link', { name: 'OK' }));
  await hands.press(page.getByRole('checkbox'));
  await sees('BEM-VINDO');
  const picture = { jpeg: await page.screenshot({ type: 'jpeg' }), png: await page.screenshot() };
  await hands.press(at.button('Iniciar'));

  await sees('Vamos começar', 10);
  await at.type({
    'Nome completo': 'Joana Prado Teixeira',
    'E-mail': 'joana@exemplo.com.br',
    Telefone: '11987654321',
    CPF: document,
    'Data de nascimento': '03051990',
  });
  await goOn();
  await sees('Crie a sua senha', 20);
  await at.type({ 'Nova senha': PERSONA_PASSWORD, 'Confirmação de senha': PERSONA_PASSWORD });
  const created = page.waitForRequest((request) => request.url().endsWith('/clients/create'));
  await goOn();
  expect((await created).postDataJSON()).toMatchObject({ document, deviceInfo: { type: 'web' } });
  await sees('Quem cuida dos seus investimentos?', 25);
  await at.find({ Planejador: 'Mari' });
  await goOn();

  await sees('Seu documento', 30);
  await at.answer('RG');
  await at.upload('Foto do documento', { name: 'frente.jpg', mimeType: 'image/jpeg', buffer: picture.jpeg });
  await at.upload('Foto do verso', { name: 'verso.png', mimeType: 'image/png', buffer: picture.png });
  await at.type({ 'Número do documento': '123456789', 'Data de emissão': '10032015' });
  await at.select({ 'Órgão emissor': 'SSP', 'UF de emissão': 'São Paulo' });
  await at.type({ 'Nome da mãe': 'Helena Prado', 'Nome do pai': 'Rui Teixeira' });
  await goOn();
  await sees('Conte um pouco sobre você', 40);
  await at.answer('Feminino');
  await at.select({ 'Estado civil': 'Solteiro(a)' });
  await goOn();
  await sees('Onde você mora?', 50);
  await at.type({ CEP: '01310100' });
  await expect(at.field('Logradouro')).toHaveValue('Avenida Paulista');
  await at.type({ Número: '1000' });
  const proof = { name: 'conta.pdf', mimeType: 'application/pdf', buffer: madePdf({ pages: 1 }) };
  await at.upload('Comprovante de residência', proof);
  await goOn();

  await sees('Informações fiscais', 60);
  await at.answer('Sim', WORKED);
  await at.answer('Não', RELATION);
  await at.answer('Sim', ABROAD);
  await goOn();
  await sees('Pessoa politicamente exposta', 63);
  await at.find({ 'Cargo ou função': 'Veread' });
  await at.type({ 'Início do exercício': '01012019' });
  await at.type({ 'Fim do exercício opcional': '31122022' });
  await goOn();
  await sees('Declaração FATCA/CRS', 66);
  await at.answer('CRS (outros países)');
  await goOn();
  await sees('Residência fiscal em outros países', 66);
  await at.find({ País: 'Portug' });
  await at.answer('Aguardando o NIF');
  await goOn();

  await sees('Contas bancárias', 68);
  await hands.press(at.button('Adicionar conta'));
  await sees('Conta bancária', 68);
  await at.find({ Banco: 'Itaú' });
  await at.type({ Agência: '0348', Conta: '184562', Dígito: '1' });
  await at.answer('Não', 'A conta tem co-titulares?');
  await hands.press(at.button('Salvar conta'));
  await sees('Contas bancárias', 68);
  await expect(page.getByText('184562-1')).toBeVisible();
  await goOn();
  await sees('Dados profissionais', 70);
  await at.select({ 'Tipo de vínculo': 'Estudante' });
  await goOn();
  await sees('Dados patrimoniais', 90);
  await at.type({ 'Bens móveis': '5000' });
  await goOn();
  await sees('Seus dados estão completos', 90);
  await expect(page).toHaveURL('/registration/form/success');
  tell();
  await goOn();
  await expect(page).toHaveURL('/registration/suitability/start');
};

test('a newcomer registers by keyboard alone, from /welcome to the end of the form [R250]', { tag: '@phone' }, async ({
  page,
}) => {
  await register({ page, hands: keyboardOf(page), document: '23157281500', isLookedAt: true });
});

const LISTS = /\/(carrers|countries|functions\/all|clientPep\/relations\/[12]|banks\/all)$/;

test('a newcomer registers by touch or mouse, and each list is asked for once [R894]', async ({ page }, {
  project,
}) => {
  const isPhone = project.name === 'phone';
  const lists: string[] = [];
  page.on('request', (request) => {
    const [, list] = LISTS.exec(request.url()) ?? [];
    if (list !== undefined) lists.push(list);
  });
  // The keyboard's journey lets axe look at the pages of a phone.
  await register({
    page,
    hands: handsOf(page, isPhone ? 'tap' : 'click'),
    document: '23317823771',
    isLookedAt: !isPhone,
  });
  expect(lists.toSorted()).toEqual([
    'banks/all',
    'carrers',
    'clientPep/relations/1',
    'clientPep/relations/2',
    'countries',
    'functions/all',
  ]);
});
