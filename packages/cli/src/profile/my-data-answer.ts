import { formatMoment, isoInstant, type CalendarDay } from '@aroeira/domain/kernel';
import {
  consentChanges,
  deadlineOf,
  isLate,
  REQUEST_KINDS,
  termsNow,
  type ConsentHistory,
  type DataRequest,
} from '@aroeira/domain/profile';
import {
  changeLines,
  MY_DATA_TEXTS,
  REQUEST_STATES,
  requestDates,
  TERM_TITLES,
  termSince,
} from '@aroeira/domain/profile/messages';
import type { Answer } from '../output.ts';
import { left, table } from '../table.ts';

/** Each term as it is now, and below it what each answer changed. */
export const consentsAnswer = (history: ConsentHistory): Answer => {
  const [terms, changes] = [termsNow(history), consentChanges(history)];
  return {
    json: {
      terms: terms.map(({ term, isGiven, since }) => ({
        term,
        given: isGiven,
        since: since === undefined ? null : isoInstant(since),
      })),
      history: changes.map(({ at, version, given, withdrawn }) => ({ at: isoInstant(at), version, given, withdrawn })),
    },
    text: [
      table(
        ['Nº', 'Consentimento', 'Situação'].map(left),
        terms.map((now) => [String(now.term), TERM_TITLES[now.term], termSince(now)]),
      ),
      ...changes.map((change) =>
        [`${formatMoment(change.at)}, versão ${change.version} do texto`, ...changeLines(change)].join('\n  '),
      ),
    ].join('\n\n'),
  };
};

const STATES = { Received: 'received', InAnalysis: 'in_analysis', Answered: 'answered' } as const;

const requestJson = (request: DataRequest, today: CalendarDay) => {
  const { id, kind, message, receivedAt, state } = request;
  return {
    id,
    kind,
    message,
    state: STATES[state._tag],
    received: isoInstant(receivedAt),
    deadline: deadlineOf(request),
    late: isLate(request, today),
    answered: state._tag === 'Answered' ? isoInstant(state.at) : null,
    answer: state._tag === 'Answered' ? state.text : null,
  };
};

const requestText = (request: DataRequest, today: CalendarDay): string => {
  const { id, kind, message, state } = request;
  return [
    `${REQUEST_KINDS[kind]} nº ${id}  ${REQUEST_STATES[state._tag]}`,
    requestDates(request, today),
    message,
    ...(state._tag === 'Answered' ? [`Resposta: ${state.text}`] : []),
  ].join('\n  ');
};

export const requestAnswer = (request: DataRequest, today: CalendarDay): Answer => ({
  json: requestJson(request, today),
  text: requestText(request, today),
});

export const requestsAnswer = (requests: readonly DataRequest[], today: CalendarDay): Answer => ({
  json: requests.map((request) => requestJson(request, today)),
  text:
    requests.length === 0
      ? MY_DATA_TEXTS.noRequests
      : requests.map((request) => requestText(request, today)).join('\n\n'),
});
