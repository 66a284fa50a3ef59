import { observer } from 'mobx-react-lite';
import { useInject } from '../../composition/injection.tsx';
import { SHARED } from '../../composition/shared.tokens.ts';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/dialogs/modal.tsx';

/** The alert that waits to be read, over any page. */
export const NoticeModal = observer(() => {
  const { first, dismiss } = useInject(SHARED.Notices);
  if (first === undefined) return null;
  return (
    <Modal
      isAlert
      title={first.title ?? 'Atenção'}
      onClose={dismiss}
      says={first.body}
      actions={<Button onPress={dismiss}>Entendi</Button>}
    />
  );
});
