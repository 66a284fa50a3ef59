import type { RawTransaction } from '../database/transaction.ts';
import type { ListName } from './option-lists.sql.ts';

const COUNTRIES =
  'BR US DE AO AR AU AT BE BO CA CL CN CO KR AE EC ES FR IN IE IL IT JP LU MX MZ NL PY PE PT GB SG CH UY'.split(' ');
const countryNames = new Intl.DisplayNames('pt-BR', { type: 'region' });

/** The options of each list, in the order of their ids from 1. Brazil is country 1, a default of spec A §3 Client. */
const LISTS: Readonly<Record<ListName, readonly string[]>> = {
  careers: [
    'Administrador(a)',
    'Advogado(a)',
    'Analista de sistemas',
    'Arquiteto(a)',
    'Assistente social',
    'Contador(a)',
    'Dentista',
    'Designer',
    'Economista',
    'Enfermeiro(a)',
    'Engenheiro(a)',
    'Farmacêutico(a)',
    'Fisioterapeuta',
    'Jornalista',
    'Médico(a)',
    'Militar',
    'Professor(a)',
    'Psicólogo(a)',
    'Servidor(a) público(a)',
    'Vendedor(a)',
    'Veterinário(a)',
    'Outra',
  ],
  countries: COUNTRIES.map((code) => countryNames.of(code) ?? code),
  functions: [
    'Presidente da República',
    'Ministro(a) de Estado',
    'Senador(a)',
    'Deputado(a) federal',
    'Governador(a)',
    'Deputado(a) estadual ou distrital',
    'Prefeito(a)',
    'Vereador(a)',
    'Ministro(a) de tribunal superior',
    'Procurador(a)-geral',
    'Presidente de estatal',
    'Diretor(a) de autarquia ou agência',
    'Dirigente de partido político',
    'Oficial-general',
    'Embaixador(a)',
  ],
  'family-relations': [
    'Cônjuge',
    'Companheiro(a)',
    'Pai ou mãe',
    'Filho(a)',
    'Enteado(a)',
    'Irmão ou irmã',
    'Avô ou avó',
  ],
  'close-relations': ['Sócio(a)', 'Procurador(a)', 'Conta conjunta', 'Assessor(a)', 'Outro relacionamento próximo'],
};

/** Seeds the lists. PEP functions and relations follow Resolução COAF 29/2017, articles 1 and 2. */
export const seedOptionLists = async (tx: RawTransaction): Promise<void> => {
  // A cast, because Object.entries loses the type of the keys.
  const lists = Object.entries(LISTS) as [ListName, readonly string[]][];
  await tx
    .insertInto('list_options')
    .values(lists.flatMap(([list, names]) => names.map((name, index) => ({ list, id: index + 1, name }))))
    .execute();
};
