import type { Written } from './plain-text.ts';

/** The service proposal, in pt-BR. Our own text: the specification has none. It has 24 pages, a chapter on each after the first. */
export const PROPOSAL: Written = {
  title: 'Proposta de serviços',
  text: [
    'A {product} administra os seus investimentos conforme o seu perfil. Esta proposta diz o que a {product} faz, o que ela não faz, quanto custa e como o serviço termina.',
    'Leia cada capítulo antes de aceitar. O aceite vale como assinatura eletrônica e fica registrado com data e hora.',
  ],
  chapters: [
    {
      heading: '1. Partes e definições',
      text: [
        'Nesta proposta, “{product}” é a gestora que presta o serviço, e “cliente” é a pessoa física ou jurídica que o contrata.',
        '“Carteira” é o conjunto dos fundos em que o cliente investe pelo portal. “Portal” é o site e o aplicativo da {product}.',
        '“Dia útil” é todo dia em que há expediente bancário na cidade de São Paulo.',
        '“Cotização” é o dia em que um pedido vira cotas de um fundo, ou em que as cotas viram dinheiro.',
      ],
    },
    {
      heading: '2. Objeto do serviço',
      text: [
        'A {product} sugere uma distribuição entre fundos, executa os pedidos do cliente e mostra no portal a posição e os movimentos.',
        'O serviço não inclui consultoria tributária, jurídica ou sucessória.',
        'A {product} não recebe depósitos em seu nome. O dinheiro do cliente vai diretamente para a conta de cada fundo.',
      ],
    },
    {
      heading: '3. Cadastro do cliente',
      text: [
        'O cliente informa dados verdadeiros e completos e envia os documentos que o portal pede.',
        'O cadastro precisa de renovação a cada dois anos, ou antes quando um dado muda.',
        'Enquanto o cadastro não está aprovado, o cliente consulta o portal mas não envia pedidos.',
        'A {product} pode recusar um cadastro quando a lei exige ou quando um documento não pode ser conferido.',
      ],
    },
    {
      heading: '4. Perfil de investidor',
      text: [
        'Antes do primeiro investimento, o cliente responde ao questionário de perfil. As respostas definem quanto risco combina com ele.',
        'O perfil vale por dois anos. O cliente pode responder de novo a qualquer momento.',
        'Quando um pedido não combina com o perfil, o portal avisa. O cliente só continua se assinar o termo de desconformidade.',
      ],
    },
    {
      heading: '5. Fundos oferecidos',
      text: [
        'O portal mostra, para cada fundo, o nome, o tipo, o valor mínimo, os prazos de cotização e de pagamento, a lâmina e o regulamento.',
        'A {product} pode incluir um fundo ou deixar de oferecê-lo. Quem já investe em um fundo que saiu da lista mantém as suas cotas.',
        'Cada fundo tem o próprio administrador e o próprio custodiante, que constam no regulamento.',
      ],
    },
    {
      heading: '6. Aplicações',
      text: [
        'O cliente escolhe os fundos e o valor de cada um e confere tudo antes de confirmar.',
        'A transferência precisa sair de uma conta bancária do próprio cliente. Valores de terceiros são devolvidos.',
        'Um pedido enviado depois do horário de corte do fundo conta como pedido do dia útil seguinte.',
        'Se o dinheiro não chegar no prazo, o pedido é cancelado sem custo.',
      ],
    },
    {
      heading: '7. Resgates',
      text: [
        'O cliente pode resgatar uma parte ou o total de um fundo, respeitado o valor mínimo de permanência.',
        'O valor final de um resgate só é conhecido no dia da cotização. Até lá, o portal mostra uma estimativa.',
        'O pagamento vai para uma conta bancária do próprio cliente, no prazo que o regulamento do fundo define.',
      ],
    },
    {
      heading: '8. Previdência',
      text: [
        'Os planos de previdência têm regras próprias de contribuição, de portabilidade e de tributação.',
        'O cliente escolhe a tabela de imposto dentro do prazo legal. Depois do prazo, a escolha não muda.',
        'A portabilidade entre planos não é resgate e não gera imposto no momento da transferência.',
      ],
    },
    {
      heading: '9. Remuneração e custos',
      text: [
        'A taxa de administração e a taxa de performance de cada fundo constam no regulamento e já estão descontadas do valor da cota.',
        'A {product} não cobra taxa de cadastro, de aplicação ou de resgate pelo portal.',
        'Toda mudança de custo é informada ao cliente com trinta dias de antecedência.',
      ],
    },
    {
      heading: '10. Impostos',
      text: [
        'Os valores do portal são brutos, salvo quando a página diz o contrário.',
        'O administrador de cada fundo retém o imposto de renda e o IOF conforme a lei.',
        'O informe de rendimentos fica disponível no início de cada ano, no prazo da Receita Federal.',
      ],
    },
    {
      heading: '11. Riscos',
      text: [
        'Todo investimento tem risco. O valor das cotas pode cair, e o cliente pode receber menos do que aplicou.',
        'O risco de mercado vem da mudança de preços, de juros e de câmbio. O risco de crédito vem de quem não paga o que deve.',
        'O risco de liquidez aparece quando um fundo não consegue vender os seus ativos no prazo esperado.',
        'Fundos não têm a garantia do administrador, da {product} nem do Fundo Garantidor de Créditos.',
      ],
    },
    {
      heading: '12. Rentabilidade e relatórios',
      text: [
        'O portal mostra a rentabilidade da carteira e a compara com o IPCA.',
        'A rentabilidade passada não garante a rentabilidade futura.',
        'O extrato de cada mês fica disponível depois do fechamento e pode ser enviado para o e-mail do cliente.',
      ],
    },
    {
      heading: '13. Acesso e segurança',
      text: [
        'A senha é pessoal. O cliente não a informa a ninguém, e a {product} nunca a pede por telefone ou por mensagem.',
        'O cliente pode ligar a autenticação em duas etapas e ver os dispositivos que entraram na sua conta.',
        'Quem percebe um acesso que não fez avisa a {product} imediatamente. O portal bloqueia o dispositivo.',
      ],
    },
    {
      heading: '14. Deveres da {product}',
      text: [
        'A {product} age com diligência, separa os seus recursos dos recursos do cliente e informa todo conflito de interesse.',
        'A {product} guarda os registros dos pedidos por cinco anos, ou por mais tempo se a lei exigir.',
        'A {product} avisa com antecedência toda manutenção planejada do portal.',
      ],
    },
    {
      heading: '15. Deveres do cliente',
      text: [
        'O cliente mantém os seus dados em dia, confere os seus extratos e avisa sobre erros em até trinta dias.',
        'O cliente declara que a origem do seu dinheiro é lícita e informa quando é pessoa politicamente exposta.',
        'O cliente lê o regulamento de um fundo antes de investir nele.',
      ],
    },
    {
      heading: '16. Prazo e encerramento',
      text: [
        'O serviço não tem prazo. O cliente pode encerrá-lo quando quiser, sem multa.',
        'O encerramento não resgata as cotas por si. O cliente escolhe entre o resgate e a transferência para outra instituição.',
        'A {product} pode encerrar o serviço com aviso de trinta dias, ou de imediato por ordem de uma autoridade.',
      ],
    },
    {
      heading: '17. Atendimento e foro',
      text: [
        'O cliente fala com a {product} pelo portal, por e-mail ou por telefone, nos dias úteis.',
        'Quem não concorda com uma resposta pode recorrer à ouvidoria, que responde em até dez dias úteis.',
        'Esta proposta segue a lei brasileira. O foro é o do domicílio do cliente.',
      ],
    },
    {
      heading: '18. Dados pessoais',
      text: [
        'A {product} trata os dados do cliente para prestar o serviço e para cumprir a lei. A política de privacidade diz quais dados e por quanto tempo.',
        'O cliente pode pedir uma cópia dos seus dados e corrigir o que estiver errado, pelo portal.',
        'A {product} não vende os dados do cliente.',
      ],
    },
    {
      heading: '19. Assinatura eletrônica',
      text: [
        'O desenho da assinatura, a cidade, a data e a hora formam a assinatura eletrônica do cliente.',
        'A {product} guarda o documento assinado, e o cliente pode baixá-lo a qualquer momento.',
        'Uma assinatura repudiada pelo cliente é investigada em até dez dias úteis.',
      ],
    },
    {
      heading: '20. Contas bancárias',
      text: [
        'O cliente cadastra até duas contas bancárias em seu nome. Uma conta conjunta informa os seus co-titulares.',
        'A {product} confere o titular antes do primeiro resgate para uma conta nova.',
        'O débito em conta só acontece com a autorização do cliente, que pode retirá-la.',
      ],
    },
    {
      heading: '21. Declarações fiscais',
      text: [
        'O cliente declara os países onde é residente fiscal. A {product} informa esses países à Receita Federal quando a lei pede.',
        'Uma mudança de residência fiscal é informada em até trinta dias.',
        'O cliente responde pela exatidão do seu número de identificação fiscal no exterior.',
      ],
    },
    {
      heading: '22. Indisponibilidade do portal',
      text: [
        'Quando o portal não responde, o cliente pode fazer pedidos por telefone, dentro do horário de atendimento.',
        'Um pedido feito depois do horário limite vale para o dia útil seguinte.',
        'A {product} não responde por falhas da rede ou do dispositivo do cliente.',
      ],
    },
    {
      heading: '23. Disposições finais',
      text: [
        'A tolerância com um descumprimento não muda esta proposta.',
        'Se uma cláusula for inválida, as outras continuam a valer.',
        'Uma versão nova desta proposta vale trinta dias depois de publicada no portal.',
      ],
    },
  ],
};
