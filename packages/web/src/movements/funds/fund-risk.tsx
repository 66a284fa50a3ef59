import type { FundRisk as Risk } from '@aroeira/domain/movements';
import { RISK_CAPTIONS } from '@aroeira/domain/movements/messages';

const STEPS = [1, 2, 3, 4, 5] as const;

/** The risk of a fund as five bars and its word. The bars say nothing that the word does not say. */
export const FundRisk = ({ of }: { readonly of: Risk }) => (
  <span className="risk">
    <span className="risk-bars" aria-hidden="true">
      {STEPS.map((step) => (
        <i key={step} className={step <= of ? 'is-on' : undefined} />
      ))}
    </span>
    {RISK_CAPTIONS[of]}
  </span>
);
