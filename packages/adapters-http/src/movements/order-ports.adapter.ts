import type { OrderPorts } from '@aroeira/domain/movements';
import type { DeviceInfo } from '../access/device-info.ts';
import type { HttpClient } from '../http/http-client.ts';
import { makeHttpBusinessDays, makeHttpFunds } from './funds.adapter.ts';
import { makeHttpFundTerms } from './fund-terms.adapter.ts';
import { makeHttpOrderingClients } from './ordering-clients.adapter.ts';
import { makeHttpInvestments, makeHttpRedemptions } from './orders.adapter.ts';
import { makeHttpSuggestions } from './suggestions.adapter.ts';

interface Parts {
  readonly http: HttpClient;
  readonly deviceInfo: DeviceInfo;
}

/** The calls about funds and orders over the portal API. */
export const makeHttpOrderPorts = (parts: Parts): OrderPorts => ({
  businessDays: makeHttpBusinessDays(parts.http),
  clients: makeHttpOrderingClients(parts.http),
  funds: makeHttpFunds(parts.http),
  fundTerms: makeHttpFundTerms(parts.http),
  investments: makeHttpInvestments(parts),
  redemptions: makeHttpRedemptions(parts),
  suggestions: makeHttpSuggestions(parts.http),
});
