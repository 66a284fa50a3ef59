import { holdIn, isOfGateway } from '@aroeira/adapters-http/http';
import { LibertyWire } from '@aroeira/adapters-http/independence';
import { EntryWire } from '@aroeira/adapters-http/movements';
import { NewClientWire } from '@aroeira/adapters-http/registration';
import type { CallFailure } from '@aroeira/domain/kernel';
import { callFailureMessage, requestIdIn } from '@aroeira/domain/kernel/messages';
import { HOLD_REFUSALS } from './access/session/hold.ts';

/** 0 done, 1 refused, 2 wrong usage, 3 no answer or an unreadable one, 4 no session. @see docs of the command line, Conventions */
export type ExitCode = 0 | 1 | 2 | 3 | 4;

/** Why a command ends without an answer, as the program prints it. */
export interface Refusal {
  /** A stable identifier: the failure's tag in snake case. */
  readonly code: string;
  /** The Portuguese sentence of the web. A sentence about usage is in English, like the help. */
  readonly message: string;
  /** The wrong field of the input, in the words of the command line's contract. */
  readonly field: string | undefined;
  readonly exit: Exclude<ExitCode, 0>;
  /** What the server answered, if it refused. */
  readonly status?: number | undefined;
  readonly serverCode?: string | undefined;
  /** The server's name for the request, for support. @see decision 0405 */
  readonly requestId?: string | undefined;
  /** Whether people must read the field before the sentence: the input has many, and the sentence alone does not say which. */
  readonly isAtField?: boolean;
  /** The steps that the command saved before the refusal. */
  readonly saved?: readonly string[];
  /** All errors of a command that checks line by line. The other fields of the refusal are those of the first error. */
  readonly errors?: readonly RefusedLine[];
}

/** The error of one line: by name for people, by id for programs. */
interface RefusedLine {
  readonly name: string;
  readonly json: { readonly fundId: number; readonly field: string; readonly message: string };
}

interface Tagged {
  readonly _tag: string;
  readonly field?: string;
  /** The failed call behind it, which decides the exit code. */
  readonly why?: { readonly _tag: string; readonly status?: number; readonly code?: string | undefined };
  readonly status?: number;
  readonly code?: string | undefined;
  readonly reason?: unknown;
}

/** A demanded step and a session that ended read the same in every command (decisions 0142, 0157, Q116). */
export const refusalBy =
  <F extends Tagged>(sentenceOf: (failure: F) => string) =>
  (failure: F): Refusal => {
    const cause = failure.why ?? failure;
    const hold = holdIn(cause);
    if (hold !== undefined) return refusal(HOLD_REFUSALS[hold].code, HOLD_REFUSALS[hold].message);
    // Any command meets the first, whose --world was dropped.
    const told = cause._tag === 'Refused' ? OF_SANDBOX.get(cause.code ?? '') : undefined;
    if (told !== undefined && cause.code !== undefined) return refusal(cause.code, told);
    // A proxy that found no server answers too. Its answer counts as unreadable.
    const tags = isOfGateway(cause) ? UNREADABLE : { code: failure._tag, exit: cause._tag };
    return {
      code: snakeCase(tags.code),
      message: isOfSession(failure) ? sessionMessage(failure) : sentenceOf(failure),
      field: failure.field === undefined ? undefined : contractField(failure.field),
      exit: exitCodeOf(tags.exit),
      ...(cause._tag === 'Refused' && { status: cause.status, serverCode: cause.code }),
      requestId: requestIdIn(failure),
    };
  };

/** The exit code of a failure, by its tag. Any tag that is not about the call is a refusal. */
const exitCodeOf = (tag: string): Exclude<ExitCode, 0> => {
  switch (tag) {
    case 'Usage':
      return 2;
    case 'Unreachable':
    case 'Unreadable':
    case 'RefreshFailed':
      return 3;
    case 'NoSession':
      return 4;
    default:
      return 1;
  }
};

const UNREADABLE = { code: 'Unreadable', exit: 'Unreadable' };

/** A failed call of which the screen has nothing of its own to say. The command line speaks as production does. */
export const callRefusal = refusalBy((failure: CallFailure) => callFailureMessage(failure, 'production'));

export const usage = (message: string, field?: string): Refusal => ({ code: 'usage', message, field, exit: 2 });

/** Makes a refusal that only the command line knows. */
export const refusal = (code: string, message: string): Refusal => ({ code, message, field: undefined, exit: 1 });

export const NO_SUCH_WORLD = 'Não há mundo com este nome no servidor.';

const OF_SANDBOX: ReadonlyMap<string, string> = new Map([
  ['no_such_world', NO_SUCH_WORLD],
  ['controls_closed', 'Os controles deste servidor pedem uma chave. Dê a certa em SANDBOX_KEY.'],
]);

/** The sentence when no session was ever here. It tells how to sign in, because no session expired. */
const NO_SESSION = 'Nenhuma sessão aberta. Entre com: portal login DOCUMENTO';

type OfSession = Extract<CallFailure, { readonly _tag: 'NoSession' | 'RefreshFailed' }>;

/** Whether the session is the reason, and not the call. Its sentence is the alert of the web. */
export const isOfSession = (failure: Tagged): failure is OfSession =>
  failure._tag === 'NoSession' || failure._tag === 'RefreshFailed';

const sessionMessage = (failure: OfSession): string =>
  failure._tag === 'NoSession' && failure.reason === 'none' ? NO_SESSION : callFailureMessage(failure, 'production');

/** A field's name in the contract of the command line, where it differs from ours. */
export const contractField = (field: string): string => CONTRACT_FIELDS.get(field) ?? field;

const CONTRACT_FIELDS: ReadonlyMap<string, string> = new Map([
  ...Object.entries({ ...EntryWire.names, ...LibertyWire.names }),
  ['phone', NewClientWire.names.phone],
]);

const snakeCase = (tag: string): string => tag.replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => `_${letter}`).toLowerCase();

/** The same around a call. Without a readable answer code and exit are the call's, the sentence the page's. */
export const refusalOfCallBy =
  <F extends Tagged & { readonly why: CallFailure }>(sentenceOf: (failure: F) => string) =>
  (failure: F): Refusal => {
    const { why } = failure;
    switch (why._tag) {
      case 'Refused':
        return refusalBy(sentenceOf)(failure);
      case 'NoSession':
      case 'RefreshFailed':
        return callRefusal(why);
      case 'Unreachable':
      case 'Unreadable':
        return { ...callRefusal(why), message: sentenceOf(failure) };
    }
  };
