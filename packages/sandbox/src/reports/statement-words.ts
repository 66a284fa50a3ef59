/** Captions in pt-BR, as the portal shows them. */
const FUND_TYPES: Readonly<Record<string, string>> = {
  RENDA_FIXA: 'Renda Fixa',
  RENDA_MULTIMERCADO: 'Multimercado',
  ACOES: 'Ações',
  INTERNACIONAL: 'Internacional',
  PREV_BALANC: 'Prev Balanc',
  PREV_CONS: 'Prev Cons',
};

const OPERATIONS: Readonly<Record<string, string>> = {
  apply: 'Aplicação',
  rescue_parcial: 'Resgate parcial',
  rescue_total: 'Resgate total',
};

const STATUSES: Readonly<Record<string, string>> = {
  pending: 'Pendente',
  created: 'Realizado',
  canceled: 'Cancelado',
};

export const fundTypeWords = (type: string): string => FUND_TYPES[type] ?? type;
export const operationWords = (operation: string): string => OPERATIONS[operation] ?? operation;
export const statusWords = (status: string): string => STATUSES[status] ?? status;

const figure = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Cents as a figure of a table, `1.234,56`. */
export const amount = (cents: number): string => figure.format(cents / 100);

/** Cents as money, `R$ 1.234,56`. */
export const money = (cents: number): string => `R$\u00a0${amount(cents)}`;

/** A percent with two decimals, `12,30%`. */
export const percent = (value: number): string => `${figure.format(value)}%`;

/** The share of a part in a total, rounded half up on whole numbers as the position page rounds. */
export const share = (part: number, total: number): string =>
  percent(total === 0 ? 0 : Number((BigInt(part) * 20_000n + BigInt(total)) / (BigInt(total) * 2n)) / 100);

/** A CPF or CNPJ with its name, without the digits that would identify it to a reader over the shoulder. */
export const maskedDocument = (digits: string): readonly [name: string, masked: string] =>
  digits.length === 11
    ? ['CPF', `***.${digits.slice(3, 6)}.${digits.slice(6, 9)}-**`]
    : ['CNPJ', `**.${digits.slice(2, 5)}.${digits.slice(5, 8)}/${digits.slice(8, 12)}-**`];
