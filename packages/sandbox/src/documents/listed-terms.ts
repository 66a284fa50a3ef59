/** A term that a client reads and accepts, in pt-BR. */
interface ListedTerm {
  readonly id: number;
  readonly title: string;
  readonly text: readonly string[];
}

/** The terms that the sandbox lists. Our own text: the specification has no text of a term. */
export const LISTED_TERMS: readonly ListedTerm[] = [
  {
    id: 1,
    title: 'Termo de adesão à carteira administrada',
    text: [
      'Ao aceitar este termo, o cliente autoriza a {product} a investir em seu nome, dentro do perfil de investidor que ele informou.',
      'O cliente declara que recebeu o regulamento de cada fundo e que leu os riscos de mercado, de crédito e de liquidez.',
      'A rentabilidade passada não garante a rentabilidade futura. Um investimento pode perder valor.',
    ],
  },
  {
    id: 2,
    title: 'Termo de ciência de risco',
    text: [
      'O cliente sabe que fundos de investimento não têm a garantia do administrador, do gestor nem do Fundo Garantidor de Créditos.',
      'O cliente sabe que um resgate pode levar vários dias úteis e que o valor só é conhecido na data da cotização.',
      'O cliente informa à {product} toda mudança de renda, de patrimônio ou de objetivo que altere o seu perfil.',
    ],
  },
];
