import type { CallFailure } from '@aroeira/domain/kernel';
import type { InvestmentLine, Investments, KnownOperation, Redemptions, Repetition } from '@aroeira/domain/movements';
import * as TE from 'fp-ts/TaskEither';
import type { DeviceInfo } from '../access/device-info.ts';
import type { HttpClient } from '../http/http-client.ts';
import { Unread } from '../http/record.codec.ts';
import { EntryWire, OPERATION_WORDS } from './orders.codecs.ts';

/** The path of investments. Redemptions use it too: the specification has no path of their own. @see decision Q004 */
const ORDERS = '/investments/create/v2';

interface SentOrder {
  readonly operation: KnownOperation;
  readonly lines: readonly InvestmentLine[];
  readonly key: string;
  readonly repetition: Repetition;
}

/** Places an order under its key. The body of a success is not read. @see decisions Q004, Q087 */
const placing =
  (http: HttpClient, deviceInfo: DeviceInfo) =>
  ({ operation, lines, key, repetition }: SentOrder): TE.TaskEither<CallFailure, void> =>
    http.post(ORDERS, Unread, {
      acts: true,
      shows: ['operation', 'fundId', 'value', 'bankId', 'repeatConfirmed'],
      body: {
        operation: OPERATION_WORDS[operation],
        investments: lines.map(EntryWire.encode),
        deviceInfo,
        ...(repetition === 'confirmed' ? { repeatConfirmed: true } : {}),
      },
      idempotencyKey: key,
    });

interface Parts {
  readonly http: HttpClient;
  readonly deviceInfo: DeviceInfo;
}

/** Investments over the portal API, one call for all funds. @see spec B §7 `POST /investments/create/v2` */
export const makeHttpInvestments = ({ http, deviceInfo }: Parts): Investments => {
  const place = placing(http, deviceInfo);
  return { place: ({ lines }, key, repetition) => place({ operation: 'investment', lines, key, repetition }) };
};

/** Redemptions over the portal API, by the call of investing. @see spec B §7; decisions Q004, 0302 */
export const makeHttpRedemptions = ({ http, deviceInfo }: Parts): Redemptions => {
  const place = placing(http, deviceInfo);
  return {
    place: ({ operation, ...line }, key, repetition) => place({ operation, lines: [line], key, repetition }),
  };
};
