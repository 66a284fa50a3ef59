/** The result of one check. `Skipped` was not checked, because something that the check needs is missing. */
export type Finding = { readonly _tag: 'Ok' | 'Skipped'; readonly detail: string } | Problem;

export interface Problem {
  readonly _tag: 'Problem';
  readonly detail: string;
  /** 3 when the API cannot be used at all. */
  readonly exit: 1 | 3;
}

export const ok = (detail: string): Finding => ({ _tag: 'Ok', detail });

export const problem = (detail: string, exit: Problem['exit'] = 1): Finding => ({ _tag: 'Problem', detail, exit });

export const skipped: Finding = { _tag: 'Skipped', detail: 'Não verificado: a API não respondeu.' };
