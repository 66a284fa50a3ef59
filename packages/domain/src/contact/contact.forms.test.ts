import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { calendarDay } from '../kernel/days.ts';
import { checkForm, emptyForm, fieldMessage } from '../kernel/fields/index.ts';
import { plannerMessageForm, providerMessageForm, ratingForm, SUBJECTS } from './contact.forms.ts';
import { starsOf } from './contact.ts';
import { CONTACT_TEXTS } from './contact.messages.ts';

const context = { today: calendarDay('2026-11-20') };
const required = { _tag: 'Required' } as const;

describe('a message to the provider', () => {
  it('requires a subject and a message [R785] [R786]', () => {
    const checked = checkForm(providerMessageForm, { subject: undefined, message: ' \n' }, context);
    expect(checked).toEqual(E.left({ subject: required, message: required }));
    expect(fieldMessage(providerMessageForm.subject, required)).toBe('Escolha uma opção');
    expect(fieldMessage(providerMessageForm.message, required)).toBe('Mensagem é obrigatório');
  });

  it('is about one of six subjects [R787]', () => {
    expect(SUBJECTS.map(({ label }) => label)).toEqual([
      'Dúvida',
      'Elogio',
      'Reclamação',
      'Solicitação',
      'Sugestão',
      'Outro',
    ]);
    const checked = checkForm(providerMessageForm, { subject: 'complaint', message: 'Oi' }, context);
    expect(checked).toEqual(E.right({ subject: 'complaint', message: 'Oi' }));
  });

  it('uses the sentences of the catalogue [R789] [R790]', () => {
    expect(CONTACT_TEXTS.sentToProvider).toBe('Agradecemos! Sua mensagem foi enviada e será respondida em breve.');
    expect(CONTACT_TEXTS.notSentToProvider).toBe(
      'Ops! Ocorreu um erro ao tentar enviar sua mensagem, tente novamente mais tarde.',
    );
  });
});

it('asks for a message to the planner with the words of the catalogue', () => {
  expect(checkForm(plannerMessageForm, { message: '' }, context)).toEqual(E.left({ message: required }));
  expect(fieldMessage(plannerMessageForm.message, required)).toBe('Informe uma mensagem');
  expect(CONTACT_TEXTS.sentToPlanner).toBe(
    'Sua mensagem foi enviada. Aguarde o contato através de sua caixa de e-mails!',
  );
  expect(CONTACT_TEXTS.notSentToPlanner).toBe(
    'Ocorreu um erro ao tentar enviar a mensagem. Por favor, tente novamente em alguns minutos.',
  );
});

describe('a rating', () => {
  it('starts with five of five stars [R791]', () => {
    expect(emptyForm(ratingForm)).toEqual({ stars: 5, message: '' });
    expect(ratingForm.stars.choices.map(({ value }) => value)).toEqual([1, 2, 3, 4, 5]);
  });

  it('is 1 to 5 [R792]', () => {
    expect([1, 5].map(starsOf)).toEqual([1, 5]);
    expect([0, 6, 4.5, -1].map(starsOf)).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('requires a message [R793]', () => {
    expect(checkForm(ratingForm, emptyForm(ratingForm), context)).toEqual(E.left({ message: required }));
    expect(fieldMessage(ratingForm.message, required)).toBe('Informe uma mensagem');
    expect(checkForm(ratingForm, { stars: 1, message: 'Bom' }, context)).toEqual(E.right({ stars: 1, message: 'Bom' }));
  });
});
