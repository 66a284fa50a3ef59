import { declareForm, optional, textField } from '@aroeira/domain/kernel';
import { clockAt, manualScheduler } from '@aroeira/domain/kernel/testing';
import { expect, it } from 'vitest';
import { FormModel } from './form-model.ts';

const name = textField({ caption: 'Nome' });

/** A day, and a time that the test moves. */
const world = () => {
  const { pass, ...scheduler } = manualScheduler();
  return { pass, ports: { clock: clockAt('2026-11-20T15:00:00-03:00'), scheduler } };
};

it('shows no error at a field that appears after a refused submit, until the next submit', () => {
  const { pass, ports } = world();
  const declared = declareForm({
    fields: { isCompany: optional(name), company: name, other: name },
    visibleWhen: { company: ({ isCompany }) => isCompany !== '' },
  });
  const form = new FormModel(declared, ports);
  form.submit();
  form.change('isCompany', 'sim');
  pass(500);
  expect(form.errors).toEqual({ other: { _tag: 'Required' } });
  form.submit();
  expect(form.errors).toEqual({ company: { _tag: 'Required' }, other: { _tag: 'Required' } });
});

it('knows which optional field its rule requires now', () => {
  const declared = declareForm({
    fields: { income: optional(name), source: optional(name), other: name },
    rules: {
      source: ({ values: { income, source } }) =>
        income !== undefined && source === undefined ? { _tag: 'Required' } : undefined,
    },
  });
  const form = new FormModel(declared, world().ports);
  expect(form.required).toEqual(['other']);
  form.change('income', '10');
  expect(form.required).toEqual(['source', 'other']);
  form.change('source', 'Aluguel');
  expect(form.required).toEqual(['source', 'other']);
});
