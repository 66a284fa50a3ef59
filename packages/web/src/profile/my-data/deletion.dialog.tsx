import { HELD_BY_LAW } from '@aroeira/domain/profile';
import { DELETION_QUESTIONS } from '@aroeira/domain/profile/messages';
import { observer } from 'mobx-react-lite';
import type { Asking } from '../../ui/asking.ts';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/dialogs/modal.tsx';
import { Fact } from '../../ui/fact.tsx';
import type { DeletionQuestion } from './requests.view-model.ts';

/** Asks twice before a request for deletion goes out, and says first what the law holds. @see decision 0242 */
export const DeletionDialog = observer(({ asking }: { readonly asking: Asking<DeletionQuestion> }) => {
  const { question } = asking;
  if (question === undefined) return null;
  const { title, body, yes } = DELETION_QUESTIONS[question];
  return (
    // A new dialog for each question: its name is read, and the focus starts again.
    <Modal
      key={question}
      title={title}
      says={body}
      onClose={() => asking.answer(false)}
      actions={
        <>
          <Button look="secondary" onPress={() => asking.answer(false)}>
            Cancelar
          </Button>
          <Button look={question === 'sure' ? 'text-danger' : 'primary'} onPress={() => asking.answer(true)}>
            {yes}
          </Button>
        </>
      }
    >
      {question === 'held' && <Held />}
    </Modal>
  );
});

const Held = () => (
  <dl className="facts held">
    {HELD_BY_LAW.map(({ key, title, retention }) => (
      <Fact key={key} caption={title} value={retention} />
    ))}
  </dl>
);
