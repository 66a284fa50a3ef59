import type { Scheduler } from '@aroeira/domain/kernel';
import { useEffect, useState } from 'react';

/** Milliseconds that each message stays. @see spec B §9 */
const STANDS_FOR = 2000;

interface Props {
  /** The messages in order. After the last one the first one comes again. */
  readonly messages: readonly string[];
  readonly scheduler: Scheduler;
}

/** Shows messages in turn during a long load, so that the client sees that it goes on. @see spec B §9; decision Q155 */
export const LoadingMessages = ({ messages, scheduler }: Props) => {
  const [turn, setTurn] = useState(0);
  useEffect(() => scheduler.after(STANDS_FOR, () => setTurn(turn + 1)), [scheduler, turn]);
  return <output>{messages[turn % messages.length]}</output>;
};
