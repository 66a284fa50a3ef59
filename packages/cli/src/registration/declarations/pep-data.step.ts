import { pepDataForm, pepRecordOf, pepValuesOf } from '@aroeira/domain/registration';
import { sequenceS } from 'fp-ts/Apply';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { callRefusal, refusal } from '../../refusal.ts';
import { formStep, type FileStep } from '../flow/form-step.ts';

const page = formStep({
  step: 'pepData',
  names: {
    startedOn: 'initialDate',
    endedOn: 'endDate',
    relatedName: 'nameOfRelation',
    relatedCpf: 'documentRelation',
    relatedFunctionId: 'functionRelationId',
    relationType: 'relationTypeId',
  },
  words: { relationType: { 1: 'family', 2: 'close' } },
  form: ({ app: { registration }, clientId }) =>
    pipe(
      sequenceS(TE.ApplyPar)({
        facts: registration.loadFacts(clientId),
        functions: registration.lists.functions,
        parents: registration.lists.familyRelations,
        relations: registration.lists.closeRelations,
      }),
      TE.mapLeft(callRefusal),
      TE.map(({ facts: { hasWorked, hasRelation }, ...lists }) => pepDataForm({ hasWorked, hasRelation, ...lists })),
    ),
  saved: ({ app, clientId }) =>
    pipe(
      app.registration.pep(clientId),
      TE.bimap(callRefusal, (record) => (record === undefined ? undefined : pepValuesOf(record))),
    ),
  save: ({ app, clientId }, values) =>
    pipe(app.registration.savePep(clientId, pepRecordOf(values)), TE.mapLeft(callRefusal)),
});

/** A PEP role of the client's own, of somebody they relate to, or both, as the tax page was answered; by A §3 PEP record. */
export const pepDataStep: FileStep = {
  ...page,
  submit: (context, input) =>
    pipe(
      context.app.registration.loadFacts(context.clientId),
      TE.mapLeft(callRefusal),
      TE.filterOrElse(
        ({ hasWorked, hasRelation }) => hasWorked || hasRelation,
        () => refusal('nothing_to_declare', 'Em taxInformation você respondeu que não há o que declarar nesta página.'),
      ),
      TE.chain(() => page.submit(context, input)),
    ),
};
