import type { FundFiles } from '@aroeira/domain/movements';
import type { HttpClient } from '../http/http-client.ts';

/** The PDFs of funds over the portal API. @see spec B §7 `downloadBladeFile`, `downloadRegulationFile` */
export const makeHttpFundFiles = (http: HttpClient): FundFiles => ({
  factSheet: (fundId) => http.file(`/admin/fundtypes/downloadBladeFile/${fundId}`, { acts: false }),
  regulation: (fundId) => http.file(`/admin/fundtypes/downloadRegulationFile/${fundId}`, { acts: false }),
});
