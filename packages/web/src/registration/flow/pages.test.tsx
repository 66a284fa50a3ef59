import { makeMemoryStorage, makeOpenRegistrations } from '@aroeira/adapters-http/storage';
import { unreachable } from '@aroeira/domain/kernel/testing';
import type { FormStep, PostalCodes } from '@aroeira/domain/registration';
import {
  checkList,
  filledRecordsServer,
  PAULISTA,
  photo,
  recordServer,
  standingsServer,
} from '@aroeira/domain/registration/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { press } from '../../composition/testing/press.ts';
import { draftsOver, draftStores, openStep } from './testing/open-step.tsx';
import { REGISTRATION } from '../registration.tokens.ts';

const field = (name: string | RegExp) => screen.findByLabelText<HTMLInputElement>(name);
const value = async (name: string) => (await field(name)).value;
const kept = { ...photo('conta.jpg'), preview: 'blob:conta', isChanged: false };
const at = (navigation: { readonly path: () => string }, step: FormStep | 'suitability/start') =>
  waitFor(() =>
    expect(navigation.path()).toBe(step.includes('/') ? `/registration/${step}` : `/registration/form/${step}`),
  );

it('shows the progress of each page, and never less than on the page before [R269]', async () => {
  const shown: number[] = [];
  const pages: readonly FormStep[] = ['authStart', 'choosePlanner', 'personalData', 'addressData', 'taxInformation'];
  for (const page of [...pages, 'success']) {
    openStep(page, { records: filledRecordsServer() });
    await screen.findByRole('button', { name: 'Próximo' });
    shown.push(Number(screen.getByRole('progressbar').getAttribute('value')));
    cleanup();
  }
  expect(shown).toEqual([10, 25, 40, 50, 60, 90]);
});

describe('the start of a client with an account', () => {
  it('has the values of the account, and does not change the document and the birth date [R237]', async () => {
    const { server } = openStep('authStart');
    const name = await field('Nome completo');
    expect([name.value, await value('CPF'), await value('Data de nascimento')]).toEqual([
      'Joana Prado Teixeira',
      '231.572.815-00',
      '03/05/1990',
    ]);
    expect([(await field('CPF')).readOnly, (await field('Data de nascimento')).readOnly, name.readOnly]).toEqual([
      true,
      true,
      false,
    ]);
    await userEvent.type(name, ' Lima');
    await press('Próximo');
    await waitFor(() =>
      expect(server.sent).toEqual([
        { name: 'Joana Prado Teixeira Lima', email: 'joana@exemplo.com.br', phone: '11987654321' },
      ]),
    );
  });

  it('leads to the first page that is not filled in', async () => {
    const { navigation } = openStep('authStart', { server: recordServer({ record: { personalData: undefined } }) });
    await press('Próximo');
    await at(navigation, 'personalData');
  });

  it('says where the client stopped (decision 0407)', async () => {
    openStep('authStart', { server: recordServer({ record: { personalData: undefined } }) });
    expect(await screen.findByText('Você parou na etapa 3 de 8: Dados pessoais.')).toBeTruthy();
  });

  it('opens all the same while nobody knows what is due', async () => {
    const tab = makeMemoryStorage();
    makeOpenRegistrations({ tab, prefix: '' }).keep(7, true)();
    openStep('authStart', { tab, also: (put) => put(REGISTRATION.Standings, standingsServer({ form: unasked })) });
    expect((await field('Nome completo')).value).toBe('Joana Prado Teixeira');
    expect(screen.queryByText(/^Você parou/)).toBeNull();
  });
});

const unasked = TE.left(unreachable);

describe('personal data', () => {
  it('asks a married client for the spouse, and nobody else', async () => {
    openStep('personalData');
    await userEvent.selectOptions(await field('Estado civil'), 'Casado(a)');
    await press('Próximo');
    await screen.findByText('* Nome do cônjuge é obrigatório');
    await screen.findByText('* CPF do cônjuge é obrigatório');
    await userEvent.selectOptions(await field('Estado civil'), 'Viúvo(a)');
    expect(screen.queryByLabelText('Nome do cônjuge')).toBeNull();
  });
});

describe('the address', () => {
  const NEW = { address: undefined, hasProofOfResidence: false };

  it('is looked up again when the client types a postal code again whose answer was lost', async () => {
    const asked: string[] = [];
    const find: PostalCodes['find'] = (cep) => () => {
      asked.push(cep);
      return Promise.resolve(asked.length === 1 ? E.left(unreachable) : E.right(PAULISTA));
    };
    const { pass } = openStep('addressData', {
      server: recordServer({ record: NEW }),
      also: (put) => put(REGISTRATION.PostalCodes, { find }),
    });
    await userEvent.type(await field('CEP'), '01310100');
    pass(618);
    await userEvent.type(await field('CEP'), '{Backspace}');
    pass(618);
    await userEvent.type(await field('CEP'), '0');
    pass(618);
    await waitFor(async () => expect(await value('Logradouro')).toBe('Avenida Paulista'));
    expect(asked).toEqual(['01310100', '01310100']);
  });

  it('of a draft goes with its postal code, too', async () => {
    const drafts = draftsOver(draftStores());
    const open = (found: PostalCodes['find']) => {
      cleanup();
      const also: Parameters<typeof openStep>[1] = { also: (put) => put(REGISTRATION.PostalCodes, { find: found }) };
      return openStep('addressData', { server: recordServer({ record: NEW }), drafts, ...also });
    };
    const { pass } = open(() => TE.right(PAULISTA));
    await userEvent.type(await field('CEP'), '01310100');
    pass(618);
    await waitFor(async () => expect(await value('Logradouro')).toBe('Avenida Paulista'));
    open(() => TE.right(undefined));
    expect(await value('Logradouro')).toBe('Avenida Paulista');
    await userEvent.type(await field('CEP'), '{Backspace}1');
    expect([await value('CEP'), await value('Logradouro'), await value('Cidade')]).toEqual(['01310-101', '', '']);
  });

  it('needs its proof', async () => {
    const { server } = openStep('addressData', { server: recordServer({ record: { hasProofOfResidence: false } }) });
    await press('Próximo');
    await screen.findByText('* Escolha um arquivo');
    expect(server.sent).toEqual([]);
  });

  it('does not ask again for a proof that the server has without its picture', async () => {
    const { server, papers, navigation } = openStep('addressData');
    await press('Próximo');
    await at(navigation, 'taxInformation');
    expect([server.sent.length, papers.asked, papers.sent]).toEqual([1, ['proofOfResidence'], []]);
  });

  it('is saved with the proof that the server has', async () => {
    const { server, papers, navigation } = openStep('addressData', { proof: kept });
    await press('Próximo');
    await at(navigation, 'taxInformation');
    expect([server.sent.length, papers.sent]).toEqual([1, []]);
  });
});

describe('tax information', () => {
  const QUESTIONS = [/^Você exerce ou exerceu/, /^Você tem parentesco/, /^Você tem nacionalidade/] as const;
  const answer = async (answers: readonly ('Sim' | 'Não')[]) => {
    for (const [at, answer] of answers.entries()) {
      const group = await screen.findByRole('radiogroup', { name: QUESTIONS[at] ?? '' });
      await userEvent.click(within(group).getByRole('radio', { name: answer }));
    }
    await press('Próximo');
  };

  it.each([
    [['Sim', 'Não', 'Não'], 'pepData'],
    [['Não', 'Sim', 'Sim'], 'pepData'],
    [['Não', 'Não', 'Sim'], 'fatcaData'],
    [['Não', 'Não', 'Não'], 'bankAccounts'],
  ] as const)('leads with %s to %s [R262] [R264]', async (answers, next) => {
    const { navigation } = openStep('taxInformation', {
      server: recordServer({ record: { taxInformation: undefined } }),
    });
    await answer(answers);
    await at(navigation, next);
  });
});

describe('the end of the form', () => {
  it('leads to the questionnaire', async () => {
    const list = () => checkList([], { suitabilityCount: 0, overallResult: 0 });
    const { navigation } = openStep('success', { records: filledRecordsServer(), list });
    await screen.findByRole('heading', { name: 'Seus dados estão completos' });
    await press('Próximo');
    await at(navigation, 'suitability/start');
  });

  it('is closed to a client without a document: the start opens [R238]', async () => {
    const server = recordServer({ record: { identification: undefined } });
    const { navigation } = openStep('success', { server, records: filledRecordsServer() });
    await at(navigation, 'authStart');
    expect(screen.queryByText('Seus dados estão completos')).toBeNull();
  });
});
