import { bindings } from '../../composition/bindings.ts';
import { MISUSE } from './misuse.tokens.ts';
import { MisuseViewModel } from './misuse.view-model.ts';

/** What /acessoIndevido/:loginId needs. */
export const misuseBindings = bindings((bind) =>
  bind(MISUSE.OpenMisuse, (reports) => (loginId) => new MisuseViewModel(reports, loginId), MISUSE.MisuseReports),
);
