import { optionLists, recordServer, recordsServer } from '@aroeira/domain/registration/testing';
import type { ClientRecord, OptionLists, TaxInformationValues } from '@aroeira/domain/registration';
import { manualScheduler } from '@aroeira/domain/kernel/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { press } from '../../../composition/testing/press.ts';
import { SHARED } from '../../../composition/shared.tokens.ts';
import { REGISTRATION } from '../../registration.tokens.ts';
import { openStep } from './open-step.tsx';

interface RecordWorld {
  readonly records?: ReturnType<typeof recordsServer>;
  /** The answers of the tax page. By default all are yes, so every page is open. */
  readonly answers?: Partial<TaxInformationValues>;
  readonly lists?: OptionLists;
  /** The server of the client's record. */
  readonly server?: (record: Partial<ClientRecord>) => ReturnType<typeof recordServer>;
  readonly world?: Omit<NonNullable<Parameters<typeof openStep>[1]>, 'also' | 'server'>;
}

const YES: TaxInformationValues = { hasWorked: 'yes', hasRelation: 'yes', hasFatca: 'yes' };

/** Opens a page from PEP on, with the server that keeps its records. */
export const openRecord = (
  step: string,
  {
    records = recordsServer(),
    answers = {},
    lists = optionLists,
    server = (record) => recordServer({ record }),
    world = {},
  }: RecordWorld = {},
) => {
  return openStep(step, {
    ...world,
    records,
    server: server({ taxInformation: { ...YES, ...answers } }),
    also: (put) => {
      put(SHARED.Clock, manualScheduler().clock);
      put(REGISTRATION.OptionLists, lists);
    },
  });
};

/** Types without a pause between two keys. */
const user = userEvent.setup({ delay: null });

/** Types into a field, instead of what it held. */
export const typeInto = async (caption: string | RegExp, text: string): Promise<void> => {
  const field = await screen.findByLabelText(caption);
  await user.clear(field);
  await user.type(field, text);
};

/** Chooses from a long list, as a client does who types a part of the name. */
export const chooseFrom = async (caption: string | RegExp, choice: string): Promise<void> => {
  await typeInto(caption, choice);
  await user.keyboard('{ArrowDown}{Enter}');
};

/** Chooses one of the answers of a question. `question` names it when several questions have the same answers. */
export const choose = async (answer: string, question?: string): Promise<void> => {
  const among =
    question === undefined
      ? screen
      : within(await screen.findByRole('radiogroup', { name: new RegExp(question.replace('?', '.')) }));
  await userEvent.click(await among.findByRole('radio', { name: answer }));
};

/** Fills in a whole account. */
export const fillInAccount = async (number = '184562'): Promise<void> => {
  await chooseFrom('Banco', 'Itaú');
  await typeInto('Agência', '0348');
  await typeInto('Conta', number);
  await typeInto('Dígito', '1');
};

/** Removes the account 184562: first a no, then a yes. */
export const removeAfterNo = async (): Promise<void> => {
  await press(/^Remover: .*184562/);
  screen.getByRole('heading', { name: 'Deseja realmente remover esta conta?' });
  await press('Não');
  screen.getByText('184562-1');
  await press(/^Remover: .*184562/);
  await press('Sim, remover');
};
