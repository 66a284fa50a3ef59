import type { CalendarDay } from '../../kernel/days.ts';
import type { PepRole } from './pep-record.ts';

/**
 * Whether a PEP role lasts today. Then the PEP record tells the client's work, and the flow skips the page of
 * professional information. The first and the last day count.
 *
 * @param today in São Paulo
 * @see spec A §5 Registration, PEP; decisions Q016, Q051
 */
export const isInOffice = (role: PepRole | undefined, today: CalendarDay): role is PepRole =>
  role !== undefined && role.startedOn <= today && (role.endedOn === undefined || today <= role.endedOn);
