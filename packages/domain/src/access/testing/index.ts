import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import type { CallFailure } from '../../kernel/call-failure.ts';
import { ANA, BRUNO } from '../../kernel/testing/index.ts';
import type { CodeFailure, SignInFailure } from '../access.errors.ts';
import type {
  Authenticator,
  ConsentAnswer,
  CodeSending,
  Consents,
  DeviceMemory,
  MainAccounts,
  Remembered,
  Sessions,
  SignInAnswer,
} from '../access.ports.ts';
import type { Challenge, SavedAccount, SignedInSession } from '../session.ts';

export * from './devices.ts';
export * from './quick-access.ts';

export const session = (changes: Partial<SignedInSession> = {}): SignedInSession => ({
  clientId: 7,
  loginId: 'login-7',
  tokens: { access: 'access-1', refresh: 'refresh-1' },
  document: ANA,
  name: 'Ana Beatriz Nogueira',
  email: 'ana@exemplo.com.br',
  isMainAccount: true,
  isDeviceBlocked: false,
  status: 'confirmed',
  hasTwoStep: false,
  isCoHolder: false,
  usesNativeBiometry: false,
  isConsentDue: false,
  ...changes,
});

export const savedAccount = (changes: Partial<SavedAccount> = {}): SavedAccount => ({
  clientId: 7,
  loginId: 'login-7',
  document: ANA,
  name: 'Ana Beatriz Nogueira',
  email: 'ana@exemplo.com.br',
  isMain: true,
  isDeviceBlocked: false,
  ...changes,
});

export const challenge = (changes: Partial<Challenge> = {}): Challenge => ({
  document: BRUNO,
  loginId: 'login-8',
  ...changes,
});

const remembered = <A>(): Remembered<A> => {
  let kept: O.Option<A> = O.none;
  return {
    read: () => kept,
    write: (value) => () => void (kept = O.some(value)),
    clear: () => void (kept = O.none),
  };
};

/** A device where nobody signed in yet. It forgets everything at the end of the test. */
export const newDevice = (): DeviceMemory => ({
  session: remembered(),
  savedAccounts: remembered(),
  lastDocument: remembered(),
  challenge: remembered(),
  quickAccess: remembered(),
  quickAccessSkippedOn: remembered(),
});

/** An authenticator that gives the answers of the test, and remembers the calls. */
export const authenticator = (
  answers: {
    readonly signIn?: TE.TaskEither<SignInFailure, SignInAnswer>;
    readonly sendCode?: TE.TaskEither<CallFailure, CodeSending>;
    readonly enterCode?: TE.TaskEither<CodeFailure, SignedInSession>;
  } = {},
): Authenticator & { readonly asked: string[] } => {
  const asked: string[] = [];
  return {
    asked,
    signIn: ({ document, password }, loginId) => {
      asked.push(`sign in ${document} ${password} ${O.getOrElse(() => 'new')(loginId)}`);
      return answers.signIn ?? TE.right({ _tag: 'SignedIn', session: session({ document }) });
    },
    sendCode: ({ document, loginId }) => {
      asked.push(`send code ${document} ${loginId}`);
      return answers.sendCode ?? TE.right('sent');
    },
    enterCode: ({ document, loginId }, code) => {
      asked.push(`enter code ${document} ${loginId} ${code}`);
      return answers.enterCode ?? TE.right(session({ document, loginId }));
    },
  };
};

/** A server that knows whether this client consented, and takes the client's answer. */
export const consents = (
  isAccepted = true,
  answer: TE.TaskEither<CallFailure, void> = TE.right(undefined),
): Consents & { readonly answered: ConsentAnswer[] } => {
  const answered: ConsentAnswer[] = [];
  return {
    answered,
    status: () => TE.right({ uid: 'uid-1', isAccepted }),
    answer: (given) => {
      answered.push(given);
      return answer;
    },
  };
};

/** A server that ends sessions, or fails to end them. */
export const sessions = (
  answer: TE.TaskEither<CallFailure, void> = TE.right(undefined),
): Sessions & { readonly ended: string[] } => {
  const ended: string[] = [];
  const end = (how: string) => (of: SignedInSession) => {
    ended.push(`${how} ${of.clientId}`);
    return answer;
  };
  return { ended, endApp: end('app'), endSession: end('session'), revoke: end('revoke') };
};

export { passwords } from './passwords.ts';
export { SENT_CODE, twoStepServer } from './two-step.ts';

/** A server that takes or refuses a main account. */
export const mainAccounts = (
  answer: TE.TaskEither<CallFailure, void> = TE.right(undefined),
): MainAccounts & { readonly asked: number[] } => {
  const asked: number[] = [];
  return {
    asked,
    set: ({ clientId }) => {
      asked.push(clientId);
      return answer;
    },
  };
};
