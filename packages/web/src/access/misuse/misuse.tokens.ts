import type { MisuseReports } from '@aroeira/domain/access';
import { token } from '../../composition/token.ts';
import type { MisuseViewModel } from './misuse.view-model.ts';

/** Reports of a sign-in that the client did not make. */
export const MISUSE = {
  MisuseReports: token<MisuseReports>('MisuseReports'),
  OpenMisuse: token<(loginId: string) => MisuseViewModel>('OpenMisuse'),
};
