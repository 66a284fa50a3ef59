import { makeMemoryStorage, makeSigningUnderWay } from '@aroeira/adapters-http/storage';
import { session } from '@aroeira/domain/access/testing';
import { manualScheduler } from '@aroeira/domain/kernel/testing';
import type { Renewal } from '@aroeira/domain/renewal';
import { renewal } from '@aroeira/domain/renewal/testing';
import * as TE from 'fp-ts/TaskEither';
import { CheckListViewModel, type CheckListParts } from '../renewal/check-list.view-model.ts';
import { makeSignModel } from '../signature/sign.view-model.ts';
import { makeSignedTermsModel } from '../signature/signed-terms.view-model.ts';
import { SigningDesk } from '../signature/signing-desk.ts';
import { makeSigningTermsModel } from '../signature/terms.view-model.ts';
import { ProcessingViewModel } from '../suitability/processing.view-model.ts';
import { Loaded } from '../ui/loaded.ts';
import { ignoresLateAnswers, type Open, type Tell } from './testing/late-answers.ts';

const underWay = makeSigningUnderWay({ tab: makeMemoryStorage(), prefix: '' });

/** A session that does not end. */
const STAYS = { path: () => '/dashboard', subscribe: () => () => undefined };

const waiting: TE.TaskEither<never, Renewal> = TE.right(renewal({ step: 'signature' }));

const checkList = (parts: Partial<CheckListParts>, tell: Tell) =>
  new CheckListViewModel({
    load: TE.right(renewal()),
    start: TE.right(undefined),
    openSigning: TE.right({ status: 'pending', signerToken: 'token-1' }),
    follow: (of) => TE.right(of),
    pageOf: () => undefined,
    standing: { facts: undefined, ensureFacts: async () => undefined },
    attention: { onReturn: () => () => undefined },
    goTo: tell,
    leave: () => tell('left'),
    ...parts,
  });

const ports = () => {
  const time = manualScheduler();
  return { clock: time.clock, scheduler: time };
};

/** The press of every page of the questionnaire, the renewal and the signature with a call. */
const PAGES: Readonly<Record<string, Open>> = {
  'the answers of the questionnaire': (slow, tell) => {
    const scheduler = manualScheduler();
    const model = new ProcessingViewModel({
      save: slow,
      scheduler,
      done: () => tell('done'),
      back: () => tell('back'),
    });
    model.open();
    scheduler.pass(3000);
    return { close: model.close, shows: () => model.call.state };
  },
  'the start of a renewal': (slow, tell) => {
    const model = checkList({ start: slow }, tell);
    void model.open().then(() => model.goOn());
    return { close: model.close, shows: () => model.starting.state };
  },
  'the document of a renewal': (slow, tell) => {
    const model = checkList({ openSigning: slow, load: waiting }, tell);
    void model.open();
    return { close: model.close, shows: () => model.signing.state };
  },
  'the signature of a renewal': (slow, tell) => {
    let comesBack: () => void = () => undefined;
    const onReturn = (run: () => void) => {
      comesBack = run;
      return () => undefined;
    };
    const model = checkList({ load: waiting, follow: () => slow, attention: { onReturn } }, tell);
    void model.open().then(() => comesBack());
    return { close: model.close, shows: () => model.signing.state };
  },
  'accepted terms': (slow, tell) => {
    const desk = new SigningDesk({ navigation: STAYS, underWay });
    const model = makeSigningTermsModel({
      desk,
      admit: () => new Loaded<boolean>(slow),
      terms: slow,
      accept: () => slow,
      clientId: 7,
      justRead: undefined,
      read: () => tell('read'),
      next: () => tell('next'),
      back: () => tell('back'),
    });
    void model.submit();
    return { close: model.close, shows: () => [model.call.state, desk.accepted] };
  },
  'a signature': (slow, tell) => {
    const desk = new SigningDesk({ navigation: STAYS, underWay });
    const ink = { openPad: async () => ({ close: () => undefined }), write: () => 'AAAA' };
    desk.draw({
      strokes: [
        [
          { x: 0, y: 0 },
          { x: 90, y: 0 },
        ],
      ],
      groups: [],
      width: 300,
      height: 200,
      image: 'AAAA',
    });
    const model = makeSignModel({
      desk,
      admitted: new Loaded<boolean>(slow),
      ink,
      session: session(),
      sign: () => slow,
      serverClock: ports().clock,
      ports: ports(),
      canType: true,
      signed: () => tell('signed'),
    });
    model.city.change('signingCity', 'Santos');
    void model.submit();
    return { close: model.close, shows: () => [model.call.state, desk.hasSigned] };
  },
  'the file of a signed term': (slow) => {
    const model = makeSignedTermsModel({
      admit: () => new Loaded<boolean>(slow),
      read: () => slow,
      clientId: 7,
      downloads: { save: () => slow },
      pathOf: String,
    });
    void model.save({ id: 1, title: 'Termo', sha256: '' });
    return { close: model.close, shows: () => model.saving.state };
  },
};

ignoresLateAnswers(PAGES);
