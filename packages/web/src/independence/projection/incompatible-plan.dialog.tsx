import { breakOf, mendsOf, outlookOf, type Plan } from '@aroeira/domain/independence';
import {
  breakMessage,
  MENDS_TITLE,
  mendMessage,
  NO_MEND,
  PLAN_NOT_VIABLE,
} from '@aroeira/domain/independence/messages';
import * as E from 'fp-ts/Either';
import { useMemo } from 'react';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/dialogs/modal.tsx';
import './incompatible-plan.css';

interface Props {
  /** The plan that was not saved. */
  readonly plan: Plan;
  readonly onClose: () => void;
}

/**
 * Says that a plan was not saved because it is impossible, in which year it breaks, and what would mend it.
 *
 * @see spec B §4 Financial independence calculation; decision 0208
 */
export const IncompatiblePlanDialog = ({ plan, onClose }: Props) => {
  const mends = useMemo(() => mendsOf(plan), [plan]);
  return (
    <Modal
      title="Reveja o seu plano"
      says={PLAN_NOT_VIABLE}
      isAlert
      onClose={onClose}
      actions={<Button onPress={onClose}>Rever os valores</Button>}
    >
      <WhereItBreaks plan={plan} />
      <p className="plan-mends">{mends.length === 0 ? NO_MEND : MENDS_TITLE}</p>
      <ul className="plan-mends">
        {mends.map((mend) => (
          <li key={mend._tag}>{mendMessage(mend)}</li>
        ))}
      </ul>
    </Modal>
  );
};

const WhereItBreaks = ({ plan }: Pick<Props, 'plan'>) => {
  const outlook = outlookOf(plan);
  const at = E.isRight(outlook) ? breakOf(plan, outlook.right) : undefined;
  return at && <p className="plan-break">{breakMessage(at)}</p>;
};
