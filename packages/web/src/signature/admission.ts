import type { CallFailure } from '@aroeira/domain/kernel';
import type { RegistrationDestination } from '@aroeira/domain/registration';
import { makeFindSigningAccess, RENEWAL_OK } from '@aroeira/domain/renewal';
import type { SigningStep } from '@aroeira/domain/signature';
import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { PortalStanding } from '../registration/standing/portal-standing.ts';
import type { ClientRenewal } from '../renewal/client-renewal.ts';
import { type Path, PATH_OF_DESTINATION } from '../shell/routing/paths.ts';
import { Loaded } from '../ui/loaded.ts';
import type { SigningDesk } from './signing-desk.ts';

interface Parts {
  readonly standing: Pick<PortalStanding, 'readFacts'>;
  readonly renewal: Pick<ClientRenewal, 'ensure'>;
  readonly desk: Pick<SigningDesk, 'accepted' | 'hasSigned' | 'isRemake'>;
}

/** Finds out where a visitor of a page goes. `undefined` opens the page. */
export type FindRedirect = (step: SigningStep) => TE.TaskEither<CallFailure, RegistrationDestination | undefined>;

/** Asks what is not there yet. A renewal without an answer is not due. @see decision Q017 */
export const makeFindRedirect = ({ standing, renewal, desk }: Parts): FindRedirect => {
  const guard = makeFindSigningAccess({
    loadStanding: () => standing.readFacts,
    renewalOf: () =>
      pipe(
        renewal.ensure,
        T.map((answer) => answer ?? RENEWAL_OK),
      ),
  });
  return (step) => () => {
    const { accepted, hasSigned, isRemake } = desk;
    return pipe(
      guard(undefined, step, { isRemake, hasSigned, hasAccepted: accepted.length > 0 }),
      TE.map((closed) => closed?.to),
    )();
  };
};

/** Whether the page opens: `false` while the visitor goes to another one. */
export type Admission = Loaded<boolean>;

/** Admits a visitor to a page, or leads to another one. @param then runs when the page opens */
export const admission = (
  find: FindRedirect,
  step: SigningStep,
  { replace, opened }: { readonly replace: (path: Path) => void; readonly opened?: () => void },
): Admission =>
  new Loaded(
    TE.map((to: RegistrationDestination | undefined) => {
      if (to !== undefined) replace(PATH_OF_DESTINATION[to]);
      else opened?.();
      return to === undefined;
    })(find(step)),
  );
