import { declarationRoutes } from '../declarations/declarations.routes.ts';
import { professionalFault } from './professional-checks.ts';
import { ProfessionalRecord } from './professional.schemas.ts';

/** What a client does for a living. @see spec A §7 */
export const professionalRoutes = declarationRoutes({
  part: 'professional',
  record: ProfessionalRecord,
  declares: ['/professionalInformations', 'Tell a profession'],
  reads: ['/professionalInformations/client/:id', 'What a client does for a living; empty before they told'],
  judge: async (_services, record) => ({
    isWhole: true,
    fault: professionalFault(record),
    choices: [
      { path: '/carrerId', list: 'careers', id: record.carrerId },
      { path: '/functionId', list: 'functions', id: record.functionId },
    ],
  }),
});
