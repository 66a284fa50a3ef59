import { saveSuitabilityMessage } from '@aroeira/domain/renewal/messages';
import { SUITABILITY_TEXTS } from '@aroeira/domain/suitability/messages';
import { TRY_AGAIN } from '@aroeira/domain/kernel/messages';
import { observer } from 'mobx-react-lite';
import { openedPage } from '../composition/injection.tsx';
import { SUITABILITY } from './suitability.tokens.ts';
import { Button } from '../ui/button.tsx';
import { FailureAlert } from '../ui/feedback/support-code.tsx';
import { GrowingSprig } from '../ui/feedback/growing-sprig.tsx';
import { QuestionnaireFrame } from './questionnaire-frame.tsx';

/** `/registration/suitability/process`. @see spec A §2 Registration routes, A §8 Registration and general */
export const Page = openedPage(
  SUITABILITY.OpenProcessing,
  observer(({ model: { call, send, back } }) => {
    if (call.failure === undefined)
      return (
        <QuestionnaireFrame>
          <output className="quiz-wait">
            <GrowingSprig />
            <h1 tabIndex={-1}>{SUITABILITY_TEXTS.processing}</h1>
            <p className="secondary">Estamos preparando o seu perfil de investidor.</p>
          </output>
        </QuestionnaireFrame>
      );
    return (
      <QuestionnaireFrame onBack={back}>
        <h1 tabIndex={-1}>Não foi possível calcular o seu perfil</h1>
        <FailureAlert failure={call.failure} body={saveSuitabilityMessage(call.failure)} />
        <div className="quiz-actions">
          <Button onPress={() => void send()}>{TRY_AGAIN}</Button>
          <Button look="text" onPress={back}>
            Rever as respostas
          </Button>
        </div>
      </QuestionnaireFrame>
    );
  }),
);
