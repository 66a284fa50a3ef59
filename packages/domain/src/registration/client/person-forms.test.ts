import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { calendarDay } from '../../kernel/days.ts';
import { checkForm, emptyForm, fieldMessage, visibleFields } from '../../kernel/fields/index.ts';
import { ANA, refused, unreachable } from '../../kernel/testing/index.ts';
import { plannerIdToSend, choosePlannerForm } from './choose-planner.form.ts';
import { definePasswordForm } from './define-password.form.ts';
import { NEW_REGISTRATION } from './new-client.ts';
import { checkProposal, newClientOf } from './new-client.rules.ts';
import { personalDataForm } from './personal-data.form.ts';
import {
  plannerFailureQuestion,
  REGISTRATION_TEXTS,
  registrationFieldMessage,
  registrationMessage,
} from '../registration.messages.ts';
import { refusalOf } from './create-client.use-case.ts';
import { startForm } from './start.form.ts';
import { cpf, errorsOf } from '../testing/index.ts';

const context = { today: calendarDay('2026-11-20') };

describe('the start form', () => {
  const typed = {
    name: 'Ana Beatriz Nogueira',
    email: 'ana@exemplo.com.br',
    phone: '(11) 98765-4321',
    document: '632.872.530-26',
    birthDate: '03/05/1980',
  };
  const check = (changes: Partial<typeof typed>) => errorsOf(startForm, { ...typed, ...changes }, context);

  it('takes a masked CPF, whose 14 characters are 11 digits [R245]', () => {
    expect(check({})).toEqual({});
  });

  it('needs every field [R239] [R240] [R241] [R242] [R243]', () => {
    expect(errorsOf(startForm, emptyForm(startForm), context)).toEqual({
      name: { _tag: 'Required' },
      email: { _tag: 'Required' },
      phone: { _tag: 'Required' },
      document: { _tag: 'Required' },
      birthDate: { _tag: 'Required' },
    });
  });

  it('refuses a company’s document, valid or not, with or without its mask, and with letters [R244]', () => {
    for (const document of ['15067401000136', '15.067.401/0001-36', '15067401000137', '12ABC34501DE35'])
      expect(check({ document })).toEqual({ document: { _tag: 'CompanyDocument' } });
    expect(registrationFieldMessage(startForm.fields.document, { _tag: 'CompanyDocument' })).toBe(
      'Para cadastro PJ, entre em contato com seu Planejador',
    );
  });

  it('asks for a valid CPF after a shorter or wrong text', () => {
    for (const document of ['632872530', '63287253027', '111.111.111-11', '632872530261', '1506740100013'])
      expect(check({ document })).toEqual({ document: { _tag: 'CpfInvalid' } });
  });

  it('says at the document that it is registered, only for ERR063 [R246]', () => {
    expect(refusalOf(refused('ERR063'))).toEqual({ _tag: 'DocumentTaken', field: 'document' });
    expect(registrationFieldMessage(startForm.fields.document, { _tag: 'DocumentTaken' })).toBe(
      'O CPF informado já está cadastrado.',
    );
    for (const other of [refused('ERR158'), unreachable]) expect(refusalOf(other)).toBe(other);
  });

  it('makes a new client, with the password', () => {
    const start = E.getOrElseW(() => undefined)(checkForm(startForm, typed, context));
    expect(start && newClientOf({ start, password: 'Senha@123' })).toEqual(
      E.right({
        name: 'Ana Beatriz Nogueira',
        email: 'ana@exemplo.com.br',
        phone: '11987654321',
        document: ANA,
        birthDate: '1980-05-03',
        password: 'Senha@123',
        plannerId: undefined,
        holderId: undefined,
        needsCoHolder: false,
        hasPlanner: true,
      }),
    );
  });
});

it('begins a registration with the defaults of the specification', () => {
  expect(NEW_REGISTRATION).toMatchObject({ civilCapacity: 'adult', nationalityId: 1, countryId: 1, gender: 'male' });
  expect(NEW_REGISTRATION.hasPlanner && NEW_REGISTRATION.isActive).toBe(true);
  expect(NEW_REGISTRATION.mailing).toEqual({
    receivesExtract: true,
    receivesIncomeReport: true,
    allowsDistributorEmail: true,
    address: 'residential',
  });
});

it('starts only after the client accepted the proposal', () => {
  expect(checkProposal(false)).toEqual(E.left({ _tag: 'ProposalNotAccepted' }));
  expect(E.isRight(checkProposal(true))).toBe(true);
  expect(registrationMessage({ _tag: 'ProposalNotAccepted' })).toBe(
    'Para continuar, é necessário ler e aceitar nossa Proposta de Serviço.',
  );
});

it('says that the form failed to load [R285]', () => {
  expect(REGISTRATION_TEXTS.loadFailed).toBe('Ocorreu um erro ao carregar as informações da ficha');
});

it('takes a strong password, typed twice', () => {
  const check = (password: string, confirmation: string) =>
    errorsOf(definePasswordForm, { password, confirmation }, context);
  expect(check('Senha@123', 'Senha@123')).toEqual({});
  expect(check('Senha@123', 'Senha@124')).toEqual({ confirmation: { _tag: 'PasswordDiffers' } });
  expect(check('senha', 'senha')).toMatchObject({ password: { _tag: 'PasswordWeak' } });
});

describe('a planner', () => {
  it('that was not saved leads to a question, only for a client without a planner [R260]', () => {
    expect(plannerFailureQuestion({ hasPlanner: false })).toBe(
      'Você ainda não possui um planejador. Deseja falar com o nosso atendimento pelo WhatsApp?',
    );
    expect(plannerFailureQuestion({ hasPlanner: true })).toBeUndefined();
  });

  const planners = [
    { id: 1, name: 'Nenhum', shortName: undefined },
    { id: 7, name: 'Marina Prado', shortName: 'Marina' },
    { id: 8, name: 'Caio Reis', shortName: ' ' },
    { id: 9, name: 'Lia Sá', shortName: undefined },
  ];
  const form = choosePlannerForm(planners);

  it('is never associate 1, and has the short name or the name as its label [R257] [R258]', () => {
    expect(form.fields.plannerId.choices).toEqual([
      { value: 7, label: 'Marina' },
      { value: 8, label: 'Caio Reis' },
      { value: 9, label: 'Lia Sá' },
    ]);
  });

  it('must be chosen by a client who already has one [R255]', () => {
    expect(errorsOf(form, emptyForm(form), context)).toEqual({ plannerId: { _tag: 'Required' } });
    expect(errorsOf(form, { hasPlanner: 'yes', plannerId: 1 }, context)).toEqual({
      plannerId: { _tag: 'ChoiceUnknown' },
    });
  });

  it('is associate 1 for a client without a planner [R256]', () => {
    const associate = (plannerId: number | undefined, hasPlanner: 'yes' | 'no') =>
      E.map(plannerIdToSend)(checkForm(form, { hasPlanner, plannerId }, context));
    expect(associate(7, 'yes')).toEqual(E.right(7));
    expect(associate(7, 'no')).toEqual(E.right(1));
  });
});

describe('personal data', () => {
  const form = personalDataForm(cpf(ANA));
  const typed = { ...emptyForm(form), gender: 'female' } as const;

  it('needs the name and the CPF of the spouse of a married client [R281] [R282]', () => {
    expect(errorsOf(form, { ...typed, maritalStatus: 'married' }, context)).toEqual({
      spouseName: { _tag: 'Required' },
      spouseCpf: { _tag: 'Required' },
    });
    expect(fieldMessage(form.fields.spouseCpf, { _tag: 'Required' })).toBe('CPF do cônjuge é obrigatório');
  });

  it("refuses the client's own CPF for the spouse", () => {
    const spouse = { ...typed, maritalStatus: 'married', spouseName: 'Rui', spouseCpf: '632.872.530-26' } as const;
    expect(errorsOf(form, spouse, context)).toEqual({ spouseCpf: { _tag: 'OwnCpf' } });
    expect(errorsOf(form, { ...spouse, maritalStatus: 'single' }, context)).toEqual({});
  });

  it('does not ask other clients for a spouse [R283]', () => {
    for (const maritalStatus of ['single', 'widowed', 'divorced', 'separated'] as const) {
      expect(visibleFields(form, { ...typed, maritalStatus })).not.toContain('spouseName');
      expect(errorsOf(form, { ...typed, maritalStatus, spouseName: 'x', spouseCpf: '1' }, context)).toEqual({});
    }
  });
});
