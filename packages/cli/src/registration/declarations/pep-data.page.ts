import { PepRecordWire, RelationType } from '@aroeira/adapters-http/registration';
import { pepDataForm, pepRecordOf, pepValuesOf } from '@aroeira/domain/registration';
import { sequenceS } from 'fp-ts/Apply';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { formPage } from '../flow/form-page.ts';

/** The PEP role of the client, of a related person, or both, by A §3 PEP record. The tax page decides what is asked. */
export const pepDataPage = formPage({
  step: 'pepData',
  names: PepRecordWire.names,
  words: { relationType: RelationType },
  form: ({ app: { registration }, clientId, document: own }) =>
    pipe(
      sequenceS(TE.ApplyPar)({
        facts: registration.loadFacts(clientId),
        functions: registration.lists.functions,
        parents: registration.lists.familyRelations,
        relations: registration.lists.closeRelations,
      }),
      TE.map(({ facts: { hasWorked, hasRelation }, ...lists }) =>
        pepDataForm({ own, hasWorked, hasRelation, ...lists }),
      ),
    ),
  saved: ({ app, clientId }) =>
    pipe(
      app.registration.peps.read(clientId),
      TE.map((record) => record && pepValuesOf(record)),
    ),
  save: ({ app, clientId }, values) => app.registration.savePep(clientId, pepRecordOf(values)),
});
