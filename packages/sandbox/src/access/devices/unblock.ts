import { isSameText } from '../../database/hash.ts';

/** What a blocked device may be asked. @see spec A §3 Unblock answers */
const QUESTIONS = ['motherName', 'cep', 'birthDate', 'streetNumber', 'email'] as const;

type Question = (typeof QUESTIONS)[number];

/** Text by question; a question that was not answered, or that we know nothing about, is absent. */
export type Answers = Readonly<Partial<Record<Question, string>>>;

/** As many as the client is asked. @see spec A §9 "Unblock: 3 random questions out of 5" */
const ASKED = 3;

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();

/** What of an answer counts: neither case nor accents, and of the mother's name the first word. */
const READ: Readonly<Record<Question, (text: string) => string>> = {
  motherName: (text) => plain(text).split(/\s+/)[0] ?? '',
  cep: (text) => text.replace(/\D/g, ''),
  birthDate: (text) => text.trim(),
  streetNumber: (text) => plain(text).replace(/\s+/g, ' '),
  email: plain,
};

/** As slow for a wrong answer as for a right one. What we do not know of a client cannot be answered. */
const isRight = (question: Question, known: string | undefined, given: string): boolean => {
  const expected = READ[question](known ?? '');
  return isSameText(expected, READ[question](given)) && expected !== '';
};

/**
 * Whether answers unblock a device: at least three, and none of them wrong. The client draws the questions, so that which
 * three is theirs to say (docs/decisions/0110).
 */
export const areRight = (known: Answers, given: Answers): boolean => {
  const judged = QUESTIONS.flatMap((question) => {
    const answer = given[question];
    return answer === undefined ? [] : [isRight(question, known[question], answer)];
  });
  return judged.length >= ASKED && !judged.includes(false);
};
