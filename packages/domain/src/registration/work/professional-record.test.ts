import * as E from 'fp-ts/Either';
import { expect, it } from 'vitest';
import { calendarDay } from '../../kernel/days.ts';
import { checkForm, emptyForm } from '../../kernel/fields/index.ts';
import { ANA } from '../../kernel/testing/index.ts';
import { pepDataForm } from '../declarations/pep-data.form.ts';
import { cpf } from '../testing/index.ts';
import { recordOfOffice } from './professional-record.ts';

it('takes only company, CNPJ and role from the PEP page (decision Q016)', () => {
  const functions = [{ value: 4, label: 'Prefeito(a)' }];
  const form = pepDataForm({
    own: cpf(ANA),
    functions,
    parents: [],
    relations: [],
    hasWorked: true,
    hasRelation: false,
  });
  const typed = {
    ...emptyForm(form),
    functionId: 4,
    startedOn: '10/03/2020',
    company: 'Prefeitura de Santos',
    cnpj: '15.067.401/0001-36',
  };
  const values = checkForm(form, typed, { today: calendarDay('2026-11-20') });
  expect(E.map(recordOfOffice)(values)).toEqual(
    E.right({
      professionalType: undefined,
      careerId: undefined,
      company: 'Prefeitura de Santos',
      cnpj: '15067401000136',
      functionId: 4,
    }),
  );
});
