import { conformityText } from '@aroeira/domain/signature/messages';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';

/** The wait for the state of the term. @see spec B §4 Conformity term */
export const Checking = () => (
  <div className="card stack">
    <output className="secondary">{conformityText('checking')}</output>
    <Skeleton />
  </div>
);
