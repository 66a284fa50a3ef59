import { makeHttpSuitabilities } from '@aroeira/adapters-http/suitability';
import { makeUnsentAnswers } from '@aroeira/adapters-http/storage';
import { afterSuitability, composeSuitability } from '@aroeira/domain/renewal';
import { checkAnswers } from '@aroeira/domain/suitability';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { bindings, type Bindings, type PartsOf } from '../composition/bindings.ts';
import { tabPlace } from '../composition/tab-place.ts';
import { SHARED } from '../composition/shared.tokens.ts';
import { registrationBindings } from '../registration/registration.module.ts';
import { REGISTRATION } from '../registration/registration.tokens.ts';
import { STANDING } from '../registration/standing/standing.tokens.ts';
import { standingBindings } from '../registration/standing/standing.module.ts';
import { renewalNoticeBindings } from '../renewal/renewal-notice.module.ts';
import { RENEWAL } from '../renewal/renewal.tokens.ts';
import { PATH_OF_DESTINATION } from '../shell/routing/paths.ts';
import { whenSessionEnds } from '../shell/session/kept.ts';
import { enter, guarded, place, sessionOf, type Place } from './entering.ts';
import { makeInvestorProfileModel } from './profile/investor-profile.view-model.ts';
import { ProcessingViewModel } from './processing.view-model.ts';
import { QuestionViewModel, type Entrance } from './question.view-model.ts';
import { QuestionnaireUnderWay } from './questionnaire-under-way.ts';
import { renewedSuitabilityBindings } from './renewed-suitability.module.ts';
import { makeResultModel, type Result } from './result.view-model.ts';
import { SUITABILITY } from './suitability.tokens.ts';

const START = '/registration/suitability/start';
const questionPath = (index: number) => `${START}/${index}` as const;

const openQuestion = (parts: Place) => (number: string | undefined) => {
  const { navigation, answering, useCases } = parts;
  const session = sessionOf(parts);
  if (session === undefined) return undefined;
  const state = enter(parts, session);
  return new QuestionViewModel({
    answering,
    number,
    enter: pipe(
      TE.Do,
      TE.apS('guarded', guarded(parts, session, 'suitabilityQuestions')),
      TE.apS('questionnaire', useCases.questionnaire(session.clientId)),
      TE.map(
        ({ guarded: { to }, questionnaire }): Entrance =>
          to === undefined ? { _tag: 'Open', questionnaire } : { _tag: 'Closed', to },
      ),
    ),
    leadAway: (to) => navigation.replace(PATH_OF_DESTINATION[to]),
    show: (index, instead) => navigation[instead ? 'replace' : 'push'](questionPath(index), state()),
    send: () => navigation.push('/registration/suitability/process', state()),
    back: (index) => {
      if (index === undefined) return navigation.pop(answering.origin ?? '/dashboard');
      const before = questionPath(index);
      // A client who came by a link was not there.
      if (navigation.visited().at(-2) === before) navigation.pop(before);
      else navigation.replace(before, state());
    },
  });
};

const afterQuestions = {
  ...place,
  scheduler: SHARED.Scheduler,
  standing: STANDING.PortalStanding,
  renewal: RENEWAL.ClientRenewal,
};

const openProcessing =
  ({ scheduler, standing, renewal, ...parts }: PartsOf<typeof afterQuestions>) =>
  () => {
    const { navigation, answering, useCases } = parts;
    const session = sessionOf(parts);
    if (session === undefined) return undefined;
    const state = enter(parts, session);
    const { questionnaire, answers, purpose } = answering;
    if (questionnaire === undefined || purpose === undefined) return START;
    if (E.isLeft(checkAnswers(questionnaire.questions, answers))) return START;
    return new ProcessingViewModel({
      save: useCases.answer(session, { questionnaire, answers, purpose }),
      scheduler,
      done: () => {
        answering.finish();
        standing.refresh();
        void renewal.refresh();
        navigation.replace('/registration/suitability/success', state());
      },
      back: () => {
        // Another questionnaire may be active now. The answers stay.
        answering.forget();
        navigation.replace('/registration/suitability/start/0', state());
      },
    });
  };

const openResult = (parts: Place) => () => {
  const { navigation, answering, useCases } = parts;
  const session = sessionOf(parts);
  if (session === undefined) return undefined;
  enter(parts, session);
  const { clientId } = session;
  return makeResultModel({
    load: pipe(
      TE.Do,
      TE.apS('guarded', guarded(parts, session, 'suitabilitySuccess')),
      TE.apS('profile', useCases.profile(clientId)),
      TE.apS('questionnaire', useCases.questionnaire(clientId)),
      TE.map(({ guarded: { to, isRenewalEarly }, profile, questionnaire: { last } }): Result => {
        if (to !== undefined && !answering.isAnswered) return { _tag: 'None', to };
        if (profile === undefined) return { _tag: 'None', to: 'suitabilityStart' };
        // After the answers only the approval opens a remake, and so the signature.
        const canSign = answering.purpose === 'remake' && answering.isAnswered && to === undefined && !isRenewalEarly;
        return { _tag: 'Shown', profile, last, canSign };
      }),
    ),
    leadAway: (to) => navigation.replace(PATH_OF_DESTINATION[to]),
    sign: () => {
      answering.reset();
      navigation.push('/registration/signature/terms', { purpose: 'remake' });
    },
    goOn: () => {
      const { purpose, origin } = answering;
      answering.reset();
      if (purpose === undefined) return;
      const next = PATH_OF_DESTINATION[afterSuitability(purpose)];
      navigation.push(purpose === 'remake' ? (origin ?? next) : next);
    },
  });
};

/** What the questionnaire and the page of the risk profile need. */
export const suitabilityBindings: Bindings = [
  ...standingBindings,
  ...registrationBindings,
  ...renewalNoticeBindings,
  ...renewedSuitabilityBindings,
  ...bindings((bind) => {
    bind(SUITABILITY.Suitabilities, makeHttpSuitabilities, SHARED.HttpClient);
    bind(SUITABILITY.UseCases, composeSuitability, {
      suitabilities: SUITABILITY.Suitabilities,
      suitability: SUITABILITY.RenewedSuitability,
      standings: REGISTRATION.Standings,
      reports: REGISTRATION.ChangeReports,
      renewal: RENEWAL.UseCases,
    });
    bind(
      SUITABILITY.UnsentAnswers,
      (configuration) => makeUnsentAnswers(tabPlace(configuration)),
      SHARED.Configuration,
    );
    bind(
      SUITABILITY.UnderWay,
      ({ navigation, ...parts }) => {
        const answering = new QuestionnaireUnderWay(parts);
        whenSessionEnds(navigation, answering.reset);
        return answering;
      },
      { navigation: SHARED.BrowserNavigation, memory: SHARED.DeviceMemory, unsent: SUITABILITY.UnsentAnswers },
    );
    bind(SUITABILITY.OpenQuestion, openQuestion, place);
    bind(SUITABILITY.OpenProcessing, openProcessing, afterQuestions);
    bind(SUITABILITY.OpenResult, openResult, place);
    bind.visit(
      SUITABILITY.OpenInvestorProfile,
      ({ clientId }, { navigation, useCases }) =>
        makeInvestorProfileModel({
          load: useCases.readProfile(clientId),
          remake: () => navigation.push('/registration/suitability/start', { purpose: 'remake' }),
        }),
      { navigation: SHARED.Navigation, useCases: SUITABILITY.UseCases },
    );
  }),
];
