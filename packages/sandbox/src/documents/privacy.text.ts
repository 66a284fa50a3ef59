import type { Written } from './plain-text.ts';

/** The privacy policy, in pt-BR. Our own text: the specification has none. @see Lei 13.709/2018 (LGPD) */
export const PRIVACY: Written = {
  title: 'Política de privacidade',
  text: [
    'A {product} usa os seus dados para cuidar dos seus investimentos. Nenhum dado seu é vendido.',
    'Esta política segue a Lei Geral de Proteção de Dados Pessoais, a Lei 13.709 de 2018.',
  ],
  chapters: [
    {
      heading: '1. Dados que tratamos',
      text: [
        'Tratamos os dados do seu cadastro: nome, CPF ou CNPJ, data de nascimento, contatos, endereço, renda, patrimônio e documentos.',
        'Tratamos os dados dos seus investimentos: posição, pedidos, perfil de investidor e contas bancárias.',
        'Tratamos os dados do seu acesso: dispositivo, endereço IP, data e hora. Eles protegem a sua conta.',
      ],
    },
    {
      heading: '2. Por que tratamos e com quem compartilhamos',
      text: [
        'Tratamos dados para cumprir o contrato com você e para cumprir a lei, como as regras contra a lavagem de dinheiro.',
        'Compartilhamos o necessário com os administradores e os custodiantes dos fundos, com bancos e com as autoridades.',
        'Quem presta serviço para a {product} usa os dados só para esse serviço e segue esta política.',
        'O portal usa cookies necessários para funcionar. Os outros dependem do seu consentimento, que você pode retirar.',
      ],
    },
    {
      heading: '3. Seus direitos e por quanto tempo guardamos',
      text: [
        'Você pode pedir a confirmação do tratamento, o acesso, a correção, a portabilidade e a eliminação dos seus dados.',
        'Guardamos dados enquanto você é cliente e, depois, pelo prazo que a lei exige. Findo o prazo, eles são apagados.',
        'O encarregado de dados responde aos seus pedidos pelo portal. Você também pode recorrer à ANPD.',
      ],
    },
  ],
};
