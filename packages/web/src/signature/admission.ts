import type { CallFailure } from '@aroeira/domain/kernel';
import { flagsOf, standingWith, type RegistrationDestination } from '@aroeira/domain/registration';
import { isRenewalDue, RENEWAL_OK, waitsFor } from '@aroeira/domain/renewal';
import { signingRedirect, type SigningStep } from '@aroeira/domain/signature';
import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import type { PortalStanding } from '../registration/standing/portal-standing.ts';
import type { ClientRenewal } from '../renewal/client-renewal.ts';
import type { Path } from '../shell/routing/paths.ts';
import { PATH_OF_DESTINATION } from '../shell/routing/step-paths.ts';
import { Loaded } from '../ui/loaded.ts';
import type { SigningDesk } from './signing-desk.ts';

interface Parts {
  readonly standing: Pick<PortalStanding, 'facts' | 'failure' | 'ensureFacts'>;
  readonly renewal: Pick<ClientRenewal, 'ensure'>;
  readonly desk: Pick<SigningDesk, 'accepted' | 'hasSigned' | 'isRemake'>;
}

/** Finds out where a visitor of a page goes. `undefined` opens the page. */
export type FindRedirect = (step: SigningStep) => TE.TaskEither<CallFailure, RegistrationDestination | undefined>;

/** Asks what is not there yet. A renewal without an answer is not due. @see decision Q017 */
export const makeFindRedirect =
  ({ standing, renewal, desk }: Parts): FindRedirect =>
  (step) =>
  async () => {
    const [renewing = RENEWAL_OK] = await Promise.all([renewal.ensure(), standing.ensureFacts()]);
    const { facts, failure } = standing;
    if (facts === undefined) return E.left(failure ?? { _tag: 'NoSession', reason: 'none' });
    const { canCompleteRegistration, isApproved } = flagsOf(standingWith(facts, undefined));
    const visitor = {
      _tag: 'Client',
      canCompleteRegistration: canCompleteRegistration.value,
      isApproved: isApproved.value,
      isRenewalDue: isRenewalDue(renewing.status),
      // A remake signs after the questionnaire, which is no longer due.
      isSuitabilityDue: false,
    } as const;
    const { accepted, hasSigned, isRemake } = desk;
    return E.right(
      signingRedirect(step, {
        visitor,
        checkList: facts.checkList,
        isRemake,
        isRenewalEarly: waitsFor('signature', renewing),
        hasAccepted: accepted > 0,
        hasSigned,
      }),
    );
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
