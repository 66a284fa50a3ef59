import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CHECK_LIST_NAMES } from '@aroeira/adapters-http/registration';
import type { CheckListItem } from '@aroeira/domain/registration';
import { signaturePng } from '@aroeira/sandbox/testing';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { resetPersonas, testSandbox } from '../../testing/sandbox.ts';

const { sandbox, signedIn } = testSandbox();
beforeEach(() => resetPersonas(sandbox, 'diego'));

type Diego = Awaited<ReturnType<typeof signedIn>>;

/** Diego, whom the staff asked for these items again. He is back at the first page of his visit. */
const asked = async ({ portal }: Diego, ...items: readonly CheckListItem[]): Promise<void> => {
  const parts = items.map((item) => CHECK_LIST_NAMES[item]).join(' ');
  expect(
    await portal(`sandbox trigger registration.adjustment-requested --persona diego --parts ${parts}`),
  ).toMatchObject({ exit: 0, err: '' });
};

describe('the client who mends on the command line', () => {
  it('is led from page to page, then to the signature, and waits for the analysis', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'adjust-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const at = (name: string) => join(folder, name);
    writeFileSync(at('foto.png'), Buffer.from(signaturePng(), 'base64'));
    const diego = await signedIn('diego');
    await asked(diego, 'documents', 'bankAccounts');
    const { portal } = diego;
    expect((await portal('flags')).out).toContain('Há um ajuste pendente no seu cadastro: ');
    expect((await portal('registration next --json')).json).toEqual({
      step: 'authStart',
      path: '/registration/form/authStart',
      progress: 10,
    });
    expect((await portal('registration status --json')).json).toMatchObject({
      next: '/registration/form/identification',
    });
    // The start for clients is no page of `submit`.
    expect((await portal('registration next')).out).toBe(
      '/registration/form/authStart\nFalta preencher: identification.\n',
    );
    const submit = async (page: string, filed: object) => {
      writeFileSync(at('pagina.json'), JSON.stringify(filed));
      return portal(`registration submit ${page} --file ${at('pagina.json')} --json`);
    };
    const saved = Object((await portal('registration show --json')).json);
    // The pictures that the staff refused do not count.
    expect(await submit('identification', saved.identification)).toMatchObject({ exit: 1 });
    const pictures = { documentPhotoFront: at('foto.png'), documentPhotoBack: at('foto.png') };
    const sent = await submit('identification', { ...saved.identification, ...pictures });
    expect([sent.exit, sent.json]).toMatchObject([0, { next: 'bankAccounts' }]);
    const accounts = await submit('bankAccounts', saved.bankAccounts);
    expect([accounts.exit, accounts.json]).toMatchObject([0, { next: 'success' }]);
    expect((await portal('registration status --json')).json).toMatchObject({ next: '/registration/signature/terms' });
    const alone = 'Falta só a sua assinatura para enviar o cadastro para análise.';
    for (const words of ['next', 'status']) expect((await portal(`registration ${words}`)).out).toContain(alone);
    const signed = await portal(`signature sign --image ${at('foto.png')} --local Recife --accept 2 --json`);
    expect([signed.exit, signed.err]).toEqual([0, '']);
    expect((await portal('registration status --json')).json).toMatchObject({ approval: 'analysis', next: null });
  });
});
