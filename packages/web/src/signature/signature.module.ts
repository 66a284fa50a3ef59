import { makeHttpSignatures, signedTermPath } from '@aroeira/adapters-http/signature';
import { makeSigningUnderWay } from '@aroeira/adapters-http/storage';
import { composeSignature, type SigningStep } from '@aroeira/domain/signature';
import * as O from 'fp-ts/Option';
import { bindings, type Bindings, type PartsOf } from '../composition/bindings.ts';
import { tabPlace } from '../composition/tab-place.ts';
import { SHARED } from '../composition/shared.tokens.ts';
import { REGISTRATION } from '../registration/registration.tokens.ts';
import { standingBindings } from '../registration/standing/standing.module.ts';
import { STANDING } from '../registration/standing/standing.tokens.ts';
import { askedTermIn } from '../registration/terms/asked-term.ts';
import { renewalNoticeBindings } from '../renewal/renewal-notice.module.ts';
import { RENEWAL } from '../renewal/renewal.tokens.ts';
import { purposeIn } from '../suitability/questionnaire-under-way.ts';
import { downloadBindings } from '../shell/native-wrapper/downloads.module.ts';
import { SHELL } from '../shell/shell.tokens.ts';
import { admission, makeFindRedirect } from './admission.ts';
import { canvasInk } from './canvas-ink.ts';
import { FullscreenViewModel } from './fullscreen.view-model.ts';
import { SigningDesk } from './signing-desk.ts';
import { makeSignModel } from './sign.view-model.ts';
import { SIGNATURE } from './signature.tokens.ts';
import { makeSignedTermsModel } from './signed-terms.view-model.ts';
import { makeSigningTermsModel } from './terms.view-model.ts';

const visiting = {
  useCases: SIGNATURE.UseCases,
  find: SIGNATURE.FindRedirect,
  desk: SIGNATURE.Desk,
  memory: SHARED.DeviceMemory,
  navigation: SHARED.BrowserNavigation,
};
const drawing = { ...visiting, ink: SIGNATURE.Ink };
const signing = {
  ...drawing,
  standing: STANDING.PortalStanding,
  serverClock: SHARED.ServerClock,
  ports: SHARED.FormPorts,
  configuration: SHARED.Configuration,
};
const ending = { ...visiting, standing: STANDING.PortalStanding };
const keeping = { ...visiting, downloads: SHELL.Downloads };

/** The pages of the signature. */
export const signatureBindings: Bindings = [
  ...standingBindings,
  ...renewalNoticeBindings,
  ...downloadBindings,
  ...bindings((bind) => {
    bind(SIGNATURE.Signatures, makeHttpSignatures, SHARED.HttpClient);
    bind(SIGNATURE.UseCases, composeSignature, { signatures: SIGNATURE.Signatures, forms: REGISTRATION.Standings });
    bind(SIGNATURE.Ink, () => canvasInk, SHARED.Clock);
    bind(SIGNATURE.UnderWay, (configuration) => makeSigningUnderWay(tabPlace(configuration)), SHARED.Configuration);
    bind(SIGNATURE.Desk, (parts) => new SigningDesk(parts), {
      navigation: SHARED.BrowserNavigation,
      underWay: SIGNATURE.UnderWay,
    });
    bind(SIGNATURE.FindRedirect, makeFindRedirect, {
      standing: STANDING.PortalStanding,
      renewal: RENEWAL.ClientRenewal,
      desk: SIGNATURE.Desk,
    });
    bind(SIGNATURE.OpenTerms, openTerms, visiting);
    bind(SIGNATURE.OpenSign, openSign, signing);
    bind(SIGNATURE.OpenFullscreen, openFullscreen, drawing);
    bind(SIGNATURE.OpenSignedTerms, openSignedTerms, keeping);
    bind(SIGNATURE.OpenSuccess, openSuccess, ending);
  }),
];

type Visiting = PartsOf<typeof visiting>;

/** The client of a visit. What they accepted before a reload is there again. */
const sessionOf = ({ memory, desk }: Pick<Visiting, 'memory' | 'desk'>) => {
  const session = O.toUndefined(memory.session.read());
  if (session !== undefined) desk.recall(session.clientId);
  return session;
};

const admit =
  ({ find, navigation }: Pick<Visiting, 'find' | 'navigation'>, step: SigningStep) =>
  (opened?: () => void) =>
    admission(find, step, { replace: navigation.replace, ...(opened && { opened }) });

const openTerms = (parts: Visiting) => () => {
  const [session, { desk, navigation, useCases }] = [sessionOf(parts), parts];
  if (session === undefined) return undefined;
  if (purposeIn(navigation.state()) === 'remake') desk.remake();
  return makeSigningTermsModel({
    desk,
    admit: admit(parts, 'signatureTerms'),
    terms: useCases.terms,
    accept: useCases.accept,
    clientId: session.clientId,
    justRead: justReadIn(navigation.state()),
    read: ({ id, title }) =>
      navigation.push('/registration/terms', {
        term: { title, source: { _tag: 'ListedTerm', id }, isAccepted: true },
      }),
    next: () => navigation.push('/registration/signature/sign'),
    back: () => navigation.pop('/dashboard'),
  });
};

/** The term that the viewer says the client accepted. @see decision 0184 */
const justReadIn = (state: object | undefined): number | undefined => {
  const accepted: unknown = state !== undefined && 'accepted' in state ? state.accepted : undefined;
  const asked = askedTermIn({ state: { term: accepted }, search: '' });
  return typeof asked === 'object' && asked.source._tag === 'ListedTerm' ? asked.source.id : undefined;
};

const openSign = (parts: PartsOf<typeof signing>) => () => {
  const [session, { desk, ink, navigation, serverClock, ports, standing, configuration }] = [sessionOf(parts), parts];
  if (session === undefined) return undefined;
  return makeSignModel({
    desk,
    admitted: admit(parts, 'sign')(),
    ink,
    session,
    sign: parts.useCases.sign,
    serverClock,
    ports,
    canType: configuration.typedSignature,
    signed: () => {
      standing.refresh();
      navigation.replace('/registration/signature/signedTerms');
    },
  });
};

const openFullscreen = (parts: PartsOf<typeof drawing>) => () => {
  const [session, { desk, ink, navigation }] = [sessionOf(parts), parts];
  if (session === undefined) return undefined;
  return new FullscreenViewModel({
    desk,
    admitted: admit(parts, 'signFullscreen')(),
    ink,
    session,
    back: () => navigation.replace('/registration/signature/sign'),
  });
};

const openSignedTerms = (parts: PartsOf<typeof keeping>) => () => {
  const session = sessionOf(parts);
  if (session === undefined) return undefined;
  return makeSignedTermsModel({
    admit: admit(parts, 'signedTerms'),
    read: parts.useCases.signedTerms,
    clientId: session.clientId,
    downloads: parts.downloads,
    pathOf: signedTermPath,
  });
};

const openSuccess = (parts: PartsOf<typeof ending>) => () => {
  const admitted = admit(parts, 'signatureSuccess')();
  const { facts } = parts.standing;
  return {
    admitted,
    isApproved: facts?.approval === 'approved',
    open: () => admitted.load(),
    close: () => admitted.close(),
  };
};
