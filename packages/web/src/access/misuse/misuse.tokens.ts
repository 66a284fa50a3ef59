import type { MisuseReports } from '@aroeira/domain/access';
import { tokens } from '../../composition/token.ts';
import type { MisuseViewModel } from './misuse.view-model.ts';

/** Reports of a sign-in that the client did not make. */
export const MISUSE = tokens<{
  MisuseReports: MisuseReports;
  OpenMisuse: (loginId: string) => MisuseViewModel;
}>('MISUSE');
