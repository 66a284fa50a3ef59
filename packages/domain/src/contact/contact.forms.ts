import { radiogroupField, selectField, textareaField, type RadiogroupField } from '../kernel/fields/index.ts';
import { ALL_STARS, type Stars, type Subject } from './contact.ts';

/** @see spec B §3 Message types for contact */
export const SUBJECTS: readonly { readonly value: Subject; readonly label: string }[] = [
  { value: 'question', label: 'Dúvida' },
  { value: 'praise', label: 'Elogio' },
  { value: 'complaint', label: 'Reclamação' },
  { value: 'request', label: 'Solicitação' },
  { value: 'suggestion', label: 'Sugestão' },
  { value: 'other', label: 'Outro' },
];

/** @see decision 0211 */
const MESSAGE_LENGTH = 2000;

const message = textareaField({
  caption: 'Mensagem',
  whenEmpty: 'Informe uma mensagem',
  maxLength: MESSAGE_LENGTH,
});

/** `/talk-to-{product}`. Its captions are ours. @see spec B §2 Other, B §5 Provider message form */
export const providerMessageForm = {
  subject: selectField<Subject>({ caption: 'Assunto', choices: SUBJECTS }),
  message: textareaField({ caption: 'Mensagem', maxLength: MESSAGE_LENGTH }),
};

/** The message modal of the planner's page. @see spec B §2 Profile, B §5 */
export const plannerMessageForm = { message };

const STARS = ALL_STARS.map((value) => ({ value, label: value === 1 ? '1 estrela' : `${value} estrelas` }));

const stars: RadiogroupField<Stars> = { ...radiogroupField<Stars>({ caption: 'Avaliação', choices: STARS }), empty: 5 };

/** `/evaluate-app`. It starts with five stars. @see spec B §2 Other, B §5, B §9 */
export const ratingForm = { stars, message };
