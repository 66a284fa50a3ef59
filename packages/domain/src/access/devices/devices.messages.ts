import { formatMoment } from '../../kernel/formats.ts';
import type { SignedInDevice } from './devices.ts';

/** The name of a device: `Chrome no Windows`, `Aplicativo no iOS`. */
export const deviceName = ({ kind, browser, system }: SignedInDevice): string => {
  const program = kind === 'app' ? 'Aplicativo' : (browser ?? 'Navegador não identificado');
  return system === undefined ? program : `${program} no ${system}`;
};

/** The times of the sign-in and of the last use, in São Paulo. This device is in use now. */
export const deviceTimes = ({ signedInAt, lastSeenAt, isThis }: SignedInDevice): readonly string[] => {
  const entry = `Entrada em ${formatMoment(signedInAt)}`;
  return isThis ? [entry] : [entry, `Último uso em ${formatMoment(lastSeenAt)}`];
};
