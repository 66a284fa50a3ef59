import type { PensionCertificate } from '@aroeira/domain/pension';
import { BENEFICIARIES, certificateCard, type CertificateCard, type ShareLine } from '@aroeira/domain/pension/messages';
import { Disclosure } from '../ui/disclosure.tsx';
import { Fact } from '../ui/fact.tsx';

/** The card of a certificate. Closed, it shows the fund, the plan and the number. @see spec B §2 Pension */
export const Certificate = ({ certificate }: { readonly certificate: PensionCertificate }) => {
  const card = certificateCard(certificate);
  const head = (
    <span className="grow">
      <span className="strong">{card.fund.value}</span>{' '}
      <span className="secondary is-when-closed">
        {card.plan.value} · {card.number.caption} {card.number.value}
      </span>
    </span>
  );
  return (
    <article className="card is-flush certificate">
      <Disclosure look="row" isTitle head={head}>
        <Body card={card} />
      </Disclosure>
    </article>
  );
};

const Body = ({ card: { number, plan, taxRegime, beneficiaries } }: { readonly card: CertificateCard }) => (
  <div className="certificate-body">
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
  </div>
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
