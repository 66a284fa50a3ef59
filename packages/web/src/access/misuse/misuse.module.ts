import type { MisuseReports } from '@aroeira/domain/access';
import { ContainerModule } from 'inversify';
import { TOKENS } from '../../composition/tokens.ts';
import { MisuseViewModel } from './misuse.view-model.ts';

/** What /acessoIndevido/:loginId needs. */
export const misuseModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.OpenMisuse).toResolvedValue(openMisuse, [TOKENS.MisuseReports]);
});

const openMisuse =
  (reports: MisuseReports) =>
  (loginId: string): MisuseViewModel =>
    new MisuseViewModel(reports, loginId);
