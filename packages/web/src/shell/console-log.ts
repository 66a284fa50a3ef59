import type { CallFailure, Log } from '@aroeira/domain/kernel';

/**
 * Writes failures that the client does not see to the browser's console.
 *
 * @param write takes one line
 */
export const makeConsoleLog = (write: (line: string) => void): Log => ({
  failed: (what, why) => () => write(`failed to ${what}: ${wordsOf(why)}`),
});

/** The tag with status, code or reason. The raw answer may name the client, so it stays out. @see decision 0141 */
const wordsOf = (failure: CallFailure): string => {
  switch (failure._tag) {
    case 'Refused':
      return `Refused ${failure.status} ${failure.code ?? ''}`.trimEnd();
    case 'Unreachable':
      return `Unreachable ${failure.cause}`;
    case 'Unreadable':
      return `Unreadable ${failure.path}`;
    case 'NoSession':
      return `NoSession ${failure.reason}`;
    case 'RefreshFailed':
      return 'RefreshFailed';
  }
};
