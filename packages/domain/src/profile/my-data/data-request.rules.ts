import { addDays, dayInSaoPaulo, type CalendarDay } from '../../kernel/days.ts';
import type { DataRequest, DataRequestKind } from './data-request.ts';

/** @see Lei 13.709/2018, art. 19, II */
const DAYS_TO_ANSWER = 15;

/** The last day on which the answer is in time. The day of the request does not count (Código Civil, art. 132). */
export const deadlineOf = ({ receivedAt }: Pick<DataRequest, 'receivedAt'>): CalendarDay =>
  addDays(dayInSaoPaulo(receivedAt), DAYS_TO_ANSWER);

/** Whether a request waits longer than the law allows. */
export const isLate = (request: Pick<DataRequest, 'receivedAt' | 'state'>, today: CalendarDay): boolean =>
  request.state._tag !== 'Answered' && today > deadlineOf(request);

/** The request of a kind that has no answer yet. Until then the client cannot ask for the same twice. */
export const openRequest = (requests: readonly DataRequest[], kind: DataRequestKind): DataRequest | undefined =>
  requests.find((request) => request.kind === kind && request.state._tag !== 'Answered');
