import { useParams } from 'wouter';
import type { SuitabilityQuestion } from '@aroeira/domain/suitability';
import { SUITABILITY_TEXTS, suitabilityMessage } from '@aroeira/domain/suitability/messages';
import { observer } from 'mobx-react-lite';
import { useVisit } from '../composition/injection.tsx';
import { SUITABILITY } from './suitability.tokens.ts';
import { Button } from '../ui/button.tsx';
import { FieldError } from '../ui/fields/field-error.tsx';
import { Icon } from '../ui/icon.tsx';
import { SubmitForm } from '../ui/submit-form.tsx';
import { WhenLoaded } from '../ui/when-loaded.tsx';
import type { QuestionViewModel } from './question.view-model.ts';
import { QuestionnaireFrame } from './questionnaire-frame.tsx';
import { Tick } from '../ui/tick.tsx';

interface Props {
  readonly model: QuestionViewModel;
}

const FAILED = { title: 'Não foi possível carregar o questionário' };

/** `/registration/suitability/start/:currentQuestion?`: one question a page, or the introduction. @see spec A §2 Registration routes; decision Q135 */
export const Page = observer(() => {
  const { currentQuestion } = useParams();
  const model = useVisit(SUITABILITY.OpenQuestion, currentQuestion);
  if (model === undefined) return null;
  const { index, questions, question, goBack } = model;
  const at = index === undefined ? undefined : { question: index + 1, of: questions.length };
  const isOpen = model.loaded.value?._tag === 'Open';
  return (
    <QuestionnaireFrame at={at} onBack={goBack}>
      {question === undefined && (isOpen || currentQuestion === undefined) && <IntroductionHead />}
      <WhenLoaded loaded={model.loaded} failed={FAILED}>
        {(entrance) => {
          if (entrance._tag === 'Closed') return null;
          return question === undefined ? (
            <Introduction model={model} />
          ) : (
            <Question model={model} question={question} />
          );
        }}
      </WhenLoaded>
    </QuestionnaireFrame>
  );
});

/** It stands while the questions load. */
const IntroductionHead = () => (
  <div className="stack-8">
    <h1 tabIndex={-1}>Vamos conhecer o seu perfil</h1>
    <p className="secondary">Perguntas rápidas sobre os seus objetivos, a sua situação e a sua experiência.</p>
  </div>
);

const Introduction = ({ model: { questions, begin } }: Props) => (
  <>
    <ul className="quiz-points">
      <li>
        <Icon name="liberty" />
        <span>O perfil mostra quanto risco combina com você.</span>
      </li>
      <li>
        <Icon name="swap" />
        <span>As sugestões de investimento usam o seu perfil.</span>
      </li>
      <li>
        <Icon name="clock" />
        <span>São {questions.length} perguntas. As respostas valem por 24 meses, e você pode refazer antes.</span>
      </li>
    </ul>
    <div className="quiz-actions">
      <Button onPress={begin}>Começar</Button>
    </div>
  </>
);

interface QuestionProps extends Props {
  readonly question: SuitabilityQuestion;
}

/** The sentence under the answers, and the name that links it to them. */
const [REFUSAL, ASKED] = ['question-refusal', 'question-text'];
const MISSING = suitabilityMessage({ _tag: 'QuestionsUnanswered', indexes: [0] });

const Question = observer(({ model, question: { title, text, answers } }: QuestionProps) => (
  <SubmitForm className="stack-24 quiz-form" isBusy={false} onSubmit={model.goOn}>
    <div className="stack-8">
      <p className="quiz-title">{title}</p>
      <h1 className="quiz-question" id={ASKED} tabIndex={-1}>
        {text}
      </h1>
    </div>
    <div
      className="quiz-answers"
      role="radiogroup"
      aria-labelledby={ASKED}
      aria-required="true"
      aria-invalid={model.isMissing}
      aria-describedby={model.isMissing ? REFUSAL : undefined}
    >
      {answers.map(({ id, text: answer }) => (
        <Tick key={id} type="radio" name="answer" checked={model.chosen === id} onChange={() => model.choose(id)}>
          {answer}
        </Tick>
      ))}
    </div>
    {model.isMissing && <FieldError id={REFUSAL} sentence={MISSING} />}
    <p className="quiz-note">
      <Icon name="alert" isSmall />
      <span>Não há resposta certa. Pense em como você de fato agiria; dá para voltar e mudar.</span>
    </p>
    <div className="quiz-actions">
      <Button type="submit">{SUITABILITY_TEXTS.next}</Button>
    </div>
  </SubmitForm>
));
