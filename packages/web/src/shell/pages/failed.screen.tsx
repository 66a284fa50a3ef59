import { TRY_AGAIN } from '@aroeira/domain/kernel/messages';
import { useEffect, useEffectEvent } from 'react';
import { Button } from '../../ui/button.tsx';
import { BackButton } from '../frame/back-button.tsx';
import { NoticePage } from './notice-page.tsx';

interface Props {
  readonly onRetry: () => void;
  readonly onBack: () => void;
}

/** Stands in place of a page that did not come. It loads again by itself once there is a connection. */
export const FailedScreen = ({ onRetry, onBack }: Props) => {
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    const listening = new AbortController();
    window.addEventListener('online', () => retry(), { signal: listening.signal });
    return () => listening.abort();
  }, []);
  return (
    <NoticePage
      title="Ops!"
      body="Não foi possível abrir esta página. Verifique sua conexão e tente novamente."
      takesFocus
    >
      <div className="stack-8">
        <Button icon="retry" onPress={onRetry}>
          {TRY_AGAIN}
        </Button>
        <BackButton onPress={onBack} />
      </div>
    </NoticePage>
  );
};
