import { isRefusedWith, type CallFailure } from '@aroeira/domain/kernel';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import { callRefusal, refusal, usage, type Refusal } from '../refusal.ts';
import { parseAs } from '../rules/json-input.ts';

/** What the controls refuse, by the word of the sandbox. */
const SENTENCES: Readonly<Record<string, string>> = {
  registration_not_sent: 'O cliente ainda não enviou o cadastro.',
  registration_not_approved: 'O cadastro do cliente não está aprovado: não há o que renovar.',
  no_suitability: 'O cliente ainda não respondeu ao questionário de suitability.',
  nothing_to_sign: 'Nenhum documento do cliente espera a assinatura.',
  no_pending_movement: 'O cliente não tem movimentação pendente.',
  no_report_asked: 'O cliente não pediu relatório.',
  no_session: 'O cliente não tem sessão aberta.',
  for_everybody: 'A versão é a mesma para todos: use o evento sem --persona.',
  no_planner: 'O cliente já não tem planejador.',
  no_such_client: 'Nenhum cliente com este CPF/CNPJ tem um cadastro.',
  no_such_request: 'Não há pedido com este número.',
  already_answered: 'Este pedido já tem resposta.',
  clock_out_of_range: 'O relógio do sandbox vai de 2000 a 2099.',
  world_exists: 'Já existe um mundo com este nome.',
  too_many_worlds: 'O servidor está cheio de mundos: remova um com `portal sandbox world drop`.',
  main_world: 'O mundo principal não pode ser apagado. Use `portal sandbox reset`.',
  port_in_use: 'Esta porta já está em uso.',
  port_denied: 'O sistema não permite esta porta: use uma acima de 1023.',
  snapshot_exists: 'Já existe um instantâneo com este nome: apague-o antes.',
  no_such_snapshot: 'Não há instantâneo com este nome.',
};

/** A refusal of the controls, in a sentence. */
export const controlRefusal = (failure: CallFailure): Refusal => {
  const found = Object.entries(SENTENCES).find(([word]) => isRefusedWith(failure, word));
  return found === undefined ? callRefusal(failure) : refusal(...found);
};

/** A name of a world or a snapshot that is none is wrong usage. */
export const worldRefusal = (failure: CallFailure): Refusal =>
  isRefusedWith(failure, 'validation')
    ? usage('A name has small letters, digits and hyphens, such as maria-1.', 'name')
    : controlRefusal(failure);

/** A token of no document. The word of the sandbox says of a client that nothing waits. */
export const signRefusal = (failure: CallFailure): Refusal =>
  isRefusedWith(failure, 'nothing_to_sign')
    ? refusal('nothing_to_sign', 'Nenhuma renovação espera a assinatura deste token.')
    : callRefusal(failure);

const NoSuchCall = t.type({ errors: t.tuple([t.type({ message: t.string })]) });
const NO_EFFECT = 'The fault does nothing: give --status, --code, --delay, --drop, --malformed or --body.';

/** A fault that would never fire is wrong usage, a slip of the pen. The server names the call that was meant. */
export const faultRefusal = (failure: CallFailure): Refusal => {
  if (isRefusedWith(failure, 'no_effect')) return usage(NO_EFFECT);
  if (failure._tag !== 'Refused' || failure.code !== 'no_such_call') return callRefusal(failure);
  const meant = pipe(
    failure.detail,
    parseAs(NoSuchCall),
    E.match(
      () => '',
      ({ errors: [{ message }] }) => message,
    ),
  );
  return usage(`The API has no such call. Did you mean '${meant}'?`, 'on');
};
