import { clockAt } from '@aroeira/domain/kernel/testing';
import { composeOrders } from '@aroeira/domain/movements';
import type { HttpClient } from '../../http/http-client.ts';
import { deviceInfo } from '../../http/testing/index.ts';
import { makeHttpStandings } from '../../registration/index.ts';
import { makeHttpRenewedSuitability } from '../../suitability/index.ts';
import { makeHttpMovements, makeHttpOrderPorts, makeSubmittedOrders } from '../index.ts';

/** The use cases of orders over a server, on 20/11/2026 at 14h. */
export const ordersOver = (http: HttpClient) =>
  composeOrders({
    ports: makeHttpOrderPorts({ http, deviceInfo }),
    forms: makeHttpStandings(http),
    movements: makeHttpMovements(http),
    suitability: makeHttpRenewedSuitability(http),
    submitted: makeSubmittedOrders(),
    clock: clockAt('2026-11-20T14:00:00-03:00'),
  });
