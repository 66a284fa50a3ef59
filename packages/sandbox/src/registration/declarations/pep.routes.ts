import { taxAnswersOf } from './declarations.sql.ts';
import { declarationRoutes } from './declarations.routes.ts';
import { pepFault } from './pep-checks.ts';
import { PepRecord } from './pep.schemas.ts';

/** Whether a client is a politically exposed person, or close to one. @see spec A §7 */
export const pepRoutes = declarationRoutes({
  part: 'pep',
  record: PepRecord,
  declares: ['/clientPep', 'Declare PEP roles'],
  reads: ['/clientPep/client/:id', 'What a client declared of PEP roles; empty before they did'],
  judge: async ({ tx, id }, record) => {
    const answers = await taxAnswersOf(tx, id);
    return {
      isAsked: answers.have_worked === 1 || answers.have_relation === 1,
      fault: pepFault(record, answers.document),
      choices: [
        { path: '/functionId', list: 'functions', id: record.functionId },
        { path: '/functionRelationId', list: 'functions', id: record.functionRelationId },
        { path: '/parentId', list: 'family-relations', id: record.parentId },
        { path: '/relationId', list: 'close-relations', id: record.relationId },
      ],
    };
  },
});
