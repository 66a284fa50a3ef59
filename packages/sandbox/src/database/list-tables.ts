/** @see migrations/0010_lists.sql */
export interface ListTables {
  readonly list_options: {
    list: 'careers' | 'countries' | 'functions' | 'family-relations' | 'close-relations';
    id: number;
    name: string;
  };
  readonly stored_documents: {
    id: number;
    client_id: number;
    doc_type: number;
    file_name: string;
    content_type: string;
    content: Buffer;
  };
}
