import {
  checkgroupField,
  cpfField,
  declareForm,
  fieldMessage,
  hiddenField,
  optional,
  radiogroupField,
  select2MultiField,
  selectField,
  textField,
  titleField,
  type FieldError,
} from '@aroeira/domain/kernel';
import { clockAt, manualScheduler } from '@aroeira/domain/kernel/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { FormFields } from './form-fields.tsx';
import { FormModel } from './form-model.ts';
import { openForm } from './testing/open-form.tsx';
import { ALL, findBank } from '../../dev/specimens.ts';
import type { Captcha } from '../fields/captcha/captcha.ts';
import { fieldErrors } from '../fields/testing/field-errors.ts';

const YES_NO = [
  { value: 'yes', label: 'Sim' },
  { value: 'no', label: 'Não' },
] as const;

const fields = {
  title: titleField('Sobre você'),
  campaign: hiddenField('convite'),
  isMarried: radiogroupField({ caption: 'É casado?', choices: YES_NO }),
  spouse: textField({ caption: 'Cônjuge', hint: 'Como no documento.' }),
  note: optional(textField({ caption: 'Observação' })),
};
const ports = () => ({ clock: clockAt('2026-11-20T15:00:00-03:00'), scheduler: manualScheduler() });

it('draws every visible field in its order, and no hidden one', async () => {
  const declared = declareForm<typeof fields, 'spouse'>({
    fields,
    visibleWhen: { spouse: ({ isMarried }) => isMarried === 'yes' },
  });
  const form = new FormModel(declared, ports());
  render(<FormFields form={form} />);
  expect(screen.getByRole('heading', { name: 'Sobre você' })).toBeDefined();
  expect(screen.queryByLabelText('Cônjuge')).toBeNull();
  await userEvent.click(screen.getByLabelText('Sim'));
  const spouse = screen.getByLabelText('Cônjuge');
  expect(spouse.getAttribute('aria-describedby')).toBe(screen.getByText('Como no documento.').id);
  expect(screen.getAllByRole('textbox')).toEqual([spouse, screen.getByLabelText(/Observação/)]);
  await userEvent.type(spouse, 'Rui');
  expect(form.submit()).toEqual({ campaign: 'convite', isMarried: 'yes', spouse: 'Rui' });
});

/** As the specification lists them. */
const TYPES =
  'title, captcha, hidden, text, textarea, password, cpf, cnpj, cpfcnpj, phone, email, date, birthdate, daterange, time, cep, number, money, percent, checkgroup, radiogroup, select, select2, select2multi, selectAutoComplete, upload';

it('draws a field of each of the 26 types [R809]', async () => {
  const all = Object.values(ALL);
  expect(new Set(all.map(({ type }) => type))).toEqual(new Set(TYPES.split(', ')));
  const captcha: Captcha = { show: async () => () => undefined };
  openForm(ALL, { captcha, options: { searches: { bank: findBank } } });
  expect(screen.getByRole('heading', { name: ALL.about.caption })).toBeDefined();
  for (const { type, caption, isRequired } of all)
    if (type !== 'title' && type !== 'hidden')
      await screen.findAllByLabelText(isRequired ? caption : `${caption} opcional`);
});

it('gives the focus to a refused field once, and not again when the field comes back', async () => {
  const declared = declareForm<typeof fields, 'spouse'>({
    fields,
    visibleWhen: { spouse: ({ isMarried }) => isMarried === 'yes' },
  });
  const form = new FormModel(declared, ports());
  const drawn = render(<FormFields form={form} />);
  await userEvent.click(screen.getByLabelText('Sim'));
  act(() => void form.submit());
  expect(document.activeElement).toBe(screen.getByLabelText('Cônjuge'));
  await userEvent.click(screen.getByLabelText('Não'));
  await userEvent.click(screen.getByLabelText('Sim'));
  expect(document.activeElement).toBe(screen.getByLabelText('Sim'));
  act(() => void form.submit());
  expect(document.activeElement).toBe(screen.getByLabelText('Cônjuge'));
  drawn.unmount();
  render(<FormFields form={form} />);
  expect(document.activeElement).toBe(document.body);
});

it('cancels the change intent when the screen goes', () => {
  const scheduler = manualScheduler();
  const intents: unknown[] = [];
  const form = new FormModel(
    { note: fields.note },
    { clock: clockAt('2026-11-20T15:00:00-03:00'), scheduler },
    { onChangeIntent: (typed) => intents.push(typed) },
  );
  const { unmount } = render(<FormFields form={form} />);
  act(() => form.change('note', 'a'));
  unmount();
  scheduler.pass(618);
  expect(intents).toEqual([]);
});

it('marks an optional field, and tells the keyboard which field is the last', () => {
  openForm({ first: fields.spouse, last: fields.note });
  const [first, last] = [screen.getByLabelText('Cônjuge'), screen.getByLabelText('Observação opcional')];
  expect([first, last].map((input) => input.getAttribute('aria-required'))).toEqual(['true', 'false']);
  expect([first, last].map((input) => input.getAttribute('enterkeyhint'))).toEqual(['next', 'done']);
});

it('shows an error of this form with the sentence of the screen', () => {
  type Bad = { readonly _tag: 'Bad' };
  const declared = declareForm<{ name: typeof fields.spouse }, never, Bad>({
    fields: { name: fields.spouse },
    rules: { name: ({ values }) => (values.name === 'x' ? { _tag: 'Bad' } : undefined) },
  });
  const form = new FormModel<{ name: typeof fields.spouse }, never, Bad>(declared, ports());
  const sentenceOf = (field: Parameters<typeof fieldMessage>[0], error: FieldError | Bad) =>
    error._tag === 'Bad' ? 'Não pode ser x' : fieldMessage(field, error);
  render(<FormFields form={form} sentenceOf={sentenceOf} />);
  act(() => void form.submit());
  expect(fieldErrors()).toEqual(['* Cônjuge é obrigatório']);
  act(() => {
    form.change('name', 'x');
    form.submit();
  });
  expect(fieldErrors()).toEqual(['* Não pode ser x']);
  type Look = Parameters<typeof FormFields<{ name: typeof fields.spouse }, never, Bad>>[0];
  expectTypeOf<Look['sentenceOf']>().not.toBeNullable();
});

const several = {
  name: textField({ caption: 'Nome' }),
  one: selectField({ caption: 'Um', choices: YES_NO }),
  some: select2MultiField({ caption: 'Alguns', choices: YES_NO }),
  card: radiogroupField({ caption: 'Carta', choices: [YES_NO[0]] }),
  box: checkgroupField({ caption: 'Caixa', choices: [YES_NO[1]] }),
};
const fill = ({ form }: { form: FormModel<typeof several> }) =>
  act(() => {
    form.change('name', 'Ana');
    form.change('one', 'yes');
    form.change('some', ['yes', 'no']);
  });

it('draws read-only fields: the keyboard reaches each text and the client cannot change it', async () => {
  fill(openForm(several, { availability: 'readOnly' }));
  const some = await screen.findByLabelText<HTMLTextAreaElement>('Alguns');
  const texts = [screen.getByLabelText<HTMLInputElement>('Nome'), screen.getByLabelText<HTMLInputElement>('Um'), some];
  expect(texts.map(({ value, readOnly, disabled }) => [value, readOnly, disabled])).toEqual([
    ['Ana', true, false],
    ['Sim', true, false],
    ['Sim, Não', true, false],
  ]);
  expect(screen.getByRole('radiogroup').getAttribute('aria-readonly')).toBe('true');
  expect([screen.getByRole('radio'), screen.getByRole('checkbox')].map((box) => box.matches(':disabled'))).toEqual([
    true,
    true,
  ]);
});

it('draws disabled fields: the keyboard reaches none', async () => {
  fill(openForm(several, { availability: 'disabled' }));
  const some = await screen.findByLabelText('Alguns');
  const all = [screen.getByLabelText('Nome'), screen.getByLabelText('Um'), some, screen.getByRole('radio')];
  expect(all.map((control) => control.matches(':disabled'))).toEqual([true, true, true, true]);
});

describe('a screen reader', () => {
  const two = { name: textField({ caption: 'Nome' }), city: textField({ caption: 'Cidade' }) };
  const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

  it('reads the first wrong field after a refused submit, and no alert', () => {
    const { submit } = openForm(two);
    submit();
    expect(fieldErrors()).toEqual(['* Nome é obrigatório', '* Cidade é obrigatório']);
    expect([document.activeElement, alerts()]).toEqual([screen.getByLabelText('Nome'), []]);
  });

  it('announces an alert where the client types, and a new one for another error', async () => {
    const { pass, submit } = openForm({ cpf: cpfField({ caption: 'CPF' }), ...two });
    submit();
    await userEvent.type(screen.getByLabelText('CPF'), '1');
    pass(500);
    expect(alerts()).toEqual(['* Informe um CPF válido']);
  });

  it('announces an alert when the client submits from the wrong field', () => {
    const { submit } = openForm(two);
    screen.getByLabelText('Nome').focus();
    submit();
    expect(alerts()).toEqual(['* Nome é obrigatório']);
  });
});
