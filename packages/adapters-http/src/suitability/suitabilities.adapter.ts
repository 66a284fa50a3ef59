import { isRefusedWith, type CallFailure } from '@aroeira/domain/kernel';
import type { Suitabilities, SuitabilityFailure } from '@aroeira/domain/suitability';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { HttpClient } from '../http/http-client.ts';
import { Unread } from '../http/record.codec.ts';
import { InvestorProfileRead, QuestionnaireWire } from './suitabilities.codecs.ts';

/** The questions over the portal API. @see spec A §7 Registration, suitability, signature, renewal; decision 0212 */
export const makeHttpSuitabilities = (http: HttpClient): Suitabilities => ({
  questionnaire: (clientId) =>
    http.get(`suitabilities/getClientSuitabilityActive/${clientId}`, QuestionnaireWire, {
      acts: false,
      shows: ['id'],
    }),
  save: ({ formId, questionnaireId, answers, purpose }) =>
    pipe(
      http.post(`suitabilities/saveSuitability/${formId}/${questionnaireId}`, Unread, {
        acts: true,
        shows: ['savePurpose'],
        body: { answers, savePurpose: purpose },
      }),
      TE.mapLeft(suitabilityFailureOf),
    ),
  profile: (clientId) => http.get(`/clients/${clientId}`, InvestorProfileRead, { acts: false, shows: ['id'] }),
});

const suitabilityFailureOf = (failure: CallFailure): SuitabilityFailure => {
  if (isRefusedWith(failure, 'questionnaire_changed')) return { _tag: 'QuestionnaireChanged' };
  if (isRefusedWith(failure, 'step_out_of_order')) return { _tag: 'SuitabilityTooEarly' };
  return isRefusedWith(failure, 'registration_closed') ? { _tag: 'SuitabilityClosed' } : failure;
};
