import { taxAnswersOf } from '../declarations/declarations.sql.ts';
import { declarationRoutes } from '../declarations/declarations.routes.ts';
import { fatcaFault } from './fatca-checks.ts';
import { FatcaRecord } from './fatca.schemas.ts';

/** Where else a client pays taxes. @see spec A §7 */
export const fatcaRoutes = declarationRoutes({
  part: 'fatca',
  record: FatcaRecord,
  declares: ['/fatcas', 'Declare taxes of other countries'],
  reads: ['/fatcas/:id', 'What a client declared of taxes of other countries; empty before they did'],
  judge: async ({ tx, id }, record) => ({
    isAsked: (await taxAnswersOf(tx, id)).have_fatca === 1,
    fault: fatcaFault(record),
    choices: [
      ...record.renouncedNationalities.map((id) => ({
        path: '/renouncedNationalities',
        id,
        list: 'countries' as const,
      })),
      ...record.answers.map(({ countryId: id }) => ({ path: '/answers', id, list: 'countries' as const })),
    ],
  }),
});
