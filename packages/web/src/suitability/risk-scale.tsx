import { RISK_PROFILES, type RiskProfile } from '@aroeira/domain/suitability';
import { RISK_PROFILE_CAPTIONS } from '@aroeira/domain/suitability/messages';

const [LOWEST, HIGHEST] = ['conservative', 'specialist'] as const;

/** The five profiles by their risk, with the client's own. */
export const RiskScale = ({ current }: { readonly current: RiskProfile }) => (
  <>
    <ol className="risk-scale" aria-label="Os cinco perfis, do menor ao maior risco">
      {RISK_PROFILES.map((profile) => (
        <li key={profile} aria-current={profile === current ? 'true' : undefined}>
          <span className="sr-only">{RISK_PROFILE_CAPTIONS[profile]}</span>
        </li>
      ))}
    </ol>
    <div className="risk-ends" aria-hidden="true">
      <span>{RISK_PROFILE_CAPTIONS[LOWEST]}</span>
      <span>{RISK_PROFILE_CAPTIONS[HIGHEST]}</span>
    </div>
  </>
);
