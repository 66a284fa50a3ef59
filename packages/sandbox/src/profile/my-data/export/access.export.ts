import { coded, exported, OWNER, yesNo, type ExportedTable } from './exported-table.ts';

/** The e-mails that the client wrote. Other bodies may hold a code or a password. */
const WRITTEN_BY_CLIENT = /^(Fale conosco: |Avaliação: |Mensagem de um cliente$)/;

/** Devices, messages, consents and requests. */
export const ACCESS_TABLES: readonly ExportedTable[] = [
  exported({
    table: 'devices',
    title: 'Dispositivos',
    columns: {
      created_at: 'Primeira entrada em',
      id: { withheld: 'the Login-ID, which a device sends to name itself' },
      client_id: OWNER,
      device_type: coded('Tipo', { web: 'Navegador', mobile: 'Aplicativo' }),
      browser: 'Navegador',
      system: 'Sistema',
      is_blocked: yesNo('Bloqueado'),
      is_main_account: yesNo('Conta principal'),
      has_reported: yesNo('Informou acesso indevido'),
      was_in_use: yesNo('Em uso antes do bloqueio'),
    },
  }),
  exported({
    table: 'sessions',
    title: 'Sessões',
    columns: {
      created_at: 'Início',
      id: { withheld: 'the session that an access token names' },
      client_id: OWNER,
      login_id: { withheld: 'the Login-ID, which a device sends to name itself' },
      revoked_at: 'Fim',
    },
  }),
  exported({
    table: 'quick_access',
    title: 'Acesso rápido',
    owner: { column: 'login_id', of: 'devices', key: 'id' },
    columns: {
      created_at: 'Ativado em',
      login_id: { withheld: 'the Login-ID, which a device sends to name itself' },
      credential_id: { withheld: 'names the key of a device' },
      public_key: { withheld: 'a key of a device' },
      password_mark: { withheld: 'a hash of the password hash' },
      sign_count: 'Usos',
    },
  }),
  exported({
    table: 'audit',
    title: 'Registro de atividades',
    columns: {
      id: { withheld: 'a number of the server alone' },
      client_id: OWNER,
      at: 'Quando',
      event: 'Atividade',
      address: 'Endereço IP',
    },
  }),
  exported({
    table: 'outbox',
    title: 'Mensagens e avaliações',
    columns: {
      id: { withheld: 'a number of the server alone' },
      client_id: OWNER,
      created_at: 'Enviada em',
      recipient: 'Para',
      subject: 'Assunto',
      body: {
        caption: 'Texto',
        show: (body, { subject }) => (WRITTEN_BY_CLIENT.test(String(subject)) ? body : null),
      },
    },
  }),
  exported({
    table: 'consents',
    title: 'Consentimento atual',
    columns: {
      uid: { withheld: 'a guest who sends it could answer for the client' },
      client_id: OWNER,
      is_accepted: yesNo('Aceito'),
      terms: 'Termos',
      answered_at: 'Respondido em',
    },
  }),
  exported({
    table: 'consent_answers',
    title: 'Histórico do consentimento',
    columns: {
      answered_at: 'Respondido em',
      id: { withheld: 'a number of the server alone' },
      client_id: OWNER,
      is_accepted: yesNo('Aceito'),
      terms: 'Termos',
      text_version: 'Versão do texto',
    },
  }),
  exported({
    table: 'data_requests',
    title: 'Pedidos sobre os dados',
    columns: {
      id: 'Protocolo',
      client_id: OWNER,
      kind: coded('Pedido', { correction: 'Correção', deletion: 'Exclusão' }),
      message: 'Texto',
      received_at: 'Recebido em',
      analysed_at: 'Em análise desde',
      answered_at: 'Respondido em',
      answer: 'Resposta',
    },
  }),
];

/** The tables about a client that nobody gets, and why. A test finds a table that is in neither list. */
export const WITHHELD_TABLES: Readonly<Record<string, string>> = {
  credentials: 'the hash of the password',
  old_passwords: 'hashes of passwords',
  temporary_passwords: 'hashes of passwords',
  refresh_tokens: 'hashes of tokens',
  challenges: 'hashes of codes',
  two_step_codes: 'hashes of codes',
  quick_access_challenges: 'hashes of challenges',
  resets_due: 'says that a temporary password was used, until the client changes it',
  client_file_parts: 'the bytes of sent files; the client opens them in the portal',
  client_photos: 'the bytes of the photo; the client sees it in the portal',
  outbox_attachments: 'the bytes of reports; the client opens them in the portal',
  insurer_refusals: 'how the insurer of the sandbox answers for this persona',
};
