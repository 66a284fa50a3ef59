import type { PensionPanel } from '@aroeira/domain/pension';
import { errorText, PENSION_TEXTS, pensionPanelText, supportMessage } from '@aroeira/domain/pension/messages';
import { RetryButton } from '../ui/feedback/retry-button.tsx';
import { BrokenSprig } from '../ui/feedback/broken-sprig.tsx';
import { GrowingSprig } from '../ui/feedback/growing-sprig.tsx';
import { Icon } from '../ui/icon.tsx';
import { SupportLink } from '../ui/support-link.tsx';

type Panel<Tag extends PensionPanel['_tag']> = Extract<PensionPanel, { readonly _tag: Tag }>;

/** There is no plan. Another try would not help: a new plan takes days. @see spec B §8 Pension page */
export const NoPlan = ({ panel }: { readonly panel: Panel<'NoPlan'> }) => {
  const [title, ...reasons] = pensionPanelText(panel);
  return (
    <div className="card">
      <div className="empty" aria-live="polite">
        <GrowingSprig />
        <h2>{title}</h2>
        {reasons.map((reason) => (
          <p key={reason}>{reason}</p>
        ))}
      </div>
    </div>
  );
};

interface Props {
  readonly panel: Panel<'TryLater'>;
  readonly support: string;
  readonly onRetry: () => void;
}

/** The insurer cannot answer. Without a WhatsApp of the support only the number of the error stays. @see spec B §8 Pension page */
export const TryLater = ({ panel, support, onRetry }: Props) => {
  const [tryLater, contact] = pensionPanelText(panel);
  return (
    <div className="card">
      <div className="empty" role="alert">
        <BrokenSprig />
        <h2>{PENSION_TEXTS.failed}</h2>
        <p>{tryLater}</p>
        <RetryButton onPress={onRetry} />
        <SupportLink look="text" number={support} message={supportMessage(panel.errorNumber)}>
          <Icon name="chat" isSmall />
          <span>{PENSION_TEXTS.support}</span>
        </SupportLink>
        <p>{support === '' ? errorText(panel.errorNumber) : contact}</p>
      </div>
    </div>
  );
};
