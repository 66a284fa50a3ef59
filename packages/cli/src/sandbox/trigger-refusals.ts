import { isRefusedWith, type CallFailure } from '@aroeira/domain/kernel';
import { callRefusal, refusal, type Refusal } from '../refusal.ts';

/** Why an event makes no sense for a persona, by the word of the sandbox. */
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
};

/** The refusal of an event that makes no sense for a persona, in a sentence. */
export const triggerRefusal = (failure: CallFailure): Refusal => {
  const found = Object.entries(SENTENCES).find(([word]) => isRefusedWith(failure, word));
  return found === undefined ? callRefusal(failure) : refusal(...found);
};
