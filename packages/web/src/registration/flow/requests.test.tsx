import { makeMemoryStorage, makeOpenRegistrations } from '@aroeira/adapters-http/storage';
import { filledRecordsServer, recordServer, standingsServer } from '@aroeira/domain/registration/testing';
import type { FormStep } from '@aroeira/domain/registration';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { press } from '../../composition/testing/press.ts';
import { choose, chooseFrom, openRecord, typeInto } from './testing/open-record.tsx';
import { REGISTRATION } from '../registration.tokens.ts';
import { openStep } from './testing/open-step.tsx';

/** No page asks for a picture. */
const NO_PAPERS = { identification: undefined, hasProofOfResidence: false };
/** The form is complete without a declaration. */
const NO_TIES = { taxInformation: { hasWorked: 'no', hasRelation: 'no', hasFatca: 'no' } } as const;

const nothing = async (): Promise<void> => undefined;

/** A page, what the client does on it, and the title of the page that follows. */
const CLICKS: readonly (readonly [FormStep, () => Promise<void>, string])[] = [
  ['choosePlanner', nothing, 'Seu documento'],
  ['personalData', nothing, 'Onde você mora?'],
  ['taxInformation', nothing, 'Pessoa politicamente exposta'],
  [
    'pepData',
    async () => {
      await chooseFrom('Cargo ou função', 'Prefeito');
      await typeInto(/^Início do exercício/, '01/02/2020');
      await typeInto(/^Fim do exercício/, '01/02/2022');
    },
    'Declaração FATCA/CRS',
  ],
  ['fatcaData', () => choose('CRS (outros países)'), 'Residência fiscal em outros países'],
  ['bankAccounts', nothing, 'Dados profissionais'],
  ['professionalInformation', nothing, 'Dados patrimoniais'],
  ['equityData', nothing, 'Seus dados estão completos'],
];

/** Every question that the server of a test heard. */
const questionsOf = ({ server, records, standings, papers }: ReturnType<typeof openRecord>): readonly string[] => [
  ...server.asked.filter((call) => call === 'read'),
  ...records.asked,
  ...standings.asked,
  ...papers.asked,
];

it.each(CLICKS)('from %s to the next page the client waits for one question at most', async (step, fill, title) => {
  const app = openRecord(step, {
    answers: { hasRelation: 'no' },
    records: filledRecordsServer(),
    server: (record) => recordServer({ record: { ...record, ...(step === 'equityData' ? NO_TIES : NO_PAPERS) } }),
  });
  await screen.findByRole('button', { name: 'Próximo' });
  // The last part that is asked for ahead.
  await waitFor(() => expect(app.records.asked).toContain('equity'));
  await fill();
  const before = questionsOf(app).length;
  await press('Próximo');
  await screen.findByRole('heading', { name: title });
  await screen.findByRole('button', { name: 'Próximo' });
  expect(questionsOf(app).length - before).toBeLessThanOrEqual(1);
});

/** A tab that knew the client as one who registers. */
const knowingTab = () => {
  const tab = makeMemoryStorage();
  makeOpenRegistrations({ tab, prefix: '' }).keep(7, true)();
  return tab;
};

it('a reload shows the form before the server says who may edit it', async () => {
  openStep('personalData', {
    tab: knowingTab(),
    also: (put) => put(REGISTRATION.Standings, { form: never, checkList: never, client: never }),
  });
  expect(await screen.findByRole('button', { name: 'Próximo' })).toBeTruthy();
});

it('a reload leads to the dashboard when the registration was closed meanwhile', async () => {
  const tab = knowingTab();
  const app = openStep('personalData', { tab, approval: 'approved' });
  await waitFor(() => expect(app.navigation.path()).toBe('/dashboard'));
  expect(makeOpenRegistrations({ tab, prefix: '' }).isOpen(7)).toBe(false);
});

it('what the server says of a page that was left leads nobody away from the next one', async () => {
  const tab = knowingTab();
  let say = (): void => undefined;
  const said = new Promise<void>((resolve) => (say = resolve));
  const closed = standingsServer({ approval: 'approved' });
  const app = openStep('personalData', {
    tab,
    also: (put) => put(REGISTRATION.Standings, { ...closed, form: (id) => () => said.then(closed.form(id)) }),
  });
  await screen.findByRole('button', { name: 'Próximo' });
  act(() => app.navigation.push('/maintenance'));
  say();
  await waitFor(() => expect(makeOpenRegistrations({ tab, prefix: '' }).isOpen(7)).toBe(false));
  // What follows the answer is done before the next task.
  await act(() => new Promise(setImmediate));
  expect(app.navigation.path()).toBe('/maintenance');
});

const never = () => () => new Promise<never>(() => undefined);
