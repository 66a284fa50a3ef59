import { TRY_AGAIN } from '@aroeira/domain/kernel/messages';
import { Button } from '../button.tsx';

interface Props {
  readonly children?: string;
  readonly onPress: () => void;
}

/**
 * Asks again for content that did not load. The wait replaces the pressed button, so the button gives the focus to the
 * page first.
 */
export const RetryButton = ({ children = TRY_AGAIN, onPress }: Props) => {
  const press = () => {
    document.getElementById('main')?.focus({ preventScroll: true });
    onPress();
  };
  return (
    <Button look="secondary" icon="retry" onPress={press}>
      {children}
    </Button>
  );
};
