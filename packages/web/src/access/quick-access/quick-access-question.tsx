import { Suspense } from 'react';
import type { QuickAccessOffer } from './quick-access-offer.view-model.ts';
import { laterPart } from '../../ui/later-part.tsx';

const Modal = laterPart(async () => (await import('./quick-access-offer.modal.tsx')).QuickAccessOfferModal);

/** The dialog of an open offer. It loaded with the offer. */
export const QuickAccessQuestion = ({ offer }: { readonly offer: QuickAccessOffer }) => (
  <Suspense fallback={null}>
    <Modal offer={offer} />
  </Suspense>
);
