import {
  calendarDay,
  cents,
  checkgroupField,
  cpfCnpjField,
  dateField,
  declareForm,
  moneyField,
  numberField,
  optional,
  passwordField,
  selectAutoCompleteField,
  textField,
  type Typed,
} from '@aroeira/domain/kernel';
import { ANA, clockAt, manualScheduler } from '@aroeira/domain/kernel/testing';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { FormModel } from './form-model.ts';

const fields = { document: cpfCnpjField({ caption: 'CPF/CNPJ' }), password: passwordField({ caption: 'Senha' }) };

const name = textField({ caption: 'Nome' });

/** A day, and a time that the test moves. */
const world = () => {
  const { pass, ...scheduler } = manualScheduler();
  return { pass, ports: { clock: clockAt('2026-11-20T15:00:00-03:00'), scheduler } };
};

const open = () => {
  const { pass, ports } = world();
  const intents: Typed<typeof fields>[] = [];
  const form = new FormModel(fields, ports, { onChangeIntent: (typed) => intents.push(typed) });
  return { form, intents, pass };
};

describe('while the client types', () => {
  it('checks 500 ms after the last of several changes, and not before [R795] [R796]', () => {
    const { form, pass } = open();
    form.change('document', '111');
    pass(400);
    form.change('document', '111.222');
    pass(499);
    expect(form.errors).toEqual({});
    pass(1);
    expect(form.errors).toEqual({ document: { _tag: 'CpfInvalid' } });
  });

  it('shows no error in a field that the client did not reach', () => {
    const { form, pass } = open();
    form.change('document', '632.872.530-26');
    pass(500);
    expect(form.errors).toEqual({});
  });

  it('shows no error in a field that was empty at an earlier check while the client types into it', () => {
    const { form, pass } = open();
    form.change('document', '111');
    pass(500);
    form.change('password', 'a');
    expect(form.errors).toEqual({ document: { _tag: 'CpfInvalid' } });
    form.change('password', '');
    pass(500);
    expect(form.errors).toMatchObject({ password: { _tag: 'Required' } });
  });

  it('drops the error of an empty field as soon as it is filled', () => {
    const { form, pass } = open();
    form.submit();
    form.change('document', '1');
    expect(form.errors).toEqual({ password: { _tag: 'Required' } });
    form.fill({ password: 'Senha@123' });
    expect(form.errors).toEqual({});
    pass(500);
    expect(form.errors).toEqual({ document: { _tag: 'CpfInvalid' } });
    form.change('document', '12');
    expect(form.errors).toEqual({ document: { _tag: 'CpfInvalid' } });
  });

  it('reports the change intent 618 ms after the last change [R801]', () => {
    const { form, intents, pass } = open();
    form.change('password', 'a');
    pass(600);
    form.change('password', 'ab');
    pass(617);
    expect(intents).toEqual([]);
    pass(1);
    expect(intents).toEqual([{ document: '', password: 'ab' }]);
  });

  it('cancels the change intent after a good submit, and keeps it after a refused one', () => {
    const { form, intents, pass } = open();
    form.change('document', '632.872.530-26');
    form.submit();
    pass(618);
    expect(intents).toHaveLength(1);
    form.change('password', 'a');
    form.submit();
    pass(618);
    expect(intents).toHaveLength(1);
  });

  it('cancels the change intent when the client leaves, and reports the next change', () => {
    const { form, intents, pass } = open();
    form.change('password', 'a');
    form.leave();
    pass(618);
    expect(intents).toEqual([]);
    form.change('password', 'ab');
    pass(618);
    expect(intents).toEqual([{ document: '', password: 'ab' }]);
  });

  it('cancels a search when the client leaves', () => {
    const { pass, ports } = world();
    const asked: string[] = [];
    const bank = selectAutoCompleteField<number>({ caption: 'Banco' });
    const find = (text: string) => {
      asked.push(text);
      return TE.right([]);
    };
    const form = new FormModel({ bank }, ports, { searches: { bank: find } });
    form.searchOf('bank')?.ask('ita');
    form.leave();
    pass(618);
    expect([asked, form.searchOf('bank')?.found]).toEqual([[], { _tag: 'Idle' }]);
  });
});

describe('a submit', () => {
  it('checks all fields at once, returns nothing, and points to the first wrong field [R797] [R799]', () => {
    const { form } = open();
    expect(form.submit()).toBeUndefined();
    expect(form.errors).toEqual({ document: { _tag: 'Required' }, password: { _tag: 'Required' } });
    const first = form.refusal;
    expect(first).toEqual({ field: 'document' });
    form.submit();
    expect(form.refusal).not.toBe(first);
  });

  it('points to no field after the focus arrived, or after a change', () => {
    const { form } = open();
    form.submit();
    form.arrive();
    expect(form.refusal).toBeUndefined();
    form.submit();
    form.change('password', 'a');
    expect(form.refusal).toBeUndefined();
  });

  it('returns the values when all fields are right, and keeps what the client typed', () => {
    const { form } = open();
    form.change('document', '632.872.530-26');
    form.change('password', ' x ');
    expect(form.submit()).toEqual({ document: '63287253026', password: ' x ' });
    expect(form.refusal).toBeUndefined();
    expect(form.typed).toEqual({ document: '632.872.530-26', password: ' x ' });
  });
});

describe('a rule over several fields', () => {
  const age = (caption: string) => numberField({ caption, maxLength: 3 });
  const ages = { retirement: age('Aposentadoria'), expectancy: age('Expectativa'), wish: optional(name) };
  const declared = declareForm<typeof ages>({
    fields: ages,
    rules: {
      retirement: ({ values: { retirement = 0, expectancy = 200 } }) =>
        retirement < expectancy ? undefined : { _tag: 'PeriodInvalid' },
      wish: ({ values: { expectancy, wish } }) =>
        expectancy !== undefined && wish === undefined ? { _tag: 'Required' } : undefined,
    },
  });
  const open = (saved: { retirement?: number; expectancy?: number }) => {
    const { pass, ports } = world();
    return { pass, form: new FormModel(declared, ports, { saved }) };
  };

  it('shows the error of a saved field when another field changes', () => {
    const { form, pass } = open({ retirement: 65, expectancy: 90 });
    form.change('expectancy', '60');
    pass(499);
    expect(form.errors).toEqual({});
    pass(1);
    expect(form.errors).toEqual({ retirement: { _tag: 'PeriodInvalid' } });
    form.change('expectancy', '90');
    pass(500);
    expect(form.errors).toEqual({});
  });

  it('shows no error in an empty field that the client did not reach', () => {
    const { form, pass } = open({});
    form.change('expectancy', '60');
    pass(500);
    expect(form.errors).toEqual({});
  });
});

describe('a refusal of the server', () => {
  it('stands under its field, also an empty one, until the next change', () => {
    const { form, pass } = open();
    form.change('document', '');
    form.refuse('document', { _tag: 'CpfInvalid' });
    pass(500);
    expect([form.errors, form.refusal]).toEqual([{ document: { _tag: 'CpfInvalid' } }, { field: 'document' }]);
    form.change('password', 'x');
    pass(500);
    expect(form.errors).toEqual({ document: { _tag: 'Required' } });
  });
});

describe('a form that starts with saved values', () => {
  const kept = {
    document: cpfCnpjField({ caption: 'CPF/CNPJ' }),
    issuedOn: optional(dateField({ caption: 'Emissão' })),
    income: moneyField({ caption: 'Renda' }),
    boxes: optional(checkgroupField({ caption: 'Caixas', choices: [{ value: 1, label: 'Um' }] })),
  };
  const reopen = (saved = { document: ANA, income: cents(1_234_50) }) => {
    const { pass, ports } = world();
    const form = new FormModel(kept, ports, { saved });
    return { form, pass };
  };

  it('shows them with their masks, unchanged and without errors, and returns them', () => {
    const { form } = reopen();
    expect(form.typed).toEqual({ document: '632.872.530-26', issuedOn: '', income: 'R$ 1.234,50', boxes: [] });
    expect([form.isChanged, form.errors]).toEqual([false, {}]);
    expect(form.submit()).toEqual({ document: ANA, income: 1_234_50, issuedOn: undefined, boxes: undefined });
    const issuedOn = calendarDay('2026-11-20');
    const dated = new FormModel(kept, world().ports, { saved: { issuedOn } });
    expect(dated.typed.issuedOn).toBe('20/11/2026');
  });

  it('shows no error in a wrong value that the client did not reach, and refuses to send it', () => {
    const { form, pass } = reopen({ document: ANA, income: cents(0) });
    form.change('issuedOn', '01/02/2026');
    pass(500);
    expect(form.errors).toEqual({});
    expect([form.submit(), form.errors]).toEqual([undefined, { income: { _tag: 'Required' } }]);
  });

  it('counts as changed until the client changes the value back', () => {
    const { form } = reopen();
    form.change('boxes', [1]);
    expect(form.isChanged).toBe(true);
    form.change('boxes', []);
    expect(form.isChanged).toBe(false);
    form.change('income', 'R$ 1.234,51');
    expect(form.isChanged).toBe(true);
    form.change('income', 'R$ 1.234,50');
    expect(form.isChanged).toBe(false);
  });

  it('does not count a hidden field as changed', () => {
    const declared = declareForm<{ name: typeof name; nick: typeof name }, 'nick'>({
      fields: { name, nick: name },
      visibleWhen: { nick: (typed) => typed.name !== '' },
    });
    const form = new FormModel(declared, world().ports);
    form.change('name', 'Ana');
    form.change('nick', 'Aninha');
    expect(form.isChanged).toBe(true);
    form.change('name', '');
    expect(form.isChanged).toBe(false);
  });
});

it('shows and checks a conditional field only while its condition is true', () => {
  const declared = declareForm<
    { password: ReturnType<typeof passwordField>; again: ReturnType<typeof passwordField> },
    'again'
  >({
    fields: { password: optional(passwordField({ caption: 'Senha' })), again: passwordField({ caption: 'Repita' }) },
    visibleWhen: { again: ({ password }) => password !== '' },
  });
  const form = new FormModel(declared, world().ports);
  expect([form.visible, form.submit()]).toEqual([['password'], { password: undefined }]);
  form.change('password', 'a');
  expect([form.visible, form.submit(), form.refusal]).toEqual([['password', 'again'], undefined, { field: 'again' }]);
});
