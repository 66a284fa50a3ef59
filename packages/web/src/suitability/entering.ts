import type { Session } from '@aroeira/domain/access';
import type { RegistrationDestination, RegistrationStep } from '@aroeira/domain/registration';
import { answeringRedirect, purposeOfAnswers, waitsFor } from '@aroeira/domain/renewal';
import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import type { PartsOf } from '../composition/bindings.ts';
import { SHARED } from '../composition/shared.tokens.ts';
import { purposeIn } from './questionnaire-under-way.ts';
import { SUITABILITY } from './suitability.tokens.ts';

/** What every page of the questionnaire needs. */
export const place = {
  memory: SHARED.DeviceMemory,
  navigation: SHARED.BrowserNavigation,
  answering: SUITABILITY.UnderWay,
  useCases: SUITABILITY.UseCases,
};
export type Place = PartsOf<typeof place>;

export const sessionOf = ({ memory }: Pick<Place, 'memory'>): Session | undefined =>
  O.toUndefined(memory.session.read());

/** The page continues the purpose of the page before it. @returns what the page passes to the next one */
export const enter = ({ navigation, answering }: Pick<Place, 'navigation' | 'answering'>, { clientId }: Session) => {
  answering.enter({ clientId, purpose: purposeIn(navigation.state()), from: navigation.visited().at(-2) });
  return (): object => ({ purpose: answering.purpose });
};

/** What the guard of a page says. */
interface Guarded {
  /** Where the client goes. `undefined` when the page opens. */
  readonly to: RegistrationDestination | undefined;
  /** A due renewal comes before another signature. @see decision 0222 */
  readonly isRenewalEarly: boolean;
}

/** Without a page that says why the client answers, the server's facts say it. @see decisions Q018, 0225 */
export const guarded = (
  { useCases, answering }: Pick<Place, 'useCases' | 'answering'>,
  client: Session,
  step: RegistrationStep,
) =>
  pipe(
    useCases.findVisitor(client),
    TE.map((visitor): Guarded => {
      const purpose = answering.decide(purposeOfAnswers(visitor));
      return {
        to: answeringRedirect({ step, purpose }, visitor),
        isRenewalEarly: waitsFor('signature', visitor.renewal),
      };
    }),
  );
