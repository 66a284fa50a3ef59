import { coded, exported, named, OWNER, yesNo, type ExportedTable } from './exported-table.ts';

/** How the registration, the renewal, the suitability and the signatures went. */
export const PROCESS_TABLES: readonly ExportedTable[] = [
  exported({
    table: 'registration_forms',
    title: 'Ficha cadastral',
    columns: {
      id: 'Código da ficha',
      client_id: OWNER,
      is_approved_adm: coded('Situação', {
        0: 'Iniciada',
        1: 'Em análise',
        2: 'Aprovada',
        3: 'Não aprovada',
        4: 'Ajuste pendente',
        5: 'Enviada ao banco',
      }),
      is_approved_renew: coded('Renovação', { 0: 'Em dia', 1: 'Rejeitada', 2: 'Em análise', 3: 'Pendente' }),
      score167: 'Pontuação',
      signed_on: 'Assinada em',
      signing_city: 'Cidade da assinatura',
      suitability_on: 'Perfil respondido em',
    },
  }),
  exported({
    table: 'check_lists',
    title: 'Conferência da ficha',
    owner: { column: 'form_id', of: 'registration_forms', key: 'id' },
    columns: {
      form_id: 'Código da ficha',
      professional_informations: 'Dados profissionais',
      pep: 'Pessoa exposta politicamente',
      fatca: 'Obrigações fiscais em outro país',
      investor_data: 'Dados do investidor',
      upload_documents: 'Documentos',
      bank_informations: 'Contas bancárias',
      suitability: 'Perfil de investidor',
      general_result: 'Resultado',
    },
  }),
  exported({
    table: 'renewals',
    title: 'Renovação cadastral',
    columns: {
      client_id: OWNER,
      step: coded('Etapa', {
        started: 'Iniciada',
        financial: 'Dados financeiros',
        signature: 'Assinatura',
        signed: 'Assinada',
      }),
      expired_date: 'Vence em',
    },
  }),
  exported({
    table: 'renewal_documents',
    title: 'Documento da renovação',
    columns: {
      client_id: OWNER,
      signer_token: { withheld: 'whoever has it can sign' },
      signed_at: 'Assinado em',
    },
  }),
  exported({
    table: 'suitability_results',
    title: 'Respostas do perfil de investidor',
    columns: {
      id: 'Código',
      client_id: OWNER,
      questionnaire_id: 'Questionário',
      answers: 'Respostas',
      risk_profile_id: named('Resultado', 'risk_profiles'),
      purpose: coded('Motivo', { new: 'Cadastro', renew: 'Renovação', remake: 'Redefinição' }),
      answered_at: 'Respondido em',
    },
  }),
  exported({
    table: 'signatures',
    title: 'Assinaturas',
    columns: {
      id: 'Código da assinatura',
      client_id: OWNER,
      image: { withheld: 'the picture could be put under another paper; the signed papers show it' },
      method: coded('Forma', { drawn: 'Desenhada', typed: 'Digitada' }),
      city: 'Cidade',
      uploaded_at: 'Enviada em',
      is_confirmed: yesNo('Confirmada'),
      signed_at: 'Assinada em',
      signed_from: 'Endereço IP',
    },
  }),
  exported({
    table: 'accepted_terms',
    title: 'Termos aceitos',
    owner: { column: 'form_id', of: 'registration_forms', key: 'id' },
    columns: {
      id: 'Código do aceite',
      form_id: 'Código da ficha',
      term_id: 'Termo',
      sha256: 'Impressão digital do arquivo (SHA-256)',
      accepted_at: 'Aceito em',
      signature_id: 'Código da assinatura',
    },
  }),
  exported({
    table: 'stored_documents',
    title: 'Documentos guardados',
    columns: { id: 'Código do documento', client_id: OWNER, doc_type: 'Tipo', file_name: 'Nome do arquivo' },
  }),
  exported({
    table: 'signed_documents',
    title: 'Documentos assinados',
    owner: { column: 'document_id', of: 'stored_documents', key: 'id' },
    columns: {
      document_id: 'Código do documento',
      accepted_id: 'Código do aceite',
      title: 'Título',
      content: { withheld: 'the client opens the file among the documents' },
      sha256: 'Impressão digital do arquivo (SHA-256)',
    },
  }),
];
