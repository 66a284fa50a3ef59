import type { Generated } from 'kysely';
import type { ClientRecordTables } from './client-record-tables.ts';
import type { ClientTables } from './client-tables.ts';
import type { AccessTables } from './access-tables.ts';
import type { IndependenceTables } from './independence-tables.ts';
import type { InvestmentTables } from './investment-tables.ts';
import type { ListTables } from './list-tables.ts';
import type { OrderTables } from './order-tables.ts';
import type { PasswordTables } from './password-tables.ts';
import type { PensionTables } from './pension-tables.ts';
import type { QuickAccessTables } from './quick-access-tables.ts';
import type { RecordTables } from './record-tables.ts';
import type { RegistrationTables } from './registration-tables.ts';
import type { ReportTables } from './report-tables.ts';
import type { RenewalTables } from './renewal-tables.ts';
import type { TwoStepTables } from './two-step-tables.ts';

interface MigrationTable {
  readonly migrations: { name: string; sha256: string; applied_at: Generated<Date> };
}

/** Every table. A row as it is read; the migrations say what each column means. */
export type Schema = MigrationTable &
  ClientTables &
  ClientRecordTables &
  AccessTables &
  IndependenceTables &
  InvestmentTables &
  ListTables &
  OrderTables &
  PasswordTables &
  PensionTables &
  QuickAccessTables &
  RecordTables &
  RegistrationTables &
  RenewalTables &
  ReportTables &
  TwoStepTables;
