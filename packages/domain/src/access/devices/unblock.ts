import type { CallFailure } from '../../kernel/call-failure.ts';

/** The five questions, in the order of the specification. @see spec A §2 Password and device screens */
export const UNBLOCK_QUESTIONS = ['motherName', 'cep', 'birthDate', 'streetNumber', 'email'] as const;

/** What a blocked device may be asked. @see spec A §2 Password and device screens */
export type UnblockQuestion = (typeof UNBLOCK_QUESTIONS)[number];

/** Why a device stayed blocked. @see spec A §8 Password recovery and device */
export type UnblockFailure =
  /** `field` is the first wrong answer, where it is known. */
  | { readonly _tag: 'AnswersInvalid'; readonly field?: UnblockQuestion }
  | { readonly _tag: 'AnswersWrong' }
  | { readonly _tag: 'MaxTriesReached' }
  | CallFailure;
