/** The result of one check of this machine or the API. */
export type Finding = Ok | Problem | Skipped;

interface Ok {
  readonly _tag: 'Ok';
  readonly detail: string;
}

export interface Problem {
  readonly _tag: 'Problem';
  readonly detail: string;
  /** 3 when the API cannot be used at all. */
  readonly exit: 1 | 3;
}

/** Not checked, because something that the check needs is missing. */
interface Skipped {
  readonly _tag: 'Skipped';
  readonly detail: string;
}

export const ok = (detail: string): Finding => ({ _tag: 'Ok', detail });

export const problem = (detail: string, exit: Problem['exit'] = 1): Finding => ({ _tag: 'Problem', detail, exit });

export const skipped: Finding = { _tag: 'Skipped', detail: 'Não verificado: a API não respondeu.' };
