import { useEffect, useState } from 'react';
import { useInject } from '../../composition/injection.tsx';
import { SHARED } from '../../composition/shared.tokens.ts';

/** Milliseconds that each message stands. @see spec B §9 */
const STANDS_FOR = 2000;

interface Props {
  /** In their order. After the last one comes the first again. */
  readonly messages: readonly string[];
}

/** Shows messages in turn during a long load, so that the client sees that it goes on. @see spec B §9; decision Q155 */
export const LoadingMessages = ({ messages }: Props) => {
  const scheduler = useInject(SHARED.Scheduler);
  const [turn, setTurn] = useState(0);
  useEffect(() => scheduler.after(STANDS_FOR, () => setTurn(turn + 1)), [scheduler, turn]);
  return <output>{messages[turn % messages.length]}</output>;
};
