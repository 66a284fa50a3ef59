/** A question with its four answers, from the most careful one (0 points) to the boldest (3 points). */
interface Question {
  readonly id: number;
  readonly part: 'objectives' | 'situation' | 'knowledge';
  readonly title: string;
  readonly ask: string;
  readonly answers: readonly [string, string, string, string];
}

/** Changes with every change of a question. The server refuses the answers to another questionnaire. */
export const QUESTIONNAIRE_ID = 1;

/** The nine facts of CVM Resolution 30, article 3, one question each. @see docs/suitability.md; decision 0212 */
export const QUESTIONS: readonly Question[] = [
  {
    id: 1,
    part: 'objectives',
    title: 'Prazo',
    ask: 'Por quanto tempo você pretende manter os seus investimentos?',
    answers: ['Menos de 1 ano', 'De 1 a 3 anos', 'De 3 a 5 anos', 'Mais de 5 anos'],
  },
  {
    id: 2,
    part: 'objectives',
    title: 'Objetivo',
    ask: 'O que você mais quer dos seus investimentos?',
    answers: [
      'Preservar o que tenho',
      'Ganhar um pouco acima da inflação',
      'Fazer o patrimônio crescer',
      'Ganhar o máximo possível',
    ],
  },
  {
    id: 3,
    part: 'objectives',
    title: 'Tolerância a oscilações',
    ask: 'Em um mês ruim, seus investimentos caem 10%. O que você faz?',
    answers: [
      'Vendo tudo para não perder mais',
      'Vendo uma parte e espero para ver',
      'Mantenho e acompanho com calma',
      'Aproveito a queda para investir mais',
    ],
  },
  {
    id: 4,
    part: 'situation',
    title: 'Renda',
    ask: 'Quanto da sua renda mensal sobra para investir?',
    answers: ['Nada: uso parte do que já investi', 'Até 10%', 'De 10% a 25%', 'Mais de 25%'],
  },
  {
    id: 5,
    part: 'situation',
    title: 'Patrimônio',
    ask: 'Que parte do seu patrimônio está em investimentos financeiros?',
    answers: ['Mais de 75%', 'De 50% a 75%', 'De 25% a 50%', 'Até 25%'],
  },
  {
    id: 6,
    part: 'situation',
    title: 'Necessidade de recursos',
    ask: 'Quando você deve precisar da maior parte desse dinheiro?',
    answers: ['Em menos de 1 ano', 'Entre 1 e 3 anos', 'Entre 3 e 5 anos', 'Não tenho data para usar'],
  },
  {
    id: 7,
    part: 'knowledge',
    title: 'Produtos',
    ask: 'Quais investimentos você conhece bem?',
    answers: [
      'Poupança e conta remunerada',
      'Também CDB, LCI e Tesouro Direto',
      'Também fundos multimercado e de previdência',
      'Também ações e derivativos',
    ],
  },
  {
    id: 8,
    part: 'knowledge',
    title: 'Experiência',
    ask: 'Com que frequência você fez aplicações ou resgates nos últimos dois anos?',
    answers: [
      'Nunca fiz',
      'Poucas vezes, com valores pequenos',
      'Algumas vezes por ano',
      'Todo mês, com valores altos',
    ],
  },
  {
    id: 9,
    part: 'knowledge',
    title: 'Formação',
    ask: 'O que a sua formação ou profissão ensinou sobre finanças?',
    answers: [
      'Nada sobre finanças',
      'Noções gerais',
      'Estudei economia, administração ou áreas próximas',
      'Trabalho ou trabalhei no mercado financeiro',
    ],
  },
];

/** The id of an answer: the id of its question, and its points. */
export const answerId = (questionId: number, points: number): number => questionId * 10 + points;

export const QUESTIONS_ON_THE_WIRE = QUESTIONS.map(({ id, title, ask, answers }) => ({
  id,
  title,
  ask,
  answers: answers.map((text, points) => ({ id: answerId(id, points), text })),
}));
