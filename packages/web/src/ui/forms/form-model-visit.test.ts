import { cpfCnpjField, passwordField, type Typed } from '@aroeira/domain/kernel';
import { manualScheduler } from '@aroeira/domain/kernel/testing';
import { expect, it } from 'vitest';
import { FormModel } from './form-model.ts';

const fields = { document: cpfCnpjField({ caption: 'CPF/CNPJ' }), password: passwordField({ caption: 'Senha' }) };

const open = () => {
  const time = manualScheduler();
  const intents: Typed<typeof fields>[] = [];
  const ports = { clock: time.clock, scheduler: time };
  const form = new FormModel(fields, ports, { onChangeIntent: (typed) => intents.push(typed) });
  return { form, intents, pass: time.pass };
};

it('does nothing that waits after the visit ended', () => {
  const { form, intents, pass } = open();
  form.change('document', '1');
  form.close();
  pass(618);
  expect([form.errors, intents]).toEqual([{}, []]);
});

it('shows no error under a value that the client did not type', () => {
  const { form, pass } = open();
  form.fill({ document: '1' });
  pass(500);
  expect([form.typed.document, form.errors, form.isChanged]).toEqual(['1', {}, true]);
});
