import { observer } from 'mobx-react-lite';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import type { QuickAccessOffer } from './quick-access-offer.view-model.ts';

/**
 * Asks whether to register this device. The specification gives the two buttons. The sentences are ours (decision
 * Q032).
 */
export const QuickAccessOfferModal = observer(({ offer }: { readonly offer: QuickAccessOffer }) => (
  <ConfirmDialog
    question="Ativar o acesso rápido?"
    body="Nas próximas vezes, entre com a biometria deste dispositivo, sem digitar a senha."
    yes="Sim"
    no="Agora não"
    isBusy={offer.isBusy}
    onYes={() => void offer.accept()}
    onNo={offer.refuse}
  />
));
