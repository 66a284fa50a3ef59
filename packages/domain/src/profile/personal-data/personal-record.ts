import type { CalendarDay } from '../../kernel/days.ts';
import type { Document } from '../../kernel/document.ts';
import type { PersonalDataValues } from '../../registration/client/personal-data.form.ts';

/** `undefined` where nobody gave a value; texts as the server holds them. @see spec B §3 User (profile) */
export interface PersonalRecord {
  readonly name: string;
  /** 11 digits, or the 14 characters of a CNPJ. */
  readonly document: Document;
  /** For a company, the day when it was founded. */
  readonly birthDate: CalendarDay | undefined;
  readonly phone: string | undefined;
  readonly email: string | undefined;
  readonly motherName: string | undefined;
  readonly fatherName: string | undefined;
  readonly maritalStatus: PersonalDataValues['maritalStatus'] | undefined;
  readonly spouseName: string | undefined;
  readonly spouseCpf: string | undefined;
  readonly birthplace: string | undefined;
  readonly nationality: string | undefined;
  readonly country: string | undefined;
  /** The address of the photo: `data:` with its bytes. `undefined` without one. */
  readonly photo: string | undefined;
}
