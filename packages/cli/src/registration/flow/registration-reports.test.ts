import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { PIXEL } from '../../testing/index.ts';
import { resetPersonas, testSandbox } from '../../testing/sandbox.ts';

const { sandbox, signedIn } = testSandbox();
let ana: Awaited<ReturnType<typeof signedIn>>;
beforeEach(async () => {
  await resetPersonas(sandbox, 'ana');
  ana = await signedIn('ana');
  writeFileSync(join(ana.home, 'foto.png'), PIXEL);
});

/** The saved values of a page, as a file has them. */
const saved = async (step: string): Promise<Readonly<Record<string, unknown>>> =>
  Object(Reflect.get(Object((await ana.portal('registration show --json')).json), step));

const submit = async (step: string, filed: object): Promise<void> => {
  const file = join(ana.home, 'passo.json');
  writeFileSync(file, JSON.stringify(filed));
  expect(await ana.portal(['registration', 'submit', step, '--file', file, '--yes'])).toMatchObject({ exit: 0 });
};

/** The reports that the staff received, the oldest first. */
const reports = async (): Promise<readonly string[]> => {
  const { json } = await ana.portal('sandbox outbox --to cadastro@aroeira.example --json');
  const mails: readonly { readonly subject: string; readonly text: string }[] = Object(json);
  return mails.map(({ subject, text }) => `${subject}: ${text.replace(/^.*alterados: /, '')}`).toReversed();
};

it('reports the changed fields of the bank accounts, and nothing when none changed [R407] [R410]', async () => {
  const page = await saved('bankAccounts');
  await submit('bankAccounts', page);
  expect(await reports()).toEqual([]);
  const [first, ...others] = Object(page).accounts;
  await submit('bankAccounts', { accounts: [{ ...first, agency: '0001' }, ...others] });
  expect(await reports()).toEqual(['Contas bancárias alteradas: agency.']);
});

it('reports the changed fields of the identification, also a new picture [R408] [R410]', async () => {
  const page = { ...(await saved('identification')), documentPhotoFront: 'foto.png', documentPhotoBack: 'foto.png' };
  await submit('identification', { ...page, motherName: 'Rosa Nogueira Lima' });
  expect(await reports()).toEqual(['Documentos alterados: motherName, documentPhotoFront, documentPhotoBack.']);
  const { documentPhotoFront: _, documentPhotoBack: __, ...same } = page;
  await submit('identification', { ...same, motherName: 'Rosa Nogueira Lima' });
  expect(await reports()).toHaveLength(1);
});
