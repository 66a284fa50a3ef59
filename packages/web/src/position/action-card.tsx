import type { EntryReason } from '@aroeira/domain/registration';
import { flagMessage, plannerCard } from '@aroeira/domain/registration/messages';
import { CALL_TO_ACTION_CAPTIONS, RENEWAL_MODALS } from '@aroeira/domain/renewal/messages';
import { STEP_PATHS } from '../shell/routing/paths.ts';
import { ButtonLink } from '../shell/frame/button-link.tsx';
import { Card } from '../ui/card.tsx';

/** What the dashboard asks of the client before anything else. */
export type Action = { readonly _tag: 'Complete' | 'Talk'; readonly reason: EntryReason } | { readonly _tag: 'Renew' };

/** The call to action. @see spec A §2 Dashboard, Call to action */
export const ActionCard = ({ action }: { readonly action: Action }) => {
  switch (action._tag) {
    case 'Complete':
      return (
        <Card title="Falta pouco para você investir">
          <p className="secondary">{flagMessage(action.reason)}</p>
          <div className="action">
            <ButtonLink to={STEP_PATHS.authStart}>{CALL_TO_ACTION_CAPTIONS['complete-registration']}</ButtonLink>
          </div>
        </Card>
      );
    case 'Talk':
      return (
        <Card title={plannerCard(action.reason).title}>
          <p className="secondary">{plannerCard(action.reason).body}</p>
          <div className="action">
            <ButtonLink to="/profile-talktoplanner">{CALL_TO_ACTION_CAPTIONS['talk-to-planner']}</ButtonLink>
          </div>
        </Card>
      );
    case 'Renew':
      return (
        <Card title="Mantenha o seu cadastro em dia">
          <p className="secondary">{RENEWAL_MODALS.available.body}</p>
          <div className="action">
            <ButtonLink to={STEP_PATHS.renewalCheckList}>{CALL_TO_ACTION_CAPTIONS.renew}</ButtonLink>
          </div>
        </Card>
      );
  }
};
