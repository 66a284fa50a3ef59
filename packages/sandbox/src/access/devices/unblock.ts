import { isSameText } from '../../database/hash.ts';

/** The questions for a blocked device. @see spec A §3 Unblock answers */
const QUESTIONS = ['motherName', 'cep', 'birthDate', 'streetNumber', 'email'] as const;

type Question = (typeof QUESTIONS)[number];

/** Text by question. A question without an answer is absent. */
export type Answers = Readonly<Partial<Record<Question, string>>>;

/** How many questions the portal asks. @see spec A §9 "Unblock: 3 random questions out of 5" */
const ASKED = 3;

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();

/** The part of an answer that counts: no case, no accents, and only the first word of the mother's name. */
const READ: Readonly<Record<Question, (text: string) => string>> = {
  motherName: (text) => plain(text).split(/\s+/)[0] ?? '',
  cep: (text) => text.replace(/\D/g, ''),
  birthDate: (text) => text.trim(),
  streetNumber: (text) => plain(text).replace(/\s+/g, ' '),
  email: plain,
};

/** Takes the same time for a right and a wrong answer. An answer is wrong if the server does not know the right one. */
const isRight = (question: Question, known: string | undefined, given: string): boolean => {
  const expected = READ[question](known ?? '');
  return isSameText(expected, READ[question](given)) && expected !== '';
};

/** At least three answers, and none of them wrong. The portal draws the questions (docs/decisions/0110). */
export const areRight = (known: Answers, given: Answers): boolean => {
  const judged = QUESTIONS.flatMap((question) => {
    const answer = given[question];
    return answer === undefined ? [] : [isRight(question, known[question], answer)];
  });
  return judged.length >= ASKED && !judged.includes(false);
};
