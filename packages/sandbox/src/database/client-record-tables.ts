/** @see migrations/0016_client_records.sql */
export interface ClientRecordTables {
  readonly identity_documents: {
    client_id: number;
    document_type: 'RG' | 'CNH' | 'RNE';
    identification_number: string;
    issuing_body: string | null;
    place_of_emission: string | null;
    expedition_date: string;
    valid_date: string | null;
    mother_name: string;
    father_name: string;
  };
  readonly client_files: { client_id: number; kind: 1 | 2 | 4; content_type: string; content: Buffer };
  readonly mailings: {
    client_id: number;
    receive_quotaholder_extract: number;
    receive_report_income: number;
    allow_distributor_send_email: number;
    mail_type: number;
  };
}
