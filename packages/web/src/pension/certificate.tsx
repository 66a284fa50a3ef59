import type { PensionCertificate } from '@aroeira/domain/pension';
import { BENEFICIARIES, certificateCard, type CertificateCard, type ShareLine } from '@aroeira/domain/pension/messages';
import { useId, useState } from 'react';
import { Fact } from '../ui/fact.tsx';
import { Icon } from '../ui/icon.tsx';

/** The card of a certificate. Closed, it shows the fund, the plan and the number. @see spec B §2 Pension */
export const Certificate = ({ certificate }: { readonly certificate: PensionCertificate }) => {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const card = certificateCard(certificate);
  return (
    <article className="card certificate">
      <h2>
        <button
          type="button"
          className="certificate-head"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <span className="grow">
            <span className="certificate-fund">{card.fund.value}</span>{' '}
            {!isOpen && (
              <span className="secondary">
                {card.plan.value} · {card.number.caption} {card.number.value}
              </span>
            )}
          </span>
          <Icon name="down" />
        </button>
      </h2>
      <div id={id} className="certificate-body" hidden={!isOpen}>
        {isOpen && <Body card={card} />}
      </div>
    </article>
  );
};

const Body = ({ card: { number, plan, taxRegime, beneficiaries } }: { readonly card: CertificateCard }) => (
  <>
    <dl className="certificate-facts">
      {[number, plan, taxRegime].map(({ caption, value }) => (
        <Fact key={caption} caption={caption} value={value} />
      ))}
    </dl>
    <section className="stack">
      <h3 className="group">{BENEFICIARIES.title}</h3>
      {beneficiaries.length === 0 ? (
        <p className="secondary">{BENEFICIARIES.none}</p>
      ) : (
        <Shares lines={beneficiaries} />
      )}
    </section>
  </>
);

const Shares = ({ lines }: { readonly lines: readonly ShareLine[] }) => (
  <ul className="shares">
    {lines.map(({ caption, value, percent }, place) => (
      // Two beneficiaries may have one name. The insurer's order does not change while the card is open.
      <li key={place} className="share">
        <span>{caption}</span> <b>{value}</b>
        <svg className="share-bar" aria-hidden="true">
          <rect width={`${percent}%`} height="100%" />
        </svg>
      </li>
    ))}
  </ul>
);
