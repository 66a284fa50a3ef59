import { observer } from 'mobx-react-lite';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/dialogs/modal.tsx';
import type { Notices } from './notices.ts';

/** The alert that waits to be read, over any page. */
export const NoticeModal = observer(({ notices }: { readonly notices: Notices }) => {
  const { first, dismiss } = notices;
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
