import { RENEWAL_MODALS } from '@aroeira/domain/renewal/messages';
import { observer } from 'mobx-react-lite';
import { Button } from '../ui/button.tsx';
import { Modal } from '../ui/dialogs/modal.tsx';
import type { RenewalNoticeViewModel } from './renewal-notice.view-model.ts';

/** The modal of a renewal, over the dashboard. @see spec A §4 Renewal; decision Q031 */
export const RenewalNotice = observer(({ model }: { readonly model: RenewalNoticeViewModel }) => {
  const { modal, start, postpone, acknowledge } = model;
  switch (modal) {
    case undefined:
      return null;
    case 'available': {
      const says = RENEWAL_MODALS.available;
      return (
        <Modal
          title={says.title}
          says={says.body}
          onClose={postpone}
          actions={
            <>
              <Button look="secondary" onPress={postpone}>
                {says.postpone}
              </Button>
              <Button onPress={start}>{says.start}</Button>
            </>
          }
        />
      );
    }
    case 'finished': {
      const says = RENEWAL_MODALS.finished;
      const read = () => void acknowledge();
      return (
        <Modal
          title={says.title}
          says={says.body}
          onClose={read}
          actions={<Button onPress={read}>{says.close}</Button>}
        />
      );
    }
  }
});
