import type { CalendarDay } from '../../kernel/days.ts';

/** What is known of a client's own PEP role. */
export interface Office {
  readonly hasWorked: boolean;
  readonly startedOn: CalendarDay | undefined;
  /** `undefined` while it goes on. */
  readonly endedOn: CalendarDay | undefined;
}

/**
 * Whether a client holds a PEP role today: then the record says what they do, and professional information is skipped.
 * Both days count.
 *
 * @param today in São Paulo
 * @see spec A §5 Registration, PEP; decisions Q016, Q051
 */
export const isCurrentlyInOffice = ({ hasWorked, startedOn, endedOn }: Office, today: CalendarDay): boolean =>
  hasWorked && startedOn !== undefined && startedOn <= today && (endedOn === undefined || today <= endedOn);
