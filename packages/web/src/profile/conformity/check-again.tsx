import { SIGN_TEXTS } from '@aroeira/domain/movements/messages';
import { CONFORMITY_TEXTS } from '@aroeira/domain/profile/messages';
import { conformityText } from '@aroeira/domain/signature/messages';
import { observer } from 'mobx-react-lite';
import { Button } from '../../ui/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import type { ConformityViewModel } from './conformity.view-model.ts';

/** 'Já assinei' below an unsigned term, and what the check found. @see decision 0306 */
export const CheckAgain = observer(({ model: { checking, check } }: { readonly model: ConformityViewModel }) => (
  <>
    {checking.isBusy && <output className="secondary">{conformityText('checking')}</output>}
    {checking.failure !== undefined && <Alert body={CONFORMITY_TEXTS.notLoaded} />}
    {checking.state._tag === 'Done' && <Alert body={SIGN_TEXTS.waiting} />}
    <Button look="secondary" isBusy={checking.isBusy} onPress={() => void check()}>
      {CONFORMITY_TEXTS.checkAgain}
    </Button>
  </>
));
