import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { afterQuestion, checkAnswers, questionPage, withAnswer } from './questionnaire.rules.ts';
import { riskProfileOf, type SuitabilityAnswers } from './suitability.ts';
import { RISK_PROFILE_CAPTIONS, suitabilityMessage } from './suitability.messages.ts';
import { questions } from './testing/index.ts';

const three = questions(3);
const none: SuitabilityAnswers = new Map();
const two: SuitabilityAnswers = new Map([
  [20, 22],
  [10, 11],
]);
const all = withAnswer(two, 30, 31);
const unanswered = (...indexes: number[]) => E.left({ _tag: 'QuestionsUnanswered', indexes });

describe('the answers to send', () => {
  it('need an answer to every question, and the refusal names the questions without one [R365]', () => {
    expect(checkAnswers(three, none)).toEqual(unanswered(0, 1, 2));
    expect(checkAnswers(three, two)).toEqual(unanswered(2));
  });

  it('are a list of answer ids in the order of the questions [R366]', () => {
    expect(checkAnswers(three, all)).toEqual(E.right([11, 22, 31]));
    expect(checkAnswers(three, withAnswer(all, 10, 12))).toEqual(E.right([12, 22, 31]));
  });

  it('contain no answer that the question does not offer', () => {
    expect(checkAnswers(three, withAnswer(all, 20, 11))).toEqual(unanswered(1));
  });
});

describe('the page of a question', () => {
  it('is the introduction without a number, or with any other text', () => {
    for (const parameter of [undefined, '', 'a', '-1', '1.5', ' 0'])
      expect(questionPage(three, all, parameter)).toEqual({ _tag: 'Introduction' });
    expect(questionPage([], none, '0')).toEqual({ _tag: 'Introduction' });
  });

  it('is any question up to the first without an answer', () => {
    expect(questionPage(three, none, '0')).toEqual({ _tag: 'Question', index: 0 });
    expect(questionPage(three, two, '0')).toEqual({ _tag: 'Question', index: 0 });
    expect(questionPage(three, two, '2')).toEqual({ _tag: 'Question', index: 2 });
  });

  it('goes back to that question from a later number', () => {
    expect(questionPage(three, none, '1')).toEqual({ _tag: 'Elsewhere', index: 0 });
    expect(questionPage(three, new Map([[10, 11]]), '2')).toEqual({ _tag: 'Elsewhere', index: 1 });
    for (const beyond of ['3', '10']) expect(questionPage(three, all, beyond)).toEqual({ _tag: 'Elsewhere', index: 2 });
  });
});

describe('the way to the next question', () => {
  it('is refused without an answer [R364]', () => {
    expect(afterQuestion(three, two, 2)).toEqual(unanswered(2));
  });

  it('leads to one question per page, and after the last to the sending', () => {
    expect(afterQuestion(three, all, 0)).toEqual(E.right({ _tag: 'Question', index: 1 }));
    expect(afterQuestion(three, all, 2)).toEqual(E.right({ _tag: 'Send' }));
  });

  it('comes back to a question without an answer', () => {
    expect(afterQuestion(three, new Map([[30, 31]]), 2)).toEqual(E.right({ _tag: 'Question', index: 0 }));
  });
});

it('knows the five risk profiles by id', () => {
  expect([1, 2, 3, 4, 5].map(riskProfileOf)).toEqual([
    'conservative',
    'moderate',
    'balanced',
    'sophisticated',
    'specialist',
  ]);
  expect([riskProfileOf(0), riskProfileOf(6)]).toEqual([undefined, undefined]);
  expect(RISK_PROFILE_CAPTIONS.conservative).toBe('Conservador');
  expect(suitabilityMessage({ _tag: 'QuestionsUnanswered', indexes: [0] })).toBe('Escolha uma opção');
});
