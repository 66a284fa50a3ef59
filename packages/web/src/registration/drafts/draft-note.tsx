import { observer } from 'mobx-react-lite';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { Draft } from './draft.ts';
import './draft.css';

/** Tells the client that this device keeps what they typed, and removes it. @see decisions 0202, 0397 */
export const DraftNote = observer(
  ({ draft }: { readonly draft: Draft | undefined }) =>
    draft && (
      <div className={draft.isKept ? 'draft' : 'draft-waits'}>
        {draft.isKept && <Icon name="check" isSmall />}
        <output>{draft.says}</output>
        {draft.isKept && (
          <Button look="text" onPress={draft.discard}>
            Descartar rascunho
          </Button>
        )}
      </div>
    ),
);
