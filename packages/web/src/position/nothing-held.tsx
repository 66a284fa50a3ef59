import { POSITION_EMPTY } from '@aroeira/domain/position/messages';
import { CALL_TO_ACTION_CAPTIONS } from '@aroeira/domain/renewal/messages';
import type { ReactNode } from 'react';
import type { PlaceAccess } from '../registration/standing/portal-standing.ts';
import { Card } from '../ui/card.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { FirstInvestment } from './first-investment.tsx';

interface Props {
  readonly investing: PlaceAccess;
  /** The yield of the portfolio. */
  readonly children: ReactNode;
}

/** The investments of a client who holds nothing. What else stands there is folded. @see decision 0378 */
export const NothingHeld = ({ investing, children }: Props) => (
  <>
    <Card title={CALL_TO_ACTION_CAPTIONS.investments}>
      <FirstInvestment title={POSITION_EMPTY} investing={investing} />
    </Card>
    <Disclosure head="Ver a rentabilidade">{children}</Disclosure>
  </>
);
