/** The address of a postal code in the words of the wire. */
const place = (logradouro: string, bairro: string, [localidade, uf]: readonly [string, string]) => ({
  logradouro,
  bairro,
  localidade,
  uf,
  complemento: '',
});

const SAO_PAULO = ['São Paulo', 'SP'] as const;
const RIO = ['Rio de Janeiro', 'RJ'] as const;

/** Some postal codes. The code of a whole town has no street. */
export const POSTAL_CODES: ReadonlyMap<string, ReturnType<typeof place>> = new Map([
  ['01310100', { ...place('Avenida Paulista', 'Bela Vista', SAO_PAULO), complemento: 'de 612 a 1510 - lado par' }],
  ['01001000', { ...place('Praça da Sé', 'Sé', SAO_PAULO), complemento: 'lado ímpar' }],
  ['04538132', place('Avenida Brigadeiro Faria Lima', 'Itaim Bibi', SAO_PAULO)],
  ['20040020', place('Praça Floriano', 'Centro', RIO)],
  ['22070900', place('Avenida Atlântica', 'Copacabana', RIO)],
  ['30130010', place('Praça Sete de Setembro', 'Centro', ['Belo Horizonte', 'MG'])],
  ['80020310', place('Rua XV de Novembro', 'Centro', ['Curitiba', 'PR'])],
  ['90010150', place('Rua dos Andradas', 'Centro Histórico', ['Porto Alegre', 'RS'])],
  ['70040010', place('SBN Quadra 1', 'Asa Norte', ['Brasília', 'DF'])],
  ['40020000', place('Praça Municipal', 'Centro', ['Salvador', 'BA'])],
  ['50030230', place('Rua do Bom Jesus', 'Recife', ['Recife', 'PE'])],
  ['69005010', place('Rua dos Barés', 'Centro', ['Manaus', 'AM'])],
  ['13690000', place('', '', ['Descalvado', 'SP'])],
]);
