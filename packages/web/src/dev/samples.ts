import type { Choice, UploadedFile } from '@aroeira/domain/kernel';

export const STATES = [
  'Acre',
  'Alagoas',
  'Amapá',
  'Amazonas',
  'Bahia',
  'Ceará',
  'Distrito Federal',
  'Espírito Santo',
  'Goiás',
  'Maranhão',
  'Mato Grosso',
  'Mato Grosso do Sul',
  'Minas Gerais',
  'Pará',
  'Paraíba',
  'Paraná',
  'Pernambuco',
  'Piauí',
  'Rio de Janeiro',
  'Rio Grande do Norte',
  'Rio Grande do Sul',
  'Rondônia',
  'Roraima',
  'Santa Catarina',
  'São Paulo',
  'Sergipe',
  'Tocantins',
].map((label, i): Choice<number> => ({ value: i + 1, label }));

export const BANKS = [
  'Banco Aroeira S.A.',
  'Banco do Cerrado S.A.',
  'Banco Ipê de Investimento',
  'Caixa Jequitibá',
  'Cooperativa Jatobá',
  'Sicredi Umbuzeiro',
].map((label, i): Choice<number> => ({ value: i + 1, label }));

export const MARITAL = [
  { value: 'single', label: 'Solteiro(a)' },
  { value: 'married', label: 'Casado(a)' },
  { value: 'widowed', label: 'Viúvo(a)' },
] as const;

export const YES_NO = [
  { value: 'yes', label: 'Sim' },
  { value: 'no', label: 'Não' },
] as const;

export const MAILINGS = [
  { value: 'statement', label: 'Extrato de cotista por e-mail' },
  { value: 'income', label: 'Informe de rendimentos pelos Correios' },
  { value: 'letter', label: 'Carta mensal do gestor' },
] as const;

/** A file that a server is said to hold. */
export const PROOF: UploadedFile = {
  name: 'conta-de-luz-outubro-2026.pdf',
  preview: '',
  contentType: 'application/pdf',
  size: 1_468_006,
  remoteUrl: '/files/1',
  isChanged: false,
  isDeleted: false,
};
