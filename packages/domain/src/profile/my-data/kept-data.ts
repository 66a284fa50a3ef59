/** A category of what is kept about a client, in words for the client. @see Lei 13.709/2018, art. 9 */
export interface KeptData {
  readonly key: 'registration' | 'investments' | 'profile' | 'access' | 'plan' | 'messages' | 'rights';
  readonly title: string;
  readonly summary: string;
  readonly what: string;
  readonly purpose: string;
  readonly basis: string;
  readonly retention: string;
  /** Whether the law makes us keep it when the client asks for deletion. */
  readonly isHeldByLaw: boolean;
}

/** The words are ours: the specification has no such page. docs/my-data.md says where each period comes from. @see decision 0239 */
export const KEPT_DATA: readonly KeptData[] = [
  {
    key: 'registration',
    title: 'Cadastro e documentos',
    summary: 'Identificação, endereço e contas',
    what: 'Nome, CPF ou CNPJ, filiação, contatos, endereço, foto, documentos enviados, contas bancárias, co-titulares, renda, patrimônio e declarações.',
    purpose: 'Identificar você, como a lei exige de quem distribui fundos, e manter a sua conta.',
    basis: 'Obrigação legal e contrato (LGPD, art. 7º, II e V).',
    retention: 'Enquanto você for cliente e por mais 5 anos, no mínimo (Lei 9.613/1998, art. 10, § 2º).',
    isHeldByLaw: true,
  },
  {
    key: 'investments',
    title: 'Investimentos',
    summary: 'Posição, movimentações e relatórios',
    what: 'Posição por fundo, rentabilidade, investimentos, resgates, previdência e relatórios pedidos.',
    purpose: 'Executar os seus pedidos e prestar contas.',
    basis: 'Contrato e obrigação legal (LGPD, art. 7º, II e V).',
    retention: 'Por 5 anos depois de cada movimentação, no mínimo (Lei 9.613/1998, art. 10, § 2º).',
    isHeldByLaw: true,
  },
  {
    key: 'profile',
    title: 'Perfil, termos e assinaturas',
    summary: 'Respostas, aceites e documentos assinados',
    what: 'Respostas do perfil de investidor, termos aceitos, assinaturas com cidade, data e endereço IP, e renovações.',
    purpose: 'Oferecer o que combina com você e provar o que foi combinado.',
    basis: 'Obrigação legal e exercício de direitos (LGPD, art. 7º, II e VI).',
    retention:
      'Enquanto você for cliente e por mais 5 anos, no mínimo: o prazo para reclamar (Lei 8.078/1990, art. 27).',
    isHeldByLaw: true,
  },
  {
    key: 'access',
    title: 'Acessos',
    summary: 'Dispositivos, datas e horários',
    what: 'Dispositivo, navegador, endereço IP, data e hora de cada entrada.',
    purpose: 'Proteger a sua conta contra fraudes.',
    basis: 'Obrigação legal e legítimo interesse (LGPD, art. 7º, II e IX).',
    retention: 'Por 6 meses, no mínimo (Lei 12.965/2014, art. 15).',
    isHeldByLaw: true,
  },
  {
    key: 'plan',
    title: 'Plano e objetivos',
    summary: 'Metas da independência financeira',
    what: 'Metas, renda e despesa informadas, e objetivos.',
    purpose: 'Calcular o seu plano.',
    basis: 'Contrato (LGPD, art. 7º, V).',
    retention: 'Até você apagar ou deixar de ser cliente.',
    isHeldByLaw: false,
  },
  {
    key: 'messages',
    title: 'Mensagens e avaliações',
    summary: 'O que você escreveu para nós',
    what: 'Mensagens ao atendimento e ao Planejador, avaliações e e-mails enviados a você.',
    purpose: 'Responder a você e melhorar o portal.',
    basis: 'Contrato e legítimo interesse (LGPD, art. 7º, V e IX).',
    retention: 'Enquanto você for cliente.',
    isHeldByLaw: false,
  },
  {
    key: 'rights',
    title: 'Consentimentos e pedidos',
    summary: 'O que você autorizou e pediu',
    what: 'Cada consentimento dado ou retirado, e os seus pedidos com as respostas.',
    purpose: 'Provar as suas escolhas e as nossas respostas.',
    basis: 'Obrigação legal e exercício de direitos (LGPD, art. 7º, II e VI, e art. 8º, § 2º).',
    retention:
      'Enquanto você for cliente e por mais 5 anos, no mínimo: o prazo para reclamar (Lei 8.078/1990, art. 27).',
    isHeldByLaw: true,
  },
];

/** What stays after a deletion, and for how long. @see Lei 13.709/2018, art. 16, I */
export const HELD_BY_LAW: readonly KeptData[] = KEPT_DATA.filter(({ isHeldByLaw }) => isHeldByLaw);
