import { codeMessage, CONSENT_FAILED, signInMessage } from '@aroeira/domain/access/messages';
import { formatMoment, isCallFailure, parseInstant, type CallFailure } from '@aroeira/domain/kernel';
import { callFailureMessage } from '@aroeira/domain/kernel/messages';
import type { Done } from './acting.ts';
import type { KeptFault } from './controls.module.ts';
import type { NamedAct } from './named.view-model.ts';
import type { OpenFailure } from './people.view-model.ts';

/** What the page says after a press. */
export const DONE: Readonly<Record<Done, string>> = {
  WorldAdded: 'Mundo criado.',
  WorldDropped: 'Mundo apagado.',
  ClockMoved: 'Relógio ajustado.',
  FaultAdded: 'Falha ligada.',
  FaultsCleared: 'Falhas desligadas.',
  SnapshotSaved: 'Instantâneo guardado.',
  SnapshotLoaded: 'Instantâneo carregado.',
  SnapshotDropped: 'Instantâneo apagado.',
  LogCleared: 'Lista limpa. As próximas chamadas aparecem aqui.',
  Reset: 'Tudo voltou à semente.',
};

/** What a press says, and what it asks before it does something to a thing with a name. */
export const QUESTIONS: Readonly<
  Record<NamedAct, { readonly asks: string; readonly body: string; readonly yes: string }>
> = {
  DropWorld: { asks: 'Apagar o mundo', body: 'Os dados dele acabam, e quem está nele sai.', yes: 'Apagar' },
  LoadSnapshot: {
    asks: 'Carregar',
    body: 'O que mudou neste mundo depois dele se perde, e quem está no portal pode sair.',
    yes: 'Carregar',
  },
  DropSnapshot: { asks: 'Apagar', body: 'O instantâneo se perde. O mundo fica como está.', yes: 'Apagar' },
};

const REFUSALS: ReadonlyMap<string, string> = new Map([
  ['world_exists', 'Já existe um mundo com este nome.'],
  ['too_many_worlds', 'O servidor está cheio. Apague um mundo e tente novamente.'],
  ['snapshot_exists', 'Já existe um instantâneo com este nome. Apague-o antes, ou use outro nome.'],
  ['no_such_snapshot', 'Este instantâneo não existe.'],
  ['no_such_world', 'Este mundo não existe mais.'],
  ['main_world', 'O mundo principal não pode ser apagado.'],
  ['clock_out_of_range', 'O relógio do sandbox vai de 2000 a 2099.'],
  ['controls_closed', 'O sandbox não aceitou a chave.'],
  ['too_many_attempts', 'Muitas chaves erradas seguidas. Aguarde alguns minutos.'],
]);

/** What the server would have understood instead: `GET /investorPosition`. */
const meantIn = (detail: string): string | undefined => /"message":"([A-Z]+ \/[^"\\]*)"/.exec(detail)?.[1];

/** The sentence for a call of the controls that failed. Testers read the status and the code of an unknown refusal. */
export const controlsMessage = (failure: CallFailure): string => {
  if (failure._tag === 'Unreachable') return 'O sandbox não respondeu. Veja se ele ainda está rodando.';
  if (failure._tag !== 'Refused') return callFailureMessage(failure, 'production');
  if (failure.code === 'no_such_call') {
    const meant = meantIn(failure.detail);
    return meant === undefined ? 'A API não tem esta chamada.' : `A API não tem esta chamada. Seria ${meant}?`;
  }
  return REFUSALS.get(failure.code ?? '') ?? `O sandbox recusou: ${[failure.status, failure.code].join(' ').trim()}.`;
};

/** The sentence for a portal that did not open. */
export const openMessage = (failure: OpenFailure): string => {
  if (isCallFailure(failure)) return controlsMessage(failure);
  switch (failure._tag) {
    case 'NotSignedIn': {
      const { title, body } = signInMessage(failure.failure, 'production');
      return title === undefined ? body : `${title} ${body}`;
    }
    case 'CodeRefused':
      return codeMessage(failure.failure);
    case 'ConsentNotKept':
      return CONSENT_FAILED;
    case 'ConsentDenied':
      return 'É preciso aceitar os termos para entrar.';
    case 'NoCode':
      return 'O código não chegou à caixa de saída.';
    case 'NoTab':
      return 'O navegador não abriu outra aba. Permita janelas desta página e tente novamente.';
  }
};

/** A moment by São Paulo's clock. */
export const momentOf = (iso: string): string => {
  const at = parseInstant(iso);
  return at === undefined ? iso : formatMoment(at);
};

const timeFormat = new Intl.DateTimeFormat('pt-BR', { timeStyle: 'medium', timeZone: 'America/Sao_Paulo' });

/** The time of a moment with its seconds, by São Paulo's clock: `14:05:09`. */
export const secondOf = (iso: string): string => timeFormat.format(new Date(iso));

const MINUTE = 60_000;
const UNITS = [
  [24 * 60, 'dia', 'dias'],
  [60, 'hora', 'horas'],
  [1, 'minuto', 'minutos'],
] as const;

/** How far the server's time is from the real one. */
export const offsetOf = (offsetMs: number): string => {
  const minutes = Math.round(Math.abs(offsetMs) / MINUTE);
  if (minutes === 0) return 'Igual à hora real.';
  let left = minutes;
  const parts = UNITS.flatMap(([size, one, many]) => {
    const count = Math.floor(left / size);
    left -= count * size;
    return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
  });
  return `${parts.join(' e ')} ${offsetMs > 0 ? 'à frente da' : 'atrás da'} hora real.`;
};

/** How many calls a fault has hit, of how many it may. */
export const hitsOf = ({ hits, times }: KeptFault): string => {
  if (times !== undefined) return `${hits} de ${times}`;
  return hits === 1 ? '1 vez' : `${hits} vezes`;
};

/** What a fault does, in words. */
export const effectOf = ({ status, code, delayMs, drop, malformed, body }: KeptFault): string =>
  [
    status !== undefined && `responde ${status}`,
    code !== undefined && code,
    delayMs !== undefined && `demora ${delayMs} ms`,
    drop === true && 'cai sem resposta',
    malformed === true && 'responde algo que não é JSON',
    body !== undefined && 'responde outro corpo',
  ]
    .filter((part) => part !== false)
    .join(' · ');
