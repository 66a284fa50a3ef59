import { parsePhone } from '../kernel/phone.ts';
import type { ReachablePlanner } from './correspondent.ts';

/** @see spec B §2 Profile "Phone links use country code +55" */
const COUNTRY_CODE = '+55';

/** A way to reach a planner. */
export interface PlannerLink {
  readonly way: 'phone' | 'whatsApp' | 'email';
  /** What the client reads and copies, as the server keeps it. */
  readonly value: string;
  readonly href: string;
}

/** In the order of the page. A foreign phone gets no country code. @see spec B §2 Profile */
export const plannerLinks = ({ phone, email }: Pick<ReachablePlanner, 'phone' | 'email'>): readonly PlannerLink[] => [
  ...(phone === undefined || phone === '' ? [] : phoneLinks(phone)),
  ...(email === undefined || email === '' ? [] : [{ way: 'email', value: email, href: `mailto:${email}` } as const]),
];

const phoneLinks = (phone: string): readonly PlannerLink[] => {
  const national = parsePhone(phone);
  const international = national === undefined ? phone.replaceAll(/[^\d+]/g, '') : `${COUNTRY_CODE}${national}`;
  return [
    { way: 'phone', value: phone, href: `tel:${international}` },
    { way: 'whatsApp', value: phone, href: `https://wa.me/${international.replace('+', '')}` },
  ];
};
