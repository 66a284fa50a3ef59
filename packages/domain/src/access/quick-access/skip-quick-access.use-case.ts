import type { IO } from 'fp-ts/IO';
import { todayOf, type Clock } from '../../kernel/clock.ts';
import type { DeviceMemory } from '../access.ports.ts';

/** "Agora não": remembers the day and registers nothing. */
type SkipQuickAccess = IO<void>;

/** @see spec A §4 Quick access; decision Q038 */
export const makeSkipQuickAccess =
  ({ memory, clock }: { readonly memory: DeviceMemory; readonly clock: Clock }): SkipQuickAccess =>
  () =>
    memory.quickAccessSkippedOn.write(todayOf(clock)())();
