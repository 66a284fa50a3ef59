import { makeHttpPensionCertificates } from '@aroeira/adapters-http/pension';
import type { PensionCertificates } from '@aroeira/domain/pension';
import type { Connection } from '../composition.ts';

/** What the pension command reads. */
export const composePension = ({ http }: Connection): PensionCertificates => makeHttpPensionCertificates(http);
