/** 0 done, 1 refused, 2 wrong usage, 3 no answer or an unreadable one, also to a refresh, 4 no session. @see docs of the command line, Conventions */
export type ExitCode = 0 | 1 | 2 | 3 | 4;

/**
 * The exit code of a failure, by its tag. A tag that is not about the call itself is a refusal by a rule or the
 * server.
 */
export const exitCodeOf = (tag: string): Exclude<ExitCode, 0> => {
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
