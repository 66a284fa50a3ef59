/** Generated from the migrations by `pnpm -s db:types`. Do not edit. */

import type { ColumnType } from "kysely";

export type Generated<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S, I | undefined, U>
  : ColumnType<T, T | undefined, T>;

export interface AcceptedTerms {
  accepted_at: Date;
  form_id: number;
  id: Generated<number>;
  sha256: string;
  signature_id: number | null;
  term_id: number;
  world: Generated<number>;
}

export interface Addresses {
  cep: string;
  city: string;
  client_id: number;
  complement: string;
  neighborhood: string;
  number: string;
  state: string;
  street: string;
  type_address: 1 | 2;
  world: Generated<number>;
}

export interface Attempts {
  count: number;
  key: string;
  window_ends_at: Date;
  world: Generated<number>;
}

export interface Audit {
  address: string;
  at: Date;
  client_id: number | null;
  event: string;
  id: string;
  world: Generated<number>;
}

export interface BankAccounts {
  account_number: string;
  agency: string;
  bank_id: number;
  client_id: number;
  digit: string;
  has_debit_authorization: boolean;
  id: Generated<number>;
  world: Generated<number>;
}

export interface Banks {
  code: string;
  id: number;
  name: string;
  world: Generated<number>;
}

export interface CaptchaSecrets {
  id: 'current';
  secret: string;
  world: Generated<number>;
}

export interface Challenges {
  attempts_left: number;
  code_expires_at: Date | null;
  code_hash: Buffer | null;
  expires_at: Date;
  login_id: string;
  world: Generated<number>;
}

export interface CheckLists {
  bank_informations: number;
  fatca: number;
  form_id: number;
  general_result: number;
  investor_data: number;
  pep: number;
  professional_informations: number;
  suitability: number;
  upload_documents: number;
  world: Generated<number>;
}

export interface ClientFileParts {
  client_id: number;
  content: Buffer;
  kind: number;
  part: number;
  world: Generated<number>;
}

export interface ClientFiles {
  client_id: number;
  content_type: string;
  kind: 1 | 2 | 4;
  world: Generated<number>;
}

export interface ClientPhotos {
  client_id: number;
  content: Buffer;
  world: Generated<number>;
}

export interface Clients {
  active: 0 | 1 | null;
  additional_phone: string | null;
  birth_date: string;
  blocks_new_devices: boolean;
  civil_capacity: number | null;
  country_id: number | null;
  document: string;
  email: string;
  father_name: string;
  gender: 'MASCULINO' | 'FEMININO';
  have_fatca: 0 | 1 | null;
  have_relation: 0 | 1 | null;
  have_worked: 0 | 1 | null;
  id: Generated<number>;
  is_co_holder: boolean;
  is_one_device_only: boolean;
  marital_status: number | null;
  mfa_enabled: boolean | null;
  mother_name: string;
  name: string;
  nationality_id: number | null;
  naturality: string;
  needs_conformity: Generated<boolean>;
  persona: string | null;
  phone_number: string;
  planner_id: number;
  position_state: 'ready' | 'empty' | 'unavailable';
  risk_profile_id: number | null;
  social_name: string | null;
  spouse_cpf: string | null;
  spouse_name: string | null;
  wants_planner: 0 | 1 | null;
  welfare: 0 | 1;
  world: Generated<number>;
}

export interface ClockMoves {
  changed: Generated<number>;
  id: 'current';
  offset_ms: number;
  world: Generated<number>;
}

export interface CoHolders {
  account_id: number;
  cpf: string;
  name: string;
  position: 1 | 2;
  world: Generated<number>;
}

export interface ConsentAnswers {
  answered_at: Date;
  client_id: number;
  id: Generated<number>;
  is_accepted: boolean;
  terms: number[];
  text_version: string;
  world: Generated<number>;
}

export interface Consents {
  answered_at: Date;
  client_id: number | null;
  is_accepted: boolean;
  terms: number[];
  uid: string;
  world: Generated<number>;
}

export interface Credentials {
  client_id: number;
  is_reported: Generated<boolean>;
  must_change: boolean;
  password_hash: string;
  world: Generated<number>;
}

export interface DataRequests {
  analysed_at: Date | null;
  answer: string | null;
  answered_at: Date | null;
  client_id: number;
  id: Generated<number>;
  kind: 'correction' | 'deletion';
  message: string;
  received_at: Date;
  world: Generated<number>;
}

export interface Declarations {
  body: ColumnType<object, string, string>;
  client_id: number;
  part: 'pep' | 'fatca' | 'professional';
  world: Generated<number>;
}

export interface Devices {
  browser: string | null;
  client_id: number;
  created_at: Date;
  device_type: 'web' | 'mobile';
  has_reported: Generated<boolean>;
  id: string;
  is_blocked: boolean;
  is_main_account: boolean;
  system: string | null;
  was_in_use: Generated<boolean>;
  world: Generated<number>;
}

export interface Faults {
  body: ColumnType<object, string, string>;
  hits: Generated<number>;
  id: Generated<number>;
  times_left: number | null;
  world: Generated<number>;
}

export interface Finances {
  client_id: number;
  financial_investments_patrimony: number;
  movable_patrimony: number;
  other_income: number;
  other_income_description: string | null;
  patrimony_update_date: string;
  real_estate_patrimony: number;
  salary: number;
  world: Generated<number>;
}

export interface Funds {
  account: string;
  agency: Generated<string>;
  bank: Generated<string>;
  bank_code: Generated<string>;
  cnpj: string;
  digit: Generated<string>;
  id: number;
  initial_cents: number;
  minimum_cents: number;
  minimum_redemption_cents: number;
  name: string;
  needs_terms: Generated<boolean>;
  pricing_term: string;
  risk_level: number | null;
  settlement_term: string;
  stay_cents: number;
  type: string;
  world: Generated<number>;
}

export interface IdentityDocuments {
  client_id: number;
  document_type: 'RG' | 'CNH' | 'RNE';
  expedition_date: string;
  father_name: string;
  identification_number: string;
  issuing_body: string | null;
  mother_name: string;
  place_of_emission: string | null;
  valid_date: string | null;
  world: Generated<number>;
}

export interface InsurerRefusals {
  body_status: number | null;
  client_id: number;
  http_status: number;
  world: Generated<number>;
}

export interface LibertyPlans {
  annual_return_hundredths: number;
  client_id: number;
  current_reservation_cents: number;
  inheritance_cents: number;
  life_expectancy: number;
  monthly_expense_cents: number;
  monthly_income_cents: number;
  monthly_income_usufruct_cents: number;
  retirement_age: number;
  world: Generated<number>;
}

export interface ListOptions {
  id: number;
  list: 'careers' | 'countries' | 'functions' | 'family-relations' | 'close-relations';
  name: string;
  world: Generated<number>;
}

export interface LoggedRequests {
  line: ColumnType<object, string, string>;
  seq: Generated<number>;
  world: Generated<number>;
}

export interface Mailings {
  allow_distributor_send_email: 0 | 1;
  client_id: number;
  mail_type: 1 | 2;
  receive_quotaholder_extract: 0 | 1;
  receive_report_income: 0 | 1;
  world: Generated<number>;
}

export interface Migrations {
  applied_at: Generated<Date>;
  name: string;
  sha256: string;
}

export interface Movements {
  client_id: number;
  created_at: Date;
  fund_id: number;
  gross_cents: number;
  id: string;
  operation: 'apply' | 'rescue_parcial' | 'rescue_total';
  payment_at: Date | null;
  processed_at: Date | null;
  status: 'pending' | 'created' | 'canceled';
  world: Generated<number>;
}

export interface Numbered {
  sequence: string;
  start: number;
}

export interface Objectives {
  client_id: number;
  color: string;
  created_at: Date;
  id: Generated<number>;
  title: string;
  value_cents: number;
  world: Generated<number>;
  year: number;
}

export interface OldPasswords {
  client_id: number;
  password_hash: string;
  replaced_at: Date;
  world: Generated<number>;
}

export interface OpenLinks {
  ends_at: Date;
  sealed: Buffer;
  ticket_hash: Buffer;
  world: Generated<number>;
}

export interface OrderLines {
  bank_account_id: number | null;
  movement_id: string;
  order_id: string;
  world: Generated<number>;
}

export interface Orders {
  client_id: number;
  created_at: Date;
  fingerprint: string;
  id: string;
  idempotency_key: string;
  world: Generated<number>;
}

export interface Outbox {
  body: string;
  client_id: number | null;
  created_at: Date;
  id: string;
  recipient: string;
  subject: string;
  world: Generated<number>;
}

export interface OutboxAttachments {
  content: Buffer;
  content_type: string;
  file_name: string;
  mail_id: string;
  world: Generated<number>;
}

export interface PensionBeneficiaries {
  certificate_number: string;
  name: string;
  place: number;
  share: number;
  world: Generated<number>;
}

export interface PensionCertificates {
  client_id: number;
  fund_name: string;
  number: string;
  plan_type: string;
  tax_regime: string;
  world: Generated<number>;
}

export interface Planners {
  email: string;
  id: number;
  name: string;
  phone: string;
  short_name: string;
  type: 'planejador' | 'previdencia';
  world: Generated<number>;
}

export interface Positions {
  client_id: number;
  fund_id: number;
  gross_cents: number;
  world: Generated<number>;
}

export interface QuickAccess {
  created_at: Date;
  credential_id: string;
  login_id: string;
  password_mark: Buffer;
  public_key: Buffer;
  sign_count: number;
  world: Generated<number>;
}

export interface QuickAccessChallenges {
  challenge_hash: Buffer;
  expires_at: Date;
  id: string;
  login_id: string;
  purpose: 'register' | 'sign in';
  world: Generated<number>;
}

export interface RefreshTokens {
  expires_at: Date;
  predecessor_hash: Buffer | null;
  session_id: string;
  token_hash: Buffer;
  used_at: Date | null;
  world: Generated<number>;
}

export interface RegistrationForms {
  client_id: number;
  id: number;
  is_approved_adm: number;
  is_approved_renew: number;
  score167: number;
  signed_on: string | null;
  signing_city: string | null;
  suitability_on: string | null;
  world: Generated<number>;
}

export interface RenewalDocuments {
  client_id: number;
  signed_at: Date | null;
  signer_token: string;
  world: Generated<number>;
}

export interface Renewals {
  client_id: number;
  expired_date: string | null;
  step: 'started' | 'financial' | 'signature' | 'signed' | null;
  world: Generated<number>;
}

export interface ReportPreparations {
  asked_at: Date;
  claimed_until: Date | null;
  client_id: number;
  content: Buffer | null;
  fingerprint: string | null;
  first_day: string;
  last_day: string;
  state: 'waiting' | 'made' | 'failed';
  world: Generated<number>;
}

export interface RequestCounts {
  count: number;
  minute: number;
  network: string;
}

export interface ResetsDue {
  login_id: string;
  world: Generated<number>;
}

export interface RiskProfiles {
  description: string;
  id: number;
  key: string;
  name: string;
  world: Generated<number>;
}

export interface ScenarioResults {
  id: 'current';
  results: ColumnType<object, string, string>;
  world: Generated<number>;
}

export interface Sessions {
  client_id: number;
  created_at: Date;
  id: string;
  login_id: string;
  revoked_at: Date | null;
  world: Generated<number>;
}

export interface Signatures {
  city: string;
  client_id: number;
  id: Generated<number>;
  image: Buffer;
  is_confirmed: Generated<boolean>;
  method: 'drawn' | 'typed';
  signed_at: Date | null;
  signed_from: string | null;
  uploaded_at: Date;
  world: Generated<number>;
}

export interface SignedDocuments {
  accepted_id: number;
  content: Buffer;
  document_id: number;
  sha256: string;
  title: string;
  world: Generated<number>;
}

export interface SignedFundTerms {
  client_id: number;
  fund_id: number;
  signed_at: Date;
  world: Generated<number>;
}

export interface SignedPapers {
  document_id: number;
  fund_id: number | null;
  signed_at: Date;
  template_name: 'adesao_rv' | 'adesao_internacional' | 'adesao_mm' | 'adesao_rf' | 'renovacao_cadastral' | 'desenquadramento';
  world: Generated<number>;
}

export interface SigningKeys {
  id: 'current';
  jwk: ColumnType<object, string, string>;
  world: Generated<number>;
}

export interface StoredDocuments {
  client_id: number;
  doc_type: number;
  file_name: string;
  id: number;
  world: Generated<number>;
}

export interface SuitabilityResults {
  answered_at: Date;
  answers: number[];
  client_id: number;
  id: Generated<number>;
  purpose: 'new' | 'renew' | 'remake';
  questionnaire_id: number;
  risk_profile_id: number;
  world: Generated<number>;
}

export interface TemporaryPasswords {
  client_id: number;
  expires_at: Date;
  password_hash: Buffer;
  world: Generated<number>;
}

export interface TermPaperFunds {
  fund_id: number;
  paper_id: string;
  world: Generated<number>;
}

export interface TermPapers {
  client_id: number;
  code: string;
  created_at: Date;
  has_conformity: boolean;
  id: string;
  refused_at: Date | null;
  signed_at: Date | null;
  world: Generated<number>;
}

export interface TwoStepCodes {
  attempts_left: number;
  code_hash: Buffer;
  expires_at: Date;
  login_id: string;
  world: Generated<number>;
}

export interface UsedCaptchas {
  expires_at: Date;
  signature: string;
  world: Generated<number>;
}

export interface VersionBumps {
  bumps: number;
  id: 'current';
  world: Generated<number>;
}

export interface Worlds {
  created_at: Generated<Date>;
  id: Generated<number>;
  kind: 'seed' | 'world' | 'snapshot';
  name: string;
  seeded_on: string | null;
  used_at: Generated<Date>;
}

export interface YieldPoints {
  client_id: number;
  day: string;
  ipca_index: number;
  portfolio_index: number;
  type: 'nao_previdencia' | 'previdencia';
  world: Generated<number>;
}

export interface DB {
  accepted_terms: AcceptedTerms;
  addresses: Addresses;
  attempts: Attempts;
  audit: Audit;
  bank_accounts: BankAccounts;
  banks: Banks;
  captcha_secrets: CaptchaSecrets;
  challenges: Challenges;
  check_lists: CheckLists;
  client_file_parts: ClientFileParts;
  client_files: ClientFiles;
  client_photos: ClientPhotos;
  clients: Clients;
  clock_moves: ClockMoves;
  co_holders: CoHolders;
  consent_answers: ConsentAnswers;
  consents: Consents;
  credentials: Credentials;
  data_requests: DataRequests;
  declarations: Declarations;
  devices: Devices;
  faults: Faults;
  finances: Finances;
  funds: Funds;
  identity_documents: IdentityDocuments;
  insurer_refusals: InsurerRefusals;
  liberty_plans: LibertyPlans;
  list_options: ListOptions;
  logged_requests: LoggedRequests;
  mailings: Mailings;
  migrations: Migrations;
  movements: Movements;
  numbered: Numbered;
  objectives: Objectives;
  old_passwords: OldPasswords;
  open_links: OpenLinks;
  order_lines: OrderLines;
  orders: Orders;
  outbox: Outbox;
  outbox_attachments: OutboxAttachments;
  pension_beneficiaries: PensionBeneficiaries;
  pension_certificates: PensionCertificates;
  planners: Planners;
  positions: Positions;
  quick_access: QuickAccess;
  quick_access_challenges: QuickAccessChallenges;
  refresh_tokens: RefreshTokens;
  registration_forms: RegistrationForms;
  renewal_documents: RenewalDocuments;
  renewals: Renewals;
  report_preparations: ReportPreparations;
  request_counts: RequestCounts;
  resets_due: ResetsDue;
  risk_profiles: RiskProfiles;
  scenario_results: ScenarioResults;
  sessions: Sessions;
  signatures: Signatures;
  signed_documents: SignedDocuments;
  signed_fund_terms: SignedFundTerms;
  signed_papers: SignedPapers;
  signing_keys: SigningKeys;
  stored_documents: StoredDocuments;
  suitability_results: SuitabilityResults;
  temporary_passwords: TemporaryPasswords;
  term_paper_funds: TermPaperFunds;
  term_papers: TermPapers;
  two_step_codes: TwoStepCodes;
  used_captchas: UsedCaptchas;
  version_bumps: VersionBumps;
  worlds: Worlds;
  yield_points: YieldPoints;
}
