import type { Written } from './plain-text.ts';

const LINE = '_'.repeat(48);

const blanks = (...names: readonly string[]): readonly string[] => names.map((name) => `${name}: ${LINE}`);

const SIGNATURES = blanks('Local e data', 'Assinatura do titular', 'Assinatura do co-titular');

const CO_HOLDER = {
  heading: 'Co-titular',
  text: blanks('Nome completo', 'CPF', 'Data de nascimento', 'E-mail', 'Telefone', 'Grau de parentesco'),
};

/** The adhesion to funds of one type, for two holders. */
const adhesion = (type: string, risk: string): Written => ({
  title: `Termo de adesão, ${type} com co-titular`,
  text: [
    'Os titulares declaram que receberam e leram a lâmina e o regulamento do fundo, e que aceitam as suas condições.',
    risk,
    'A rentabilidade passada não garante a rentabilidade futura.',
    ...blanks('Fundo', 'CNPJ do fundo', 'Nome do titular', 'CPF do titular'),
  ],
  chapters: [CO_HOLDER, { heading: 'Assinaturas', text: SIGNATURES }],
});

/** The blank forms of the profile by their files, in pt-BR. Our own text: the spec has none. @see decision Q142 */
export const BLANK_FORMS: Readonly<Record<string, Written>> = {
  'ficha-cadastral-pessoa-fisica': {
    title: 'Ficha cadastral, pessoa física com co-titular',
    text: [
      'Preencha em letra de forma e envie ao seu Planejador com uma cópia do documento de identidade.',
      ...blanks('Nome completo', 'CPF', 'Data de nascimento', 'Nome da mãe', 'Estado civil', 'Profissão'),
      ...blanks('Endereço', 'CEP', 'Cidade e estado', 'E-mail', 'Telefone', 'Banco, agência e conta'),
    ],
    chapters: [CO_HOLDER, { heading: 'Assinaturas', text: SIGNATURES }],
  },
  'ficha-cadastral-pessoa-juridica': {
    title: 'Ficha cadastral, pessoa jurídica',
    text: [
      'Preencha em letra de forma e envie ao seu Planejador com o contrato social e o último balanço.',
      ...blanks('Razão social', 'CNPJ', 'Data de constituição', 'Atividade principal', 'Faturamento anual'),
      ...blanks('Endereço', 'CEP', 'Cidade e estado', 'E-mail', 'Telefone', 'Banco, agência e conta'),
    ],
    chapters: [
      {
        heading: 'Sócios e administradores',
        text: blanks('Nome', 'CPF', 'Participação', 'Nome', 'CPF', 'Participação'),
      },
      { heading: 'Assinaturas', text: blanks('Local e data', 'Assinatura do representante') },
    ],
  },
  'adesao-renda-fixa': adhesion(
    'Renda Fixa',
    'Um emissor pode não pagar o que deve, e os juros mudam o valor das cotas.',
  ),
  'adesao-multimercado': adhesion('Multimercado', 'O fundo pode usar derivativos e concentrar os seus investimentos.'),
  'adesao-acoes': adhesion('Ações', 'O preço das ações pode cair por muito tempo, e o investimento pode ser perdido.'),
  'adesao-internacional': adhesion('Internacional', 'O fundo investe no exterior: o câmbio muda o resultado.'),
  'informacoes-fiscais-pessoa-juridica': {
    title: 'Informações fiscais, pessoa jurídica',
    text: [
      'A empresa informa aqui a sua residência fiscal e a dos seus controladores, como pedem o FATCA e o CRS.',
      ...blanks(
        'Razão social',
        'CNPJ',
        'País de constituição',
        'País de residência fiscal',
        'Número fiscal no exterior',
      ),
    ],
    chapters: [
      {
        heading: 'Controladores',
        text: blanks('Nome', 'CPF', 'País de residência fiscal', 'Número fiscal no exterior', 'Participação'),
      },
      { heading: 'Assinaturas', text: blanks('Local e data', 'Assinatura do representante') },
    ],
  },
};
