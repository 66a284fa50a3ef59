import type { PlannerLink } from './planner-links.rules.ts';
import { GENERIC_MESSAGE } from '../kernel/call-failure.messages.ts';
import type { NotSent } from './contact.errors.ts';

/** The two sentences of the rating are ours. @see spec B §8 Contact and rating */
export const CONTACT_TEXTS = {
  sentToProvider: 'Agradecemos! Sua mensagem foi enviada e será respondida em breve.',
  notSentToProvider: 'Ops! Ocorreu um erro ao tentar enviar sua mensagem, tente novamente mais tarde.',
  sentToPlanner: 'Sua mensagem foi enviada. Aguarde o contato através de sua caixa de e-mails!',
  notSentToPlanner: 'Ocorreu um erro ao tentar enviar a mensagem. Por favor, tente novamente em alguns minutos.',
  rated: 'Agradecemos a sua avaliação!',
  notRated: GENERIC_MESSAGE,
} as const;

const NOT_SENT: Readonly<Record<NotSent['_tag'], string>> = {
  ProviderMessageNotSent: CONTACT_TEXTS.notSentToProvider,
  PlannerMessageNotSent: CONTACT_TEXTS.notSentToPlanner,
  RatingNotSent: CONTACT_TEXTS.notRated,
};

/** @see spec B §8 Contact and rating */
export const notSentMessage = ({ _tag }: NotSent): string => NOT_SENT[_tag];

/** The ways to reach a planner. */
export const PLANNER_WAYS: Readonly<Record<PlannerLink['way'], string>> = {
  phone: 'Telefone',
  whatsApp: 'WhatsApp',
  email: 'E-mail',
};
