import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { addDays, calendarDay, type CalendarDay } from '../../kernel/days.ts';
import { checkForm, emptyForm, visibleFields, type Typed } from '../../kernel/fields/index.ts';
import { ANA, BRUNO } from '../../kernel/testing/index.ts';
import { fatcaDataForm } from '../tax/fatca-data.form.ts';
import { pepDataForm } from './pep-data.form.ts';
import type { PepRole } from './pep-record.ts';
import { isInOffice } from './pep.rules.ts';
import { registrationFieldMessage, registrationMessage } from '../registration.messages.ts';
import { taxInformationForm } from '../tax/tax-information.form.ts';
import { checkTaxResidences, taxResidenceForm, taxResidenceOf } from '../tax/tax-residence.form.ts';
import { cpf, errorsOf } from '../testing/index.ts';

const today = calendarDay('2026-11-20');
const context = { today };
const countries = [{ value: 2, label: 'Portugal' }];
const required = { _tag: 'Required' };

describe('a PEP role', () => {
  const [yesterday, tomorrow] = [addDays(today, -1), addDays(today, 1)];
  const role = (startedOn: CalendarDay, endedOn: CalendarDay | undefined): PepRole => ({
    functionId: 7,
    startedOn,
    endedOn,
    company: undefined,
    cnpj: undefined,
  });
  const lasts = (startedOn: CalendarDay, endedOn: CalendarDay | undefined) =>
    isInOffice(role(startedOn, endedOn), today);

  it('lasts from its first day to its last day, inclusive, and without a last day [R293]', () => {
    expect([lasts(yesterday, tomorrow), lasts(today, tomorrow), lasts(yesterday, today)]).toEqual([true, true, true]);
    expect([lasts(today, today), lasts(today, undefined)]).toEqual([true, true]);
  });

  it('does not last after its last day [R295]', () => {
    expect(lasts(addDays(today, -9), yesterday)).toBe(false);
  });

  it('does not last before its first day or without a record [R296]', () => {
    expect(lasts(tomorrow, addDays(today, 9))).toBe(false);
    expect(isInOffice(undefined, today)).toBe(false);
  });
});

describe('the PEP page', () => {
  const lists = {
    functions: [{ value: 4, label: 'Prefeito(a)' }],
    parents: [{ value: 11, label: 'Mãe' }],
    relations: [{ value: 21, label: 'Sócio(a)' }],
  };
  const form = pepDataForm({ ...lists, own: cpf(BRUNO), hasWorked: true, hasRelation: true });
  const typed: Typed<typeof form.fields> = {
    functionId: 4,
    startedOn: '10/03/2020',
    endedOn: '',
    company: '',
    cnpj: '',
    relatedName: 'Rosa Nogueira',
    relatedCpf: ANA,
    relatedFunctionId: 4,
    relationType: 'family',
    parentId: 11,
    relationId: 21,
  };
  const end = (endedOn: string) => errorsOf(form, { ...typed, endedOn }, context);

  it('takes an end at least a day after the start, or no end [R291] [R292]', () => {
    expect(end('09/03/2020')).toEqual({ endedOn: { _tag: 'NotAfterStart' } });
    expect(end('10/03/2020')).toEqual({ endedOn: { _tag: 'NotAfterStart' } });
    expect([end('11/03/2020'), end('')]).toEqual([{}, {}]);
    expect(registrationFieldMessage(form.fields.endedOn, { _tag: 'NotAfterStart' })).toBe(
      'Deve ser maior que de data de início do exercicio',
    );
  });

  it('gives a degree for a family relation and a kind for a close relation, never both [R297] [R298]', () => {
    expect(checkForm(form, typed, context)).toMatchObject(E.right({ parentId: 11 }));
    expect(E.toUnion(checkForm(form, typed, context))).not.toHaveProperty('relationId');
    const close = checkForm(form, { ...typed, relationType: 'close' }, context);
    expect(close).toMatchObject(E.right({ relationId: 21 }));
    expect(E.toUnion(close)).not.toHaveProperty('parentId');
  });

  it("refuses the client's own CPF for the related person", () => {
    const error = { _tag: 'OwnCpf' } as const;
    expect(errorsOf(form, { ...typed, relatedCpf: BRUNO }, context)).toEqual({ relatedCpf: error });
    expect(registrationFieldMessage(form.fields.relatedCpf, error)).toBe('Informe o CPF da outra pessoa: este é o seu');
  });

  it('asks only for the half with the answer yes, and requires it (decision Q051)', () => {
    const own = pepDataForm({ ...lists, own: cpf(BRUNO), hasWorked: true, hasRelation: false });
    expect(errorsOf(own, emptyForm(own), context)).toEqual({ functionId: required, startedOn: required });
    const related = pepDataForm({ ...lists, own: cpf(BRUNO), hasWorked: false, hasRelation: true });
    expect(Object.keys(errorsOf(related, emptyForm(related), context))).toEqual([
      'relatedName',
      'relatedCpf',
      'relatedFunctionId',
      'relationType',
    ]);
    expect(errorsOf(related, { ...emptyForm(related), relationType: 'close' }, context)).toHaveProperty('relationId');
  });
});

it('needs an answer to all three questions of the tax page (decision Q049)', () => {
  expect(checkForm(taxInformationForm, emptyForm(taxInformationForm), context)).toEqual(
    E.left({ hasWorked: required, hasRelation: required, hasFatca: required }),
  );
});

describe('the FATCA page (decision Q050)', () => {
  const form = fatcaDataForm(countries);
  const check = (changes: Partial<Typed<typeof form.fields>>) =>
    errorsOf(form, { ...emptyForm(form), ...changes }, context);

  it('requires the kind of declaration, and nothing more for another country', () => {
    expect(check({})).toEqual({ taxDeclaration: required });
    expect(check({ taxDeclaration: 'crs' })).toEqual({});
    expect(visibleFields(form, { ...emptyForm(form), taxDeclaration: 'crs' })).not.toContain('isUsCitizen');
  });

  it('needs the kind of declaration, and nothing else for another country', () => {
    expect(check({ taxDeclaration: 'fatca' })).toEqual({ ssn: required });
    expect(check({ taxDeclaration: 'fatca', refusesSsn: 'no' })).toEqual({ ssn: required });
    expect(check({ taxDeclaration: 'fatca', ssn: '078051120' })).toEqual({});
    expect(check({ taxDeclaration: 'fatca', refusesSsn: 'yes' })).toEqual({});
  });
});

it('asks which nationality was renounced only when one was', () => {
  const form = fatcaDataForm(countries);
  const asks = (hasRenouncedNationality: 'yes' | 'no' | undefined) =>
    visibleFields(form, { ...emptyForm(form), hasRenouncedNationality }).includes('renouncedNationalities');
  expect([asks('yes'), asks('no'), asks(undefined)]).toEqual([true, false, false]);
});

describe('the other-country page', () => {
  const form = taxResidenceForm(countries);
  const residence = (taxIdKind: 'Has' | 'Waiting' | 'NotNeeded', taxId: string) =>
    E.map(taxResidenceOf)(checkForm(form, { countryId: 2, taxIdKind, taxId }, context));

  it('has exactly one of a number, a wait for it and no need of it [R303]', () => {
    expect(residence('Has', '123')).toEqual(E.right({ countryId: 2, taxId: { _tag: 'Has', number: '123' } }));
    expect(residence('Has', '')).toEqual(E.left({ taxId: required }));
    expect(residence('Waiting', '123')).toEqual(E.right({ countryId: 2, taxId: { _tag: 'Waiting' } }));
    expect(residence('NotNeeded', '')).toEqual(E.right({ countryId: 2, taxId: { _tag: 'NotNeeded' } }));
  });

  it('needs at least one country', () => {
    expect(checkTaxResidences([])).toEqual(E.left({ _tag: 'NoTaxResidence' }));
    expect(E.isRight(checkTaxResidences([{ countryId: 2, taxId: { _tag: 'Waiting' } }]))).toBe(true);
    expect(registrationMessage({ _tag: 'NoTaxResidence' })).toContain('pelo menos 1');
  });
});
