import * as E from 'fp-ts/Either';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarDay } from '../../kernel/days.ts';
import { checkForm, emptyForm, visibleFields } from '../../kernel/fields/index.ts';
import { refused, unreachable } from '../../kernel/testing/index.ts';
import { unblockForm } from './unblock.form.ts';
import { unblockMessage } from './devices.messages.ts';
import { drawQuestions } from './unblock.rules.ts';
import { UNBLOCK_QUESTIONS } from './unblock.ts';

const today = calendarDay('2026-11-20');

describe('the questions', () => {
  const fraction = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

  it('are three different questions of the five, for every draw [R202] [R203]', () => {
    expect(UNBLOCK_QUESTIONS).toEqual(['motherName', 'cep', 'birthDate', 'streetNumber', 'email']);
    fc.assert(
      fc.property(fc.tuple(fraction, fraction, fraction), (draws) => {
        const drawn = drawQuestions(draws);
        expect(new Set(drawn).size).toBe(3);
        expect(drawn.every((question) => UNBLOCK_QUESTIONS.includes(question))).toBe(true);
      }),
    );
  });

  it('are equally likely: each of the sixty orders has the same share of the draws', () => {
    const shares = (parts: number) => Array.from({ length: parts }, (_, i) => (i + 0.5) / parts);
    const orders = shares(5).flatMap((a) =>
      shares(4).flatMap((b) => shares(3).map((c) => drawQuestions([a, b, c]).join())),
    );
    expect(new Set(orders).size).toBe(60);
  });
});

describe('the answers', () => {
  const form = unblockForm(['motherName', 'streetNumber', 'email']);
  const typed = {
    ...emptyForm(form.fields),
    motherName: 'Conceição',
    streetNumber: '12 B',
    email: 'fabio@exemplo.com.br',
  };
  const wrong = (changes: Partial<typeof typed>) =>
    E.match(
      (errors: object) => Object.keys(errors),
      () => [],
    )(checkForm(form, { ...typed, ...changes }, { today }));

  it('are asked only for the drawn questions', () => {
    expect(visibleFields(form, typed)).toEqual(['motherName', 'streetNumber', 'email']);
    expect(checkForm(form, typed, { today })).toEqual(
      E.right({ motherName: 'Conceição', streetNumber: '12 B', email: 'fabio@exemplo.com.br' }),
    );
  });

  it("refuse digits and spaces that were pasted into the mother's name [R205]", () => {
    expect([wrong({ motherName: 'Ana1' }), wrong({ motherName: 'Ana Maria' })]).toEqual([
      ['motherName'],
      ['motherName'],
    ]);
  });

  it('take 40 characters of a street number and not 41 [R206]', () => {
    expect(wrong({ streetNumber: '1'.repeat(40) })).toEqual([]);
    expect(wrong({ streetNumber: '1'.repeat(41) })).toEqual(['streetNumber']);
  });
});

it('have a sentence for each failure [R212]', () => {
  expect(unblockMessage({ _tag: 'AnswersInvalid' })).toBe('Preencha corretamente todos os campos para continuar');
  expect(unblockMessage({ _tag: 'MaxTriesReached' })).toContain('limite de tentativas');
  expect(unblockMessage({ _tag: 'AnswersWrong' })).toBe('As respostas digitadas estão incorretas.');
  for (const failure of [unreachable, refused('ERR999')])
    expect(unblockMessage(failure)).toBe('Ocorreu um erro ao tentar desbloquear este device.');
});
