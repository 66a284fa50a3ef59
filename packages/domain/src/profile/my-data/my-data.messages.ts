import type { ConsentTerm } from '../../access/session.ts';
import type { CallFailure } from '../../kernel/call-failure.ts';
import type { CalendarDay } from '../../kernel/days.ts';
import { formatDay, formatMoment } from '../../kernel/formats.ts';
import { REQUEST_KINDS } from './data-request.form.ts';
import { deadlineOf, isLate } from './data-request.rules.ts';
import type { DataRequest, DataRequestState } from './data-request.ts';
import type { ConsentChange, TermNow } from './consent-history.ts';
import type { DataRequestNotSent, RequestOpen } from './my-data.errors.ts';

/** The words are ours: the specification has no such page. @see decision 0239 */
export const MY_DATA_TEXTS = {
  title: 'Meus dados',
  tooManyCopies: 'Você já baixou os seus dados muitas vezes hoje. Tente novamente amanhã.',
  requestNotSent:
    'Não foi possível confirmar o seu pedido. Veja se ele aparece na lista; se não aparecer, envie de novo.',
  consentNotChanged: 'Não foi possível confirmar a mudança. Confira abaixo o que vale agora.',
  noRequests: 'Você ainda não fez pedidos.',
} as const;

/** What a term is about, shorter than the sentence of the sign-in. */
export const TERM_TITLES: Readonly<Record<ConsentTerm, string>> = {
  1: 'Termos de uso',
  2: 'Tratamento de dados',
  3: 'Cookies necessários',
  4: 'Comunicados',
};

/** What a withdrawal changes. The client reads it before. @see Lei 13.709/2018, art. 18, VIII; decision 0241 */
export const REVOKING_EFFECTS: Readonly<Record<ConsentTerm, string>> = {
  1: 'Deixa de valer o seu aceite dos termos de uso. Os seus investimentos e o seu acesso continuam como estão.',
  2: 'Deixamos de tratar os seus dados com base nesta autorização. O que a lei e o contrato exigem para cuidar dos seus investimentos continua.',
  3: 'Deixa de valer esta autorização. O portal continua a guardar neste dispositivo só o que precisa para funcionar: a conexão, as contas salvas, a aparência e o que você deixou por terminar.',
  4: 'Deixamos de enviar comunicados. Continuam os códigos e avisos de segurança, o que a lei exige e o que você pedir, como um relatório.',
};

/** What the withdrawal of the whole consent changes. */
export const REVOKING_ALL =
  'Você sai do portal, e ele deixa de mostrar os seus dados em todos os dispositivos. Os seus investimentos continuam como estão. Para entrar de novo, o portal pede o seu consentimento.';

/** Since when a term is as it is. */
export const termSince = ({ isGiven, since }: TermNow): string => {
  if (since === undefined) return 'Nunca autorizado';
  return `${isGiven ? 'Autorizado' : 'Retirado'} em ${formatMoment(since)}`;
};

/** What an answer changed, in lines: 'Retirado: Comunicados'. */
export const changeLines = ({ given, withdrawn }: ConsentChange): readonly string[] => [
  ...lineOf('Autorizado', given),
  ...lineOf('Retirado', withdrawn),
];

const lineOf = (verb: string, terms: readonly ConsentTerm[]): readonly string[] =>
  terms.length === 0 ? [] : [`${verb}: ${terms.map((term) => TERM_TITLES[term]).join(', ')}`];

/** The state of a request in a word. */
export const REQUEST_STATES: Readonly<Record<DataRequestState['_tag'], string>> = {
  Received: 'Recebido',
  InAnalysis: 'Em análise',
  Answered: 'Respondido',
};

/** When a request came, and by when it has an answer. */
export const requestDates = (request: DataRequest, today: CalendarDay): string => {
  const received = `Pedido em ${formatMoment(request.receivedAt)}`;
  if (request.state._tag === 'Answered') return `${received} · respondido em ${formatMoment(request.state.at)}`;
  const deadline = formatDay(deadlineOf(request));
  return isLate(request, today)
    ? `${received} · prazo vencido em ${deadline}`
    : `${received} · resposta até ${deadline}`;
};

export const requestFailureMessage = (failure: RequestOpen | DataRequestNotSent): string => {
  switch (failure._tag) {
    case 'RequestOpen':
      return `Você já tem um pedido de ${REQUEST_KINDS[failure.kind].toLowerCase()} sem resposta. Aguarde a resposta para fazer outro.`;
    case 'DataRequestNotSent':
      return MY_DATA_TEXTS.requestNotSent;
  }
};

/** The sentence for a copy that failed. @param otherwise the sentence for a failed call */
export const copyFailureMessage = (
  failure: CallFailure | { readonly _tag: 'TooManyCopies' },
  otherwise: (failure: CallFailure) => string,
): string => (failure._tag === 'TooManyCopies' ? MY_DATA_TEXTS.tooManyCopies : otherwise(failure));

/** The two questions before a request for deletion. @see decision 0242 */
export const DELETION_QUESTIONS = {
  held: {
    title: 'O que a lei manda guardar',
    body: 'Mesmo com o seu pedido, a lei nos obriga a guardar por um tempo:',
    yes: 'Continuar',
  },
  sure: {
    title: 'Pedir a exclusão dos seus dados?',
    body: 'O que não precisa ser guardado é apagado e não volta. Os seus investimentos não são resgatados por este pedido.',
    yes: 'Pedir exclusão',
  },
} as const;
