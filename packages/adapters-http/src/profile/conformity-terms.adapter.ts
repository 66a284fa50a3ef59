import type { ConformityTerms } from '@aroeira/domain/profile';
import type { HttpClient } from '../http/http-client.ts';
import { ConformityCheckRead } from './conformity-terms.codecs.ts';

/** The conformity term over the portal API. The path is provisional. @see spec B §3; decisions Q043, 0200 */
export const makeHttpConformityTerms = (http: HttpClient): ConformityTerms => ({
  check: http.post('/investments/verifyCompliance', ConformityCheckRead, {
    // It draws the paper up at most, and signs nothing.
    acts: false,
    shows: ['needSignature', 'status'],
    body: {},
  }),
});
