import {
  birthdateField,
  captchaField,
  cepField,
  checkgroupField,
  cnpjField,
  cpfCnpjField,
  cpfField,
  dateField,
  daterangeField,
  digitsField,
  emailField,
  hiddenField,
  moneyField,
  newPasswordField,
  optional,
  percentField,
  phoneField,
  radiogroupField,
  select2Field,
  select2MultiField,
  selectAutoCompleteField,
  selectField,
  textareaField,
  textField,
  timeField,
  titleField,
  uploadField,
} from '@aroeira/domain/kernel';
import * as TE from 'fp-ts/TaskEither';
import { matchingChoices } from '../ui/fields/choices/matching-choices.ts';
import { choose, tap, type } from './acts.ts';
import { BANKS, MAILINGS, MARITAL, PICTURE, PROOF, STATES, YES_NO } from './samples.ts';
import { specimen, type Specimen } from './specimen.ts';

/** A server that answers at once. */
export const findBank = (text: string) => TE.right(matchingChoices(BANKS, text));

/** A form with a field of each type. */
export const ALL = {
  about: titleField('Sobre você'),
  campaign: hiddenField('convite'),
  name: textField({ caption: 'Nome completo', autocomplete: 'name' }),
  cpf: cpfField({ caption: 'CPF' }),
  cnpj: cnpjField({ caption: 'CNPJ da empresa' }),
  document: cpfCnpjField({ caption: 'CPF ou CNPJ' }),
  birthdate: birthdateField({ caption: 'Data de nascimento' }),
  phone: phoneField({ caption: 'Celular' }),
  email: emailField({ caption: 'E-mail' }),
  marital: radiogroupField({ caption: 'Estado civil', choices: MARITAL }),
  isExposed: selectField({ caption: 'É pessoa politicamente exposta?', choices: YES_NO }),
  cep: cepField({ caption: 'CEP' }),
  number: digitsField({ caption: 'Número' }),
  state: select2Field({ caption: 'Estado', choices: STATES }),
  states: select2MultiField({ caption: 'Estados em que declara renda', choices: STATES }),
  bank: selectAutoCompleteField<number>({ caption: 'Banco' }),
  income: moneyField({ caption: 'Renda mensal' }),
  reserve: optional(moneyField({ caption: 'Reserva, em centavos', isCentsFirst: true })),
  yearlyReturn: percentField({ caption: 'Rentabilidade anual' }),
  share: optional(percentField({ caption: 'Participação', isShare: true })),
  issuedOn: dateField({ caption: 'Data de emissão' }),
  callAt: timeField({ caption: 'Melhor horário' }),
  period: daterangeField({ caption: 'Período do relatório' }),
  mailings: checkgroupField({ caption: 'O que deseja receber?', choices: MAILINGS }),
  proof: uploadField({
    caption: 'Comprovante de residência',
    accepts: 'document',
    hint: 'Conta de consumo, legível e emitida há menos de 90 dias.',
  }),
  message: optional(textareaField({ caption: 'Mensagem', maxLength: 500 })),
  password: newPasswordField({ caption: 'Nova senha' }),
  captcha: captchaField({ caption: 'Verificação' }),
};

/** Every field type with its samples, in the order of the specification. @see spec A §5 Shared field rules (messages in Portuguese) */
export const SPECIMENS: readonly Specimen[] = [
  specimen(ALL.about, { note: 'Separa os campos de um formulário. Não recebe nem entrega nada.', filled: undefined }),
  specimen(ALL.captcha, { note: 'Prova que há uma pessoa. Entrega a prova para o servidor conferir.', filled: '' }),
  specimen(ALL.campaign, { note: 'Não aparece: segue com o formulário.', filled: 'convite' }),
  specimen(ALL.name, { note: 'Texto de uma linha, sem os espaços das pontas.', filled: 'Ana Monteiro' }),
  specimen(textareaField({ caption: 'Mensagem', whenEmpty: 'Informe uma mensagem' }), {
    note: 'Texto de várias linhas, que cresce com o que se digita.',
    filled: 'Gostaria de rever minha carteira antes do fim do ano.\nPodemos conversar na quinta?',
  }),
  specimen(ALL.password, {
    note: 'Escondida até que se peça; não pode ser copiada.',
    filled: 'Senha@123',
    wrong: 'senha',
  }),
  specimen(ALL.cpf, { note: 'Onze dígitos, conferidos.', filled: '529.982.247-25', wrong: '529.982.247-26' }),
  specimen(ALL.cnpj, {
    note: 'Dígitos ou letras maiúsculas.',
    filled: '12.ABC.345/01DE-35',
    wrong: '12.ABC.345/01DE-36',
  }),
  specimen(ALL.document, {
    note: 'A máscara muda com o tamanho.',
    filled: '15.067.401/0001-36',
    wrong: '111.111.111-11',
  }),
  specimen(ALL.phone, { note: 'Com DDD, sem código do país.', filled: '(11) 98765-4321', wrong: '(11) 9876-543' }),
  specimen(ALL.email, { note: 'Sem espaços.', filled: 'ana.monteiro@exemplo.com.br', wrong: 'ana.monteiro@' }),
  specimen(ALL.issuedOn, { note: 'Entrega AAAA-MM-DD.', filled: '20/11/2026', wrong: '31/02/2024' }),
  specimen(ALL.birthdate, { note: 'Uma data antes de hoje.', filled: '14/03/1984', wrong: '14/03/2094' }),
  specimen(ALL.period, {
    note: 'Duas datas, na ordem.',
    filled: { from: '01/10/2026', to: '31/10/2026' },
    wrong: { from: '31/10/2026', to: '01/10/2026' },
  }),
  specimen(ALL.callAt, { note: 'HH:MM.', filled: '14:30', wrong: '24:00' }),
  specimen(ALL.cep, { note: 'Oito dígitos.', filled: '04538-132', wrong: '0453-8' }),
  specimen(ALL.number, { note: 'Só dígitos; zeros à esquerda ficam.', filled: '0165' }),
  specimen(ALL.income, { note: 'Entrega centavos inteiros.', filled: 'R$ 12.500,00', wrong: 'R$ 0,00' }),
  specimen(ALL.yearlyReturn, { note: 'Até duas casas de cada lado.', filled: '10,75', wrong: '0,00' }),
  specimen(ALL.mailings, { note: 'Várias escolhas, todas à vista.', filled: ['statement', 'letter'] }),
  specimen(ALL.marital, { note: 'Uma de poucas escolhas, todas à vista.', filled: 'married' }),
  specimen(ALL.isExposed, { note: 'Uma de uma lista que abre.', filled: 'no' }),
  specimen(ALL.state, {
    note: 'Uma de uma lista longa: digitar encurta a lista.',
    filled: 25,
    more: [
      { title: 'Lista aberta', typed: 4, act: tap },
      { title: 'Lista encurtada', act: type('rio') },
      { title: 'Nada encontrado', act: type('xyz') },
    ],
  }),
  specimen(ALL.states, {
    note: 'Várias de uma lista longa.',
    filled: [13, 19, 25],
    more: [{ title: 'Lista aberta', typed: [1, 3], act: tap }],
  }),
  specimen(ALL.bank, {
    note: 'Uma das que o servidor encontra.',
    filled: BANKS[0],
    search: findBank,
    more: [
      { title: 'Lista aberta', act: tap },
      { title: 'Lista do servidor', act: type('banco') },
    ],
  }),
  specimen(ALL.proof, {
    note: 'Um arquivo, com prévia e tamanho.',
    filled: PROOF,
    more: [
      { title: 'Com a prévia da imagem', typed: PICTURE },
      { title: 'Arquivo recusado', act: choose(new File(['x'], 'contrato.docx')) },
      {
        title: 'Arquivo grande demais',
        act: choose(new File([new Uint8Array(11_000_000)], 'extrato.pdf', { type: 'application/pdf' })),
      },
    ],
  }),
];
