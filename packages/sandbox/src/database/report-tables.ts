/** @see migrations/0014_pension_and_reports.sql */
export interface ReportTables {
  readonly report_preparations: { client_id: number; first_day: string; last_day: string; asked_at: Date };
  readonly outbox_attachments: { mail_id: string; file_name: string; content_type: string; content: Buffer };
}
