import type { SuitabilityQuestion } from '../suitability.ts';

/** Questions 10, 20, …, each with its own two answers: 11 and 12, 21 and 22, … */
export const questions = (count: number): readonly SuitabilityQuestion[] =>
  Array.from({ length: count }, (_, i) => ({
    id: (i + 1) * 10,
    title: `Pergunta ${i + 1}`,
    text: 'Qual é o seu objetivo?',
    answers: [
      { id: (i + 1) * 10 + 1, text: 'Preservar' },
      { id: (i + 1) * 10 + 2, text: 'Crescer' },
    ],
  }));
