import { manualScheduler } from '@aroeira/domain/kernel/testing';
import { type CheckListItem } from '@aroeira/domain/registration';
import { PART_CAPTIONS } from '@aroeira/domain/registration/messages';
import {
  ADJUSTED_PAGES,
  bankAccount,
  checkList,
  declarationsOf,
  filledRecordsServer,
  firstAdjustedPage,
  identityServer,
  photo,
  recordServer,
  type Situation,
} from '@aroeira/domain/registration/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { press } from '../../composition/testing/press.ts';
import { SHARED } from '../../composition/shared.tokens.ts';
import { fieldErrors } from '../../ui/fields/testing/field-errors.ts';
import { openStep } from './testing/open-step.tsx';
import { REGISTRATION } from '../registration.tokens.ts';

const kept = (name: string) => ({ ...photo(name), preview: `blob:${name}`, isChanged: false });

/** Opens a page for a client who filled in everything, and whom the staff asked for these items again. */
const open = (step: string, missing: readonly CheckListItem[], situation: Situation = {}) => {
  const left = new Set(missing);
  const { taxInformation, records: declared } = declarationsOf(situation);
  const identity = identityServer({ photos: { frontPhoto: kept('frente.jpg'), backPhoto: kept('verso.jpg') } });
  const records = filledRecordsServer({
    ...declared,
    accounts: [bankAccount(), bankAccount({ id: 11, number: '55555' })],
  });
  const app = openStep(step, {
    approval: 'pendingAdjustment',
    list: () => checkList([...left], { overallResult: 0 }),
    server: recordServer({ record: { taxInformation } }),
    records: {
      ...records,
      bankAccounts: {
        ...records.bankAccounts,
        save: (all) => {
          left.delete('bankAccounts');
          return records.bankAccounts.save(all);
        },
      },
    },
    also: (put) => {
      put(SHARED.Clock, manualScheduler().clock);
      put(REGISTRATION.Papers, {
        ...identity.papers,
        saveIdentification: (clientId, values) => {
          left.delete('documents');
          return identity.papers.saveIdentification(clientId, values);
        },
      });
    },
  });
  const at = (page: string) => waitFor(() => expect(app.navigation.path()).toBe(`/registration/${page}`));
  return { ...app, identity, at };
};

const asked = () => screen.findByText(/^Nossa equipe pediu/);
const [ONE, OTHER] = ['documents', 'bankAccounts'] as const;

describe('the staff asked for a part again', () => {
  it.each(ADJUSTED_PAGES)('$item: the start says it, and leads to $page', async ({ item, page, situation }) => {
    const { at } = open('authStart', [item], situation);
    expect((await asked()).textContent).toContain(`Nossa equipe pediu para você rever: ${PART_CAPTIONS[item]}.`);
    await press('Próximo');
    await at(`form/${page}`);
    expect((await asked()).textContent).toContain(PART_CAPTIONS[item]);
  });

  it('two parts: the start says both, and leads to the first page of them', async () => {
    const { at } = open('authStart', [ONE, OTHER]);
    expect((await asked()).textContent).toContain(`${PART_CAPTIONS[ONE]}, ${PART_CAPTIONS[OTHER]}.`);
    expect(screen.queryByText(/^Você parou/)).toBeNull();
    await press('Próximo');
    await at(`form/${firstAdjustedPage(ONE, OTHER)}`);
  });
});

describe('the client who mends', () => {
  it('goes from one asked page to the next, sees that all is done, and signs again', async () => {
    const { at, identity } = open('identification', ['documents', 'bankAccounts']);
    expect((await asked()).textContent).toContain('Envie novas fotos do documento.');
    const jpeg = (name: string) => new File([Uint8Array.from([0xff, 0xd8, 0xff, 0xe0])], name, { type: 'image/jpeg' });
    const [front, back] = await screen.findAllByLabelText<HTMLInputElement>(/(?:Escolha um arquivo|Substituir)$/);
    if (front === undefined || back === undefined) throw new Error('the page asks for two photos');
    await userEvent.upload(front, jpeg('frente-nova.jpg'));
    await userEvent.upload(back, jpeg('verso-novo.jpg'));
    await screen.findByText('verso-novo.jpg');
    await press('Próximo');
    await at('form/bankAccounts');
    expect(identity.saved.map(({ frontPhoto }) => frontPhoto.name)).toEqual(['frente-nova.jpg']);
    await waitFor(async () => expect((await asked()).textContent).toContain('rever: contas bancárias.'));
    await press('Próximo');
    await at('form/success');
    const parts = (await screen.findAllByRole('heading', { level: 2 })).map(
      ({ parentElement }) => parentElement?.textContent,
    );
    expect(parts.slice(-2)).toEqual(['Perfil de investimentoConcluído', 'AssinaturaA seguir']);
    expect(screen.queryByText(/^Nossa equipe pediu/)).toBeNull();
    await press('Próximo');
    await at('signature/terms');
  });

  it('sees the list again after one account, and mends the other one too', async () => {
    const { at } = open('bankAccounts', ['bankAccounts', 'investorData']);
    for (const number of ['184562', '55555']) {
      await press(new RegExp(`^Editar: .*${number}`));
      await at('form/setBankAccount');
      await press('Salvar conta');
      await at('form/bankAccounts');
    }
    await press('Próximo');
    await at('form/equityData');
  });

  it('must send new photos: the ones that the staff refused are not there', async () => {
    const { identity, at } = open('identification', ['documents']);
    await asked();
    await press('Próximo');
    expect(fieldErrors()).toEqual(['* Escolha um arquivo', '* Escolha um arquivo']);
    expect(identity.saved).toEqual([]);
    await at('form/identification');
  });

  it('reads that no part was named, and goes to the signature', async () => {
    const { at } = open('authStart', []);
    await screen.findByText(/Confira os seus dados e assine o cadastro de novo\./);
    await press('Próximo');
    await at('signature/terms');
  });
});
