import { formatDay } from '@aroeira/domain/kernel';
import { GENERIC_MESSAGE } from '@aroeira/domain/kernel/messages';
import { isRenewalDue, type Renewal, type RenewalLine } from '@aroeira/domain/renewal';
import {
  CHECK_LIST_TEXTS,
  filledParts,
  REGISTRATION_PART_CAPTIONS,
  REGISTRATION_PART_TEXTS,
  RENEWAL_ACTIONS,
  RENEWAL_CAPTIONS,
  RENEWAL_LINE_CAPTIONS,
  RENEWAL_LINE_TEXTS,
  renewalMessage,
} from '@aroeira/domain/renewal/messages';
import type { CheckListItem } from '@aroeira/domain/registration';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { visitPage } from '../shell/frame/signed-in-page.tsx';
import { RENEWAL } from './renewal.tokens.ts';
import { Button, LOOKS } from '../ui/button.tsx';
import { Alert } from '../ui/feedback/alert.tsx';
import { FailureAlert } from '../ui/feedback/support-code.tsx';
import { Icon, type IconName } from '../ui/icon.tsx';
import { PageHead } from '../shell/frame/page-head.tsx';
import { WhenLoaded } from '../ui/when-loaded.tsx';
import type { CheckListViewModel } from './check-list.view-model.ts';
import '../ui/frame/action-bar.css';
import './check-list.css';

interface Props {
  readonly model: CheckListViewModel;
}

/** A renewal that failed to load counts as ok, so nobody reads this. */
const FAILED = { title: 'Não foi possível carregar a renovação' };

/** `/registration/renew`. @see spec A §2 Registration routes, A §4 Renewal */
export const Page = visitPage(
  { opens: RENEWAL.OpenCheckList },
  observer(({ model }: Props) => (
    <div className="page">
      <PageHead title={CHECK_LIST_TEXTS.title} back="/dashboard" />
      <WhenLoaded loaded={model.loaded} failed={FAILED}>
        {(renewal) => (isRenewalDue(renewal.status) ? <Lines model={model} renewal={renewal} /> : null)}
      </WhenLoaded>
    </div>
  )),
);

const Lines = observer(({ model, renewal }: Props & { readonly renewal: Renewal }) => (
  <div className="check-columns">
    <Deadline renewal={renewal} />
    <ol className="card check-list">
      {model.lines.map((line) => (
        <Line key={line.item} line={line}>
          {line.item === 'registrationData' && line.state === 'open' && <Parts model={model} />}
        </Line>
      ))}
    </ol>
    {model.next !== undefined && (
      <div className="action-bar">
        {model.starting.failure !== undefined && (
          <FailureAlert failure={model.starting.failure} body={renewalMessage(model.starting.failure)} />
        )}
        {model.next.item === 'signature' ? <Signing model={model} /> : <Next model={model} next={model.next} />}
      </div>
    )}
  </div>
));

const Next = observer(({ model: { starting, goOn }, next }: Props & { readonly next: RenewalLine }) => (
  <Button isBusy={starting.isBusy} onPress={() => void goOn()}>
    {RENEWAL_ACTIONS[next.item]}
  </Button>
));

/** A link, because a browser may block a tab that opens after an answer. */
const Signing = observer(({ model: { signingPage, hasNoSigningPage } }: Props) => (
  <>
    {hasNoSigningPage && <Alert body={GENERIC_MESSAGE} />}
    {signingPage === undefined ? (
      <Button isHeld isBusy={!hasNoSigningPage}>
        {RENEWAL_ACTIONS.signature}
      </Button>
    ) : (
      <a className={LOOKS.primary} href={signingPage} target="_blank" rel="noopener">
        {RENEWAL_ACTIONS.signature}
      </a>
    )}
  </>
));

const Deadline = ({ renewal: { status, expiresOn } }: { readonly renewal: Renewal }) => {
  const isExpired = status === 'expired';
  const { until, expired, available, suspended } = CHECK_LIST_TEXTS;
  return (
    <div className="alert is-warning">
      <Icon name="clock" isSmall />
      <p>
        {expiresOn !== undefined && (
          <>
            <b>
              {isExpired ? expired : until} {formatDay(expiresOn)}
            </b>{' '}
          </>
        )}
        {isExpired || expiresOn === undefined ? suspended : available}
      </p>
    </div>
  );
};

const LOOK_OF: Readonly<Record<RenewalLine['state'], { readonly icon: IconName; readonly tone: string }>> = {
  done: { icon: 'check', tone: 'is-success' },
  open: { icon: 'clock', tone: 'is-warning' },
  waiting: { icon: 'lock', tone: 'is-neutral' },
};

const Line = ({ line: { item, state }, children }: { readonly line: RenewalLine; readonly children: ReactNode }) => (
  <li className="check-line" aria-current={state === 'open' ? 'step' : undefined}>
    <span className={`state-mark ${LOOK_OF[state].tone}`}>
      <Icon name={LOOK_OF[state].icon} isSmall />
    </span>
    <div>
      <div className="check-head">
        <h2>{RENEWAL_CAPTIONS[item]}</h2>
        <span className={`badge ${LOOK_OF[state].tone}`}>{RENEWAL_LINE_CAPTIONS[state]}</span>
      </div>
      <p className="secondary">{RENEWAL_LINE_TEXTS[item][state]}</p>
      {children}
    </div>
  </li>
);

/** The six parts of the registration. Without an answer of the server the line stands alone. */
const Parts = observer(({ model: { checkList } }: Props) =>
  checkList === undefined ? null : (
    <>
      <p className="secondary">{filledParts(checkList)}</p>
      <ul className="check-parts" aria-label="Partes do cadastro">
        {PARTS.map(([item, caption]) => (
          <Part key={item} caption={caption} isFilled={checkList.filled[item]} />
        ))}
      </ul>
    </>
  ),
);

// The type of Object.entries loses the names.
const PARTS = Object.entries(REGISTRATION_PART_CAPTIONS) as readonly (readonly [CheckListItem, string])[];

const Part = ({ caption, isFilled }: { readonly caption: string; readonly isFilled: boolean }) => (
  <li className={isFilled ? 'is-filled' : 'is-missing'}>
    <Icon name={isFilled ? 'check' : 'alert'} isSmall />
    <span className="grow">
      <span className="strong">{caption}</span>{' '}
      <span className={isFilled ? 'sr-only' : 'secondary'}>
        {isFilled ? REGISTRATION_PART_TEXTS.filled : REGISTRATION_PART_TEXTS.missing}
      </span>
    </span>
  </li>
);
