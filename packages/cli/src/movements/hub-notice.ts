import { hoursMessage, SUITABILITY_RENEWAL } from '@aroeira/domain/movements/messages';
import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import type { App } from '../composition.ts';

const SENTENCES = {
  'suitability-renewal': `${SUITABILITY_RENEWAL.title} ${SUITABILITY_RENEWAL.body}`,
  late: hoursMessage('late'),
  'no-business-day': hoursMessage('no-business-day'),
} as const;

export type OrderCommand = Pick<App, 'io' | 'orders' | 'settings'>;

/** On stderr, and to people alone, because `--json` prints one document. @see spec B §2 Movements */
export const tellHubNotice = ({ orders, settings, io }: OrderCommand): T.Task<void> =>
  settings.isJson
    ? T.of(undefined)
    : pipe(
        orders.hubNotice,
        T.map((notice) => (notice === undefined ? undefined : io.err(`${SENTENCES[notice]}\n`))),
      );
