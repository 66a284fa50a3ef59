import { Link } from 'wouter';
import type { ServiceEntry } from '../registration/standing/services.ts';
import { ClosedReason } from '../ui/closed-reason.tsx';
import { Icon } from '../ui/icon.tsx';

/** The cards of the services. A closed one stays in view, says why, and leads nowhere. @see spec A §2 Dashboard; decision Q001 */
export const Shortcuts = ({ services }: { readonly services: readonly ServiceEntry[] }) => (
  <nav className="shortcuts" aria-label="Serviços">
    {services.map((service) =>
      service.closed === undefined ? (
        <Link key={service.to} className="shortcut" href={service.to}>
          <Icon name={service.icon} />
          {service.card}
        </Link>
      ) : (
        <ClosedShortcut key={service.to} {...service} closed={service.closed} />
      ),
    )}
  </nav>
);

const ClosedShortcut = ({ card, icon, closed }: ServiceEntry & { readonly closed: string }) => (
  <button type="button" className="shortcut" aria-disabled="true">
    <Icon name={icon} />
    <span>{card}</span> <ClosedReason>{closed}</ClosedReason>
  </button>
);
