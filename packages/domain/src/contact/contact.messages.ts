import { GENERIC_MESSAGE } from '../kernel/call-failure.messages.ts';

/** The two sentences of the rating are ours. @see spec B §8 Contact and rating */
export const CONTACT_TEXTS = {
  sentToProvider: 'Agradecemos! Sua mensagem foi enviada e será respondida em breve.',
  notSentToProvider: 'Ops! Ocorreu um erro ao tentar enviar sua mensagem, tente novamente mais tarde.',
  sentToPlanner: 'Sua mensagem foi enviada. Aguarde o contato através de sua caixa de e-mails!',
  notSentToPlanner: 'Ocorreu um erro ao tentar enviar a mensagem. Por favor, tente novamente em alguns minutos.',
  rated: 'Agradecemos a sua avaliação!',
  notRated: GENERIC_MESSAGE,
} as const;
