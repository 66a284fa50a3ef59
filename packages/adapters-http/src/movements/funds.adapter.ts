import type { Funds, PastInvestments, FundFiles, BusinessDays } from '@aroeira/domain/movements';
import * as t from 'io-ts';
import type { HttpClient } from '../http/http-client.ts';
import { field } from '../http/record.codec.ts';
import { FundList } from './funds.codecs.ts';
import { Day } from '../http/parsed.codec.ts';

/** The path of the specification, without its stray colon. @see spec B §7; decision 0148 */
const LIST = '/investments/listFundsWithTermsSignature';

/** What a trace may show of a fund. */
const FUND = [
  'id',
  'name',
  'type',
  'riskLevel',
  'initialValue',
  'minimumValue',
  'minimumRescueValue',
  'stayValue',
  'termQuotation',
  'termRescue',
  'totalAmount',
];

/** The funds of a client over the portal API. @see spec B §7 Investing and redeeming; decision Q164 */
export const makeHttpFunds = (http: HttpClient): Funds => ({
  list: ({ id, formId }) => http.get(`${LIST}/${id}/${formId}`, FundList, { acts: false, shows: FUND }),
});

/** Whether the client of the session ever had money in a fund. @see spec B §7 `clientHasInvestedByFund` */
export const makeHttpPastInvestments = (http: HttpClient): PastInvestments => ({
  wereIn: (fundId) =>
    http.get(`/investments/clientHasInvestedByFund/${fundId}`, field('hasInvested', t.boolean), {
      acts: false,
      shows: ['hasInvested'],
    }),
});

/** The PDFs of funds over the portal API. @see spec B §7 `downloadBladeFile`, `downloadRegulationFile` */
export const makeHttpFundFiles = (http: HttpClient): FundFiles => ({
  factSheet: (fundId) => http.file(`/admin/fundtypes/downloadBladeFile/${fundId}`, { acts: false }),
  regulation: (fundId) => http.file(`/admin/fundtypes/downloadRegulationFile/${fundId}`, { acts: false }),
});

/**
 * Business days over the portal API, which knows the holidays: today in São Paulo, or else the next business day.
 *
 * @see spec B §7 `GET app/tools/businessday`; decision Q098
 */
export const makeHttpBusinessDays = (http: HttpClient): BusinessDays => ({
  current: http.get('/app/tools/businessday', field('date', Day), { acts: false, shows: ['date'] }),
});
