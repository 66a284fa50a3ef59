import { expect, seriousProblems, test } from '../../fixtures.ts';
import { formPages } from '../../pages/registration/form.page.ts';
import { handsOf } from '../../pages/registration/hands.ts';
import { signaturePages } from '../../pages/signature/signature.page.ts';

test('diego, whose pictures the staff did not accept, sends others, signs again, and waits for the analysis @phone', async ({
  page,
  sandbox,
  enter,
}) => {
  test.slow();
  await sandbox.trigger('registration.adjustment-requested', 'diego');
  await enter('diego');
  const hands = handsOf(page, 'tap');
  const at = formPages(page, hands);
  const goOn = () => hands.press(at.next);
  await hands.press(page.getByRole('link', { name: 'Completar cadastro' }));
  await expect(at.title('Continue o seu cadastro')).toBeVisible();
  await expect(page.getByText('Nossa equipe pediu para você rever: documentos.')).toBeVisible();
  await goOn();

  await expect(at.title('Seu documento')).toBeVisible();
  await expect(page.getByText('Envie novas fotos do documento.')).toBeVisible();
  expect(await seriousProblems(page)).toEqual([]);
  await goOn();
  await expect(page.getByText('* Escolha um arquivo').first()).toBeVisible();
  const photo = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer });
  await at.upload('Foto do documento', photo('frente-nova.png', await page.screenshot()));
  await at.upload('Foto do verso', photo('verso-novo.png', await page.screenshot()));
  await goOn();

  await expect(at.title('Seus dados estão completos')).toBeVisible();
  await expect(page.getByText('A seguir')).toBeVisible();
  expect(await seriousProblems(page)).toEqual([]);
  await goOn();

  const signature = signaturePages(page);
  await signature.read('Termo de ciência de risco');
  await hands.press(signature.goOn);
  await hands.press(signature.byName);
  await signature.name.fill('Diego Fontes Barreto');
  await signature.city.fill('Recife');
  await hands.press(signature.sign);
  await expect(signature.signed).toBeVisible();
  await hands.press(signature.end);
  await expect(signature.done).toBeVisible();
  await expect(page.getByText(/Agora a nossa equipe analisa os seus dados/)).toBeVisible();
});
