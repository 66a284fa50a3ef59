import { cpfCnpjField, declareForm, optional, passwordField, type Typed } from '@aroeira/domain/kernel';
import { clockAt, manualScheduler } from '@aroeira/domain/kernel/testing';
import { describe, expect, it } from 'vitest';
import { FormModel } from './form-model.ts';

const fields = { document: cpfCnpjField({ caption: 'CPF/CNPJ' }), password: passwordField({ caption: 'Senha' }) };

const open = () => {
  const scheduler = manualScheduler();
  const intents: Typed<typeof fields>[] = [];
  const form = new FormModel(
    fields,
    { clock: clockAt('2026-11-20T15:00:00-03:00'), scheduler },
    {
      onChangeIntent: (typed) => intents.push(typed),
    },
  );
  return { form, intents, pass: scheduler.pass };
};

describe('while the client types', () => {
  it('checks 500 ms after a change, and not before [R795]', () => {
    const { form, pass } = open();
    form.change('document', '111');
    pass(499);
    expect(form.errors).toEqual({});
    pass(1);
    expect(form.errors).toEqual({ document: { _tag: 'CpfInvalid' } });
  });

  it('counts the 500 ms from the last of several changes [R796]', () => {
    const { form, pass } = open();
    form.change('document', '111');
    pass(400);
    form.change('document', '111.222');
    pass(499);
    expect(form.errors).toEqual({});
    pass(1);
    expect(form.errors).toEqual({ document: { _tag: 'CpfInvalid' } });
  });

  it('says nothing of a field that was not reached yet', () => {
    const { form, pass } = open();
    form.change('document', '632.872.530-26');
    pass(500);
    expect(form.errors).toEqual({});
  });

  it('tells of the change 618 ms after the last one [R801]', () => {
    const { form, intents, pass } = open();
    form.change('password', 'a');
    pass(600);
    form.change('password', 'ab');
    pass(617);
    expect(intents).toEqual([]);
    pass(1);
    expect(intents).toEqual([{ document: '', password: 'ab' }]);
  });
});

describe('a submit', () => {
  it('checks all fields at once and leads to the first that is wrong [R797] [R799]', () => {
    const { form } = open();
    expect(form.submit()).toBeUndefined();
    expect(form.errors).toEqual({ document: { _tag: 'Required' }, password: { _tag: 'Required' } });
    expect(form.refusal).toEqual({ field: 'document' });
  });

  it('leads there again the second time', () => {
    const { form } = open();
    form.submit();
    const first = form.refusal;
    form.submit();
    expect(form.refusal).not.toBe(first);
  });

  it('hands on what was typed once everything is right, and loses nothing', () => {
    const { form } = open();
    form.change('document', '632.872.530-26');
    form.change('password', ' x ');
    expect(form.submit()).toEqual({ document: '63287253026', password: ' x ' });
    expect(form.refusal).toBeUndefined();
    expect(form.typed).toEqual({ document: '632.872.530-26', password: ' x ' });
  });
});

it('shows and checks a conditional field only while its condition holds', () => {
  const declared = declareForm<
    { password: ReturnType<typeof passwordField>; again: ReturnType<typeof passwordField> },
    'again'
  >({
    fields: { password: optional(passwordField({ caption: 'Senha' })), again: passwordField({ caption: 'Repita' }) },
    visibleWhen: { again: ({ password }) => password !== '' },
  });
  const form = new FormModel(declared, { clock: clockAt('2026-11-20T15:00:00-03:00'), scheduler: manualScheduler() });
  expect([form.visible, form.submit()]).toEqual([['password'], { password: undefined }]);
  form.change('password', 'a');
  expect([form.visible, form.submit(), form.refusal]).toEqual([['password', 'again'], undefined, { field: 'again' }]);
});
