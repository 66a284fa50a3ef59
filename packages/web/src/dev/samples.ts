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

/** A picture that a client chose. It is a drawn sheet, because a photo would belong to somebody. */
const SHEET = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="600">
  <rect width="480" height="600" fill="#d8e6dd"/><rect x="60" y="70" width="360" height="460" rx="12" fill="#fff"/>
  <circle cx="140" cy="160" r="44" fill="#1f6f4a"/>
  <path d="M216 140h150M216 180h110M110 270h260M110 320h260M110 370h180" stroke="#8aa898" stroke-width="18"/></svg>`;

export const PICTURE: UploadedFile = {
  name: 'conta-de-luz.jpg',
  preview: `data:image/svg+xml,${encodeURIComponent(SHEET)}`,
  contentType: 'image/jpeg',
  size: 824_300,
  remoteUrl: '/files/2',
  isChanged: false,
  isDeleted: false,
};

/** A file that the server has already. */
export const PROOF: UploadedFile = {
  name: 'conta-de-luz-outubro-2026.pdf',
  preview: '',
  contentType: 'application/pdf',
  size: 1_468_006,
  remoteUrl: '/files/1',
  isChanged: false,
  isDeleted: false,
};
