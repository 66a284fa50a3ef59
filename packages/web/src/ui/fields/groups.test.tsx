import {
  checkgroupField,
  cnpjField,
  daterangeField,
  optional,
  radiogroupField,
  textareaField,
} from '@aroeira/domain/kernel';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openForm } from '../forms/testing/open-form.tsx';
import { fieldErrors } from './testing/field-errors.ts';

const CHOICES = [
  { value: 1, label: 'Extrato' },
  { value: 2, label: 'Informe' },
  { value: 3, label: 'Carta' },
] as const;

describe('a period', () => {
  const field = daterangeField({ caption: 'Período' });
  const [from, to] = [() => screen.getByLabelText('De'), () => screen.getByLabelText('Até')];

  it('is two days in a named group, and returns both [R834]', async () => {
    const { form, submit } = openForm({ field });
    expect(await screen.findByRole('group', { name: 'Período' })).toBeTruthy();
    submit();
    expect(fieldErrors()).toEqual(['* Campo obrigatório']);
    expect(document.activeElement).toBe(from());
    await userEvent.type(from(), '01102026');
    await userEvent.type(to(), '31102026');
    expect(form.submit()).toEqual({ field: { from: '2026-10-01', to: '2026-10-31' } });
  });

  it('marks both days when one is missing or the order is wrong [R835]', async () => {
    const { pass } = openForm({ field });
    await screen.findByRole('group', { name: 'Período' });
    await userEvent.type(from(), '31102026');
    pass(500);
    expect(fieldErrors()).toEqual(['* Período inválido']);
    await userEvent.type(to(), '01102026');
    pass(500);
    expect(fieldErrors()).toEqual(['* Período inválido']);
    expect([from(), to()].map((input) => input.getAttribute('aria-invalid'))).toEqual(['true', 'true']);
  });
});

describe('boxes to check', () => {
  it('are a named group that needs a choice, and return the checked ones in their order [R803]', async () => {
    const { form, submit, pass } = openForm({ field: checkgroupField({ caption: 'Receber', choices: CHOICES }) });
    submit();
    expect(screen.getByRole('group', { name: 'Receber' })).toBeTruthy();
    expect(fieldErrors()).toEqual(['* Campo obrigatório']);
    expect(document.activeElement).toBe(screen.getByLabelText('Extrato'));
    await userEvent.click(screen.getByLabelText('Carta'));
    await userEvent.click(screen.getByLabelText('Informe'));
    await userEvent.click(screen.getByLabelText('Extrato'));
    await userEvent.click(screen.getByLabelText('Informe'));
    pass(500);
    expect(fieldErrors()).toEqual([]);
    expect(form.submit()).toEqual({ field: [1, 3] });
  });
});

describe('radio cards', () => {
  const field = radiogroupField({ caption: 'Qual?', choices: CHOICES });

  it('say on the group that it is required and wrong, and return the chosen one [R803]', async () => {
    const { form, submit } = openForm({ field });
    submit();
    const group = screen.getByRole('radiogroup', { name: 'Qual?' });
    expect([group.getAttribute('aria-required'), group.getAttribute('aria-invalid')]).toEqual(['true', 'true']);
    expect(fieldErrors()).toEqual(['* Campo obrigatório']);
    await userEvent.click(screen.getByLabelText('Informe'));
    expect(form.submit()).toEqual({ field: 2 });
  });

  it('have a button that clears an optional answer, and keep the focus in the group', async () => {
    const { form } = openForm({ field: optional(field) });
    expect(screen.queryByRole('button')).toBeNull();
    await userEvent.click(screen.getByLabelText('Informe'));
    await userEvent.click(screen.getByRole('button', { name: 'Limpar Qual?' }));
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
    expect(document.activeElement).toBe(screen.getByLabelText('Extrato'));
    expect(form.submit()).toEqual({ field: undefined });
  });

  it('have no such button for a required answer or in a read-only field', () => {
    const { form } = openForm({ field });
    act(() => form.change('field', 2));
    expect(screen.queryByRole('button')).toBeNull();
    cleanup();
    const { form: still } = openForm({ field: optional(field) }, { availability: 'readOnly' });
    act(() => still.change('field', 2));
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('of two fields do not change each other', async () => {
    openForm({ field, other: field });
    const [first, second] = screen.getAllByRole<HTMLInputElement>('radio', { name: 'Extrato' });
    await userEvent.click(first!);
    await userEvent.click(second!);
    expect([first?.checked, second?.checked]).toEqual([true, true]);
    // With one name they would be one group, and the arrow keys would move from one field into the other.
    expect(first?.name).not.toBe(second?.name);
  });
});

it('keeps the lines of a long text, and stops at its maximum length', async () => {
  const { form } = openForm({ field: textareaField({ caption: 'Mensagem', maxLength: 8 }) });
  await userEvent.type(screen.getByLabelText('Mensagem'), 'Bom\ndia, Ana');
  expect(form.submit()).toEqual({ field: 'Bom\ndia,' });
});

it('takes letters and at most 18 characters for a CNPJ, and switches its keyboard [R819]', async () => {
  const { form } = openForm({ field: cnpjField({ caption: 'CNPJ' }) });
  const input = screen.getByLabelText<HTMLInputElement>('CNPJ');
  expect(input.inputMode).toBe('numeric');
  await userEvent.click(screen.getByRole('button', { name: 'Meu CNPJ tem letras' }));
  expect([input.inputMode, document.activeElement]).toEqual(['text', input]);
  await userEvent.type(input, '12abc34501de359');
  expect(input.value).toBe('12.ABC.345/01DE-35');
  expect(form.submit()).toEqual({ field: '12ABC34501DE35' });
});

it('reaches a document with the Tab key before the switch of its keyboard', async () => {
  openForm({ field: cnpjField({ caption: 'CNPJ' }) });
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByLabelText('CNPJ'));
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('Meu CNPJ tem letras');
});
