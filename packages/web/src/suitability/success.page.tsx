import { todayOf } from '@aroeira/domain/kernel';
import { SUITABILITY_TEXTS } from '@aroeira/domain/suitability/messages';
import { observer } from 'mobx-react-lite';
import { openedPage, useInject } from '../composition/injection.tsx';
import { SHARED } from '../composition/shared.tokens.ts';
import { SUITABILITY } from './suitability.tokens.ts';
import { Button } from '../ui/button.tsx';
import { WhenLoaded } from '../ui/when-loaded.tsx';
import { ProfileMeaning, ProfileValidity } from './profile-meaning.tsx';
import { QuestionnaireFrame } from './questionnaire-frame.tsx';
import type { ResultViewModel, ShownResult } from './result.view-model.ts';
import { RiskScale } from './risk-scale.tsx';

const FAILED = { title: 'Não foi possível carregar o seu perfil' };

/** `/registration/suitability/success`. @see spec A §2 Registration routes */
export const Page = openedPage(
  SUITABILITY.OpenResult,
  observer(({ model: { loaded, goOn, sign } }: { readonly model: ResultViewModel }) => (
    <QuestionnaireFrame>
      <WhenLoaded loaded={loaded} failed={FAILED}>
        {(result) => (result._tag === 'None' ? null : <Shown {...result} onGoOn={goOn} onSign={sign} />)}
      </WhenLoaded>
    </QuestionnaireFrame>
  )),
);

interface ShownProps extends ShownResult {
  readonly onGoOn: () => void;
  readonly onSign: () => void;
}

const Shown = ({ profile: { name, riskProfile }, last, canSign, onGoOn, onSign }: ShownProps) => (
  <>
    <section className="card quiz-result">
      <p className="secondary">Seu perfil de investidor é</p>
      <h1 tabIndex={-1}>{name}</h1>
      <RiskScale current={riskProfile} />
    </section>
    <ProfileMeaning riskProfile={riskProfile} />
    <ProfileValidity last={last} today={todayOf(useInject(SHARED.ServerClock))()} />
    <div className="quiz-actions">
      <Button onPress={onGoOn}>{SUITABILITY_TEXTS.next}</Button>
      {canSign && (
        <Button look="text" onPress={onSign}>
          {SUITABILITY_TEXTS.signAgain}
        </Button>
      )}
    </div>
  </>
);
