/** What a client who holds nothing does first, wherever something is empty. Ours. @see decision 0378 */
export const FIRST_INVESTMENT = 'Faça o seu primeiro investimento: escolha os fundos e o valor.';
