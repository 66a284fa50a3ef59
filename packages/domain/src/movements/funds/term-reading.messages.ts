import type { TermItem } from './fund-terms.ts';

/** The captions of the page of the signature, beside those of the specification. They are ours. @see decision 0198 */
export const SIGN_TEXTS = {
  title: 'Assinatura de termos',
  lead: 'Leia e aceite cada termo. Depois, assine todos de uma vez: a assinatura abre em outra aba.',
  list: 'Termos',
  read: 'Ler termo',
  toRead: 'Falta ler e aceitar.',
  accepted: 'Lido e aceito. Falta assinar.',
  readFirst: 'Leia e aceite cada termo antes de assinar.',
  text: 'Texto do termo',
  scroll: 'Role até o fim do texto para aceitar.',
  wasRead: 'Você chegou ao fim do texto.',
  accept: 'Aceitar termo',
  waiting: 'Ainda não identificamos a assinatura. Assine na página que abre em outra aba e tente novamente.',
  refused:
    'Os termos foram recusados na página da assinatura, e sem eles o investimento não continua. ' +
    'Para assinar, volte aos valores e continue de novo.',
  backToAmounts: 'Voltar aos valores',
  startAgain: 'Voltar aos fundos',
} as const;

/** The captions of the papers of a fund. */
export const FUND_PAPERS = { factSheet: 'Lâmina', regulation: 'Regulamento' } as const;

const RISKS = [
  'O valor das cotas pode subir ou cair. Você pode perder parte ou todo o valor investido, e em alguns fundos pode ter de fazer novos aportes.',
  'O fundo não conta com garantia do administrador, do gestor, de qualquer seguro ou do Fundo Garantidor de Créditos.',
  'Rentabilidade passada não representa garantia de rentabilidade futura.',
];

const SIGNATURE =
  'Este resumo não substitui o termo. O termo completo, que vale como contrato, é o que você assina na próxima etapa.';

/** What a client reads before the signature, in paragraphs. @see spec B §4 Signing fund terms; decision 0198 */
export const termReading = (item: TermItem): readonly string[] => {
  switch (item._tag) {
    case 'ConformityTerm':
      return [
        'Você escolheu investimentos com risco acima do seu perfil de investidor.',
        'Ao assinar o termo de desenquadramento, você declara que sabe dessa diferença e que quer investir mesmo assim, por decisão própria.',
        ...RISKS,
        'Se o seu perfil mudou, responda de novo ao questionário antes de investir.',
        SIGNATURE,
      ];
    case 'AdhesionTerm':
      return [
        `Ao assinar o termo de adesão, você declara que conhece e aceita as condições do fundo ${item.fundName}.`,
        'Você declara que recebeu e leu a lâmina e o regulamento do fundo, e que teve tempo para tirar dúvidas.',
        ...RISKS,
        'O resgate usa a cota e o prazo de pagamento que o regulamento diz. Até lá, o valor continua sujeito ao risco do fundo.',
        'Os rendimentos são tributados na fonte conforme a lei em vigor.',
        SIGNATURE,
      ];
  }
};
