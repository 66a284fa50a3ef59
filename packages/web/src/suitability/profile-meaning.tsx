import type { CalendarDay } from '@aroeira/domain/kernel';
import type { Questionnaire, RiskProfile } from '@aroeira/domain/suitability';
import { answeredSentence, RISK_PROFILE_MEANINGS, validitySentence } from '@aroeira/domain/suitability/messages';
import { Icon, type IconName } from '../ui/icon.tsx';

/** What a risk profile means for the client. */
export const ProfileMeaning = ({ riskProfile }: { readonly riskProfile: RiskProfile }) => {
  const { lead, base, swings, term } = RISK_PROFILE_MEANINGS[riskProfile];
  return (
    <section className="stack" aria-labelledby="meaning">
      <h2 id="meaning">O que isso significa</h2>
      <p>{lead}</p>
      <ul className="quiz-points">
        <Point icon="lock" title="Onde o dinheiro fica" says={base} />
        <Point icon="swap" title="Quanto ele oscila" says={swings} />
        <Point icon="clock" title="Por quanto tempo" says={term} />
      </ul>
    </section>
  );
};

interface PointProps {
  readonly icon: IconName;
  readonly title: string;
  readonly says: string;
}

const Point = ({ icon, title, says }: PointProps) => (
  <li>
    <Icon name={icon} />
    <div>
      <p className="strong">{title}</p>
      <p className="secondary">{says}</p>
    </div>
  </li>
);

interface ValidityProps {
  readonly last: Questionnaire['last'];
  readonly today: CalendarDay;
  /** Whether the page around it says what to do. */
  readonly isFactAlone?: boolean;
}

/** Until when the answers count. */
export const ProfileValidity = ({ last, today, isFactAlone = false }: ValidityProps) =>
  last === undefined ? null : (
    <p className="quiz-note">
      <Icon name="calendar" isSmall />
      <span>{isFactAlone ? answeredSentence(last, today) : validitySentence(last, today)}</span>
    </p>
  );
