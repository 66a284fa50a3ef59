import {
  optional,
  select2Field,
  select2MultiField,
  selectAutoCompleteField,
  selectField,
  type CallFailure,
  type Choice,
} from '@aroeira/domain/kernel';
import { unreachable } from '@aroeira/domain/kernel/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { openForm } from '../../forms/testing/open-form.tsx';
import { matchingChoices } from './matching-choices.ts';
import { fieldErrors } from '../testing/field-errors.ts';

const STATES = ['Acre', 'Goiás', 'Minas Gerais', 'Espírito Santo', 'São Paulo'].map((label, i) => ({
  value: i,
  label,
}));

const shown = () => screen.queryAllByRole('option').map((option) => option.textContent);
const input = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Estado' });

describe('a list that opens', () => {
  it('asks for a choice, offers no empty one, and returns its value, also if it is 0 [R804]', async () => {
    const { form, submit } = openForm({ state: selectField({ caption: 'Estado', choices: STATES }) });
    submit();
    expect(fieldErrors()).toEqual(['* Escolha uma opção']);
    const list = screen.getByLabelText<HTMLSelectElement>('Estado');
    const placeholder = screen.getByText<HTMLOptionElement>('Escolha uma opção', { selector: 'option' });
    expect([placeholder.selected, placeholder.disabled, placeholder.hidden]).toEqual([true, true, true]);
    expect(shown()).toEqual(STATES.map(({ label }) => label));
    await userEvent.selectOptions(list, 'Acre');
    await userEvent.selectOptions(list, placeholder);
    expect(form.submit()).toEqual({ state: 0 });
  });

  it('lets the client remove an optional choice', async () => {
    const { form } = openForm({ state: optional(selectField({ caption: 'Estado', choices: STATES })) });
    const list = screen.getByRole('combobox', { name: 'Estado opcional' });
    await userEvent.selectOptions(list, 'Acre');
    await userEvent.selectOptions(list, 'Escolha uma opção');
    expect(form.submit()).toEqual({ state: undefined });
  });
});

describe('a list that shows what fits the typed text', () => {
  const open = () => openForm({ state: select2Field({ caption: 'Estado', choices: STATES }) });

  it('ignores case and accents, and returns what Enter chooses [R804]', async () => {
    const { form, submit } = open();
    submit();
    await waitFor(() => expect(fieldErrors()).toEqual(['* Escolha uma opção']));
    await userEvent.type(await input(), 'SAO');
    expect(shown()).toEqual(['São Paulo']);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect([(await input()).value, shown()]).toEqual(['São Paulo', []]);
    expect(form.submit()).toEqual({ state: 4 });
  });

  it('shows all choices when it opens again, and marks the chosen one', async () => {
    const { form } = open();
    act(() => form.change('state', 1));
    await userEvent.click(await input());
    expect(shown()).toHaveLength(5);
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('Goiás');
  });

  it('keeps the choice when the client leaves half a word, and removes it with an empty text', async () => {
    const { form } = open();
    act(() => form.change('state', 1));
    await userEvent.clear(await input());
    await userEvent.type(await input(), 'min{ArrowDown}');
    await userEvent.tab();
    expect([(await input()).value, form.typed.state]).toEqual(['Goiás', 1]);
    await userEvent.clear(await input());
    await userEvent.tab();
    expect([(await input()).value, form.typed.state]).toEqual(['', undefined]);
  });

  it('keeps the choice on Esc', async () => {
    const { form } = open();
    act(() => form.change('state', 1));
    await userEvent.click(await input());
    await userEvent.keyboard('{Escape}{Escape}');
    expect([(await input()).value, form.typed.state]).toEqual(['Goiás', 1]);
  });

  it('says when no choice fits', async () => {
    open();
    await userEvent.type(await input(), 'xyz');
    expect([shown(), screen.getByText('Nenhuma opção encontrada')]).toHaveLength(2);
    expect(shown()).toEqual([]);
  });
});

describe('several of a long list', () => {
  it('needs a choice, stays open for the next one, and lets the client remove each [R805]', async () => {
    const { form, submit } = openForm({ state: select2MultiField({ caption: 'Estado', choices: STATES }) });
    submit();
    await waitFor(() => expect(fieldErrors()).toEqual(['* Escolha uma opção']));
    await userEvent.click(await input());
    await userEvent.click(screen.getByRole('option', { name: 'São Paulo' }));
    await userEvent.click(screen.getByRole('option', { name: 'Acre' }));
    await userEvent.click(screen.getByRole('option', { name: 'Goiás' }));
    expect(form.submit()).toEqual({ state: [0, 1, 4] });
    await userEvent.click(screen.getByRole('option', { name: 'Goiás' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remover Acre' }));
    expect(document.activeElement).toBe(await input());
    expect(form.submit()).toEqual({ state: [4] });
  });
});

describe('a list that the server searches', () => {
  const open = () => {
    const asked: string[] = [];
    const answers = new Map<string, (choices: readonly Choice<number>[] | CallFailure) => void>();
    const find = (text: string) => () =>
      new Promise<TE.TaskEither<CallFailure, readonly Choice<number>[]>>((resolve) => {
        asked.push(text);
        answers.set(text, (answer) => resolve('_tag' in answer ? TE.left(answer) : TE.right(answer)));
      }).then((answer) => answer());
    const form = openForm(
      { state: selectAutoCompleteField<number>({ caption: 'Estado' }) },
      { options: { searches: { state: find } } },
    );
    const answer = (text: string, choices: readonly Choice<number>[] | CallFailure) =>
      act(async () => answers.get(text)?.(choices));
    return { ...form, asked, answer };
  };

  it('asks 618 ms after the last key, shows what it finds, and returns the chosen one [R801]', async () => {
    const { form, asked, answer, pass } = open();
    await userEvent.type(await input(), 'go');
    pass(617);
    expect(asked).toEqual([]);
    pass(1);
    expect(asked).toEqual(['go']);
    expect(screen.getByText('Buscando…').tagName).toBe('OUTPUT');
    await answer('go', [STATES[1]!]);
    await userEvent.click(screen.getByRole('option', { name: 'Goiás' }));
    expect((await input()).value).toBe('Goiás');
    expect(form.submit()).toEqual({ state: 1 });
  });

  it('drops the answer to an older text', async () => {
    const { answer, pass } = open();
    await userEvent.type(await input(), 'a');
    pass(618);
    await userEvent.type(await input(), 'c');
    pass(618);
    await answer('ac', [STATES[0]!]);
    await answer('a', STATES);
    expect(shown()).toEqual(['Acre']);
  });

  it('says that the search failed, and searches again for another text', async () => {
    const { answer, pass } = open();
    await userEvent.type(await input(), 'a');
    pass(618);
    await answer('a', unreachable);
    expect(screen.getByText(/Não foi possível buscar/)).toBeDefined();
    await userEvent.type(await input(), 'c');
    pass(618);
    await answer('ac', [STATES[0]!]);
    expect(shown()).toEqual(['Acre']);
  });
});

it('finds the choices with every word of a text, those that begin with it first', () => {
  const labels = (text: string) => matchingChoices(STATES, text).map(({ label }) => label);
  expect(labels('paulo sao')).toEqual(['São Paulo']);
  expect(labels('s')).toEqual(['São Paulo', 'Goiás', 'Minas Gerais', 'Espírito Santo']);
  expect(labels('  ')).toHaveLength(5);
});
