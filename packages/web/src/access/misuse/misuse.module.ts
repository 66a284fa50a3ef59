import { makeHttpMisuseReports } from '@aroeira/adapters-http/access';
import { bindings } from '../../composition/bindings.ts';
import { SHARED } from '../../composition/shared.tokens.ts';
import { MISUSE } from './misuse.tokens.ts';
import { MisuseViewModel } from './misuse.view-model.ts';

/** What /acessoIndevido/:loginId needs. */
export const misuseBindings = bindings((bind) => {
  bind(MISUSE.MisuseReports, makeHttpMisuseReports, SHARED.HttpClient);
  bind(MISUSE.OpenMisuse, (reports) => (loginId) => new MisuseViewModel(reports, loginId), MISUSE.MisuseReports);
});
