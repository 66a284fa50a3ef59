import type { MisuseReports } from '@aroeira/domain/access';
import { bindings } from '../../composition/bindings.ts';
import { MISUSE } from './misuse.tokens.ts';
import { MisuseViewModel } from './misuse.view-model.ts';

/** What /acessoIndevido/:loginId needs. */
export const misuseBindings = bindings((bind) => bind(MISUSE.OpenMisuse, openMisuse, MISUSE.MisuseReports));

const openMisuse =
  (reports: MisuseReports) =>
  (loginId: string): MisuseViewModel =>
    new MisuseViewModel(reports, loginId);
