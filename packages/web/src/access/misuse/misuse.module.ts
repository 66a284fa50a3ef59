import { makeHttpMisuseReports } from '@aroeira/adapters-http/access';
import type { MisuseReports } from '@aroeira/domain/access';
import { bindings } from '../../composition/bindings.ts';
import { SHARED } from '../../composition/shared.tokens.ts';
import { MisuseViewModel } from './misuse.view-model.ts';
import { tokens } from '../../composition/token.ts';

/** Reports of a sign-in that the client did not make. */
export const MISUSE = tokens<{
  MisuseReports: MisuseReports;
  OpenMisuse: (loginId: string) => MisuseViewModel;
}>('MISUSE');

/** What /acessoIndevido/:loginId needs. */
export const misuseBindings = bindings((bind) => {
  bind(MISUSE.MisuseReports, makeHttpMisuseReports, SHARED.HttpClient);
  bind(MISUSE.OpenMisuse, (reports) => (loginId) => new MisuseViewModel(reports, loginId), MISUSE.MisuseReports);
});
