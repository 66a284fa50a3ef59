import { formatMoment } from '../../kernel/formats.ts';
import type { SignedInDevice } from './devices.ts';

/** What a device is called: `Chrome no Windows`, `Aplicativo no iOS`. */
export const deviceName = ({ kind, browser, system }: SignedInDevice): string => {
  const program = kind === 'app' ? 'Aplicativo' : (browser ?? 'Navegador não identificado');
  return system === undefined ? program : `${program} no ${system}`;
};

/** When somebody signed in there and when it was last used, by São Paulo's clock; this one is in use now. */
export const deviceTimes = ({ signedInAt, lastSeenAt, isThis }: SignedInDevice): readonly string[] => {
  const entry = `Entrada em ${formatMoment(signedInAt)}`;
  return isThis ? [entry] : [entry, `Último uso em ${formatMoment(lastSeenAt)}`];
};
