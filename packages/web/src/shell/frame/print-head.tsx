import { formatMoment, type Clock, type Instant } from '@aroeira/domain/kernel';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { Brand } from '../../ui/frame/brand.tsx';

interface Props {
  readonly brand: string;
  /** The client's name. `undefined` at the moment when a session ends. */
  readonly client: string | undefined;
  readonly clock: Clock;
}

/** Stands over what a client prints: whose portal, whose data, and when. On the screen there is nothing. @see decision 0238 */
export const PrintHead = ({ brand, client, clock }: Props) => {
  const at = usePrintedAt(clock);
  return (
    at !== undefined && (
      <div className="print-head">
        <Brand name={brand} />
        <p className="strong">{client}</p>
        <p className="caption">Impresso em {formatMoment(at)}</p>
      </div>
    )
  );
};

/** The moment of the print that is under way. The browser takes the page right after it told of the print. */
const usePrintedAt = (clock: Clock): Instant | undefined => {
  const [at, setAt] = useState<Instant>();
  useEffect(() => {
    const start = () => flushSync(() => setAt(clock.now()));
    const end = () => setAt(undefined);
    window.addEventListener('beforeprint', start);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', start);
      window.removeEventListener('afterprint', end);
    };
  }, [clock]);
  return at;
};
