import { saidToTheSecond } from '../time/sao-paulo-moment.ts';
import { dayOfSaoPaulo } from '../time/sao-paulo-days.ts';
import type { PdfContent } from './pdf/pdf-content.ts';
import { plainText } from './plain-text.ts';
import type { Template } from './signed-papers.sql.ts';

/** The words of a kind of paper, in pt-BR. Our own: the specification has no text of a term. */
interface Words {
  readonly title: string;
  /** What the paper is about, in two words. */
  readonly caption: string;
  readonly text: readonly string[];
}

const ADHESION: readonly string[] = [
  'O cliente declara que recebeu e leu a lâmina e o regulamento do fundo, e que aceita as suas condições.',
  'O valor das cotas pode subir ou cair. O fundo não tem a garantia do administrador nem do Fundo Garantidor de Créditos.',
  'A rentabilidade passada não garante a rentabilidade futura.',
];

const adhesion = (caption: string, risk: string): Words => ({
  title: 'Termo de adesão',
  caption,
  text: [...ADHESION, risk],
});

export const PAPER_WORDS: Readonly<Record<Template, Words>> = {
  adesao_rv: adhesion('Ações', 'O preço das ações pode cair por muito tempo, e o cliente pode perder o que investiu.'),
  adesao_internacional: adhesion(
    'Internacional',
    'O fundo investe no exterior: o câmbio pode aumentar ou diminuir o resultado.',
  ),
  adesao_mm: adhesion(
    'Multimercado',
    'O fundo pode usar derivativos e concentrar os seus investimentos em poucos mercados.',
  ),
  adesao_rf: adhesion('Renda Fixa', 'Um emissor pode não pagar o que deve, e os juros podem mudar o valor das cotas.'),
  renovacao_cadastral: {
    title: 'Renovação cadastral',
    caption: 'Cadastro',
    text: [
      'O cliente confirma que os seus dados cadastrais e o seu perfil de investidor são verdadeiros e estão em dia.',
      'O cliente informa à {product} toda mudança destes dados.',
    ],
  },
  desenquadramento: {
    title: 'Termo de desenquadramento',
    caption: 'Perfil de investidor',
    text: [
      'O cliente sabe que tem investimentos com risco acima do seu perfil de investidor.',
      'O cliente quer investir mesmo assim, por decisão própria.',
    ],
  },
};

interface Signed {
  readonly template: Template;
  readonly signedAt: Date;
  readonly client: { readonly name: string; readonly document: string };
  readonly fund: { readonly name: string; readonly cnpj: string } | undefined;
}

/** A paper that a client signed at the provider, as a PDF in pt-BR: its text, and who signed what and when. */
export const signedPaper = ({ template, signedAt, client, fund }: Signed): PdfContent => {
  const { title, text } = PAPER_WORDS[template];
  const paper = plainText({ title, text }, dayOfSaoPaulo(signedAt));
  return {
    ...paper,
    blocks: [
      ...paper.blocks,
      {
        kind: 'facts',
        facts: [
          ['Assinado por', client.name],
          [client.document.length === 11 ? 'CPF' : 'CNPJ', client.document],
          ...(fund === undefined
            ? []
            : ([
                ['Fundo', fund.name],
                ['CNPJ do fundo', fund.cnpj],
              ] as const)),
          ['Data e hora de Brasília', saidToTheSecond(signedAt)],
        ],
      },
    ],
  };
};
