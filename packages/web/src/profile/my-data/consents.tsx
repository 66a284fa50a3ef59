import { CONSENT_CAPTIONS } from '@aroeira/domain/access/messages';
import { formatMoment } from '@aroeira/domain/kernel';
import type { ConsentChange, TermNow } from '@aroeira/domain/profile';
import {
  changeLines,
  MY_DATA_TEXTS,
  TERM_TITLES,
  termSince,
  REVOKING_EFFECTS,
  REVOKING_ALL,
} from '@aroeira/domain/profile/messages';
import { observer } from 'mobx-react-lite';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Group } from '../../ui/group.tsx';
import { WhenLoaded } from '../../ui/when-loaded.tsx';
import type { ConsentsViewModel } from './consents.view-model.ts';

interface Props {
  readonly model: ConsentsViewModel;
}

/** 'Consentimentos': each term with its switch, and what was given and withdrawn. @see decision 0241 */
export const Consents = observer(({ model }: Props) => (
  <Group title="Consentimentos">
    {model.call.failure !== undefined && <Alert body={MY_DATA_TEXTS.consentNotChanged} />}
    <WhenLoaded
      loaded={model.loaded}
      failed={{ title: 'Não foi possível carregar os seus consentimentos' }}
      waiting={<Holding model={model} />}
    >
      {() => <Shown model={model} />}
    </WhenLoaded>
    <Question model={model} />
  </Group>
));

/** The same lines unseen, so that what follows does not move when they come. */
const Holding = ({ model }: Props) => (
  <div className="holding stack-8" aria-hidden="true">
    <Shown model={model} />
  </div>
);

const HISTORY = (
  <>
    <Icon name="clock" />
    <span className="grow strong">Histórico</span>
  </>
);

const Shown = observer(({ model }: Props) => (
  <>
    <ul className="card is-flush rows">
      {model.terms.map((now) => (
        <Term key={now.term} now={now} isBusy={model.call.isBusy} onToggle={() => model.toggle(now)} />
      ))}
      <li>
        <Disclosure look="row" head={HISTORY}>
          <ol className="changes">
            {model.changes.map((change, index) => (
              // Two answers may come in the same minute, so the key is their place. React draws them all each time.
              <Change key={index} change={change} />
            ))}
          </ol>
        </Disclosure>
      </li>
    </ul>
    <Button look="text-danger" onPress={model.askToWithdrawAll}>
      Retirar tudo e sair
    </Button>
  </>
));

interface TermProps {
  readonly now: TermNow;
  readonly isBusy: boolean;
  readonly onToggle: () => void;
}

const Term = ({ now, isBusy, onToggle }: TermProps) => (
  <li>
    <label className="grant">
      <span className="grow">
        <span className="strong">{TERM_TITLES[now.term]}</span>
        <span className="secondary">{CONSENT_CAPTIONS[now.term]}</span>
        <span className="caption">{termSince(now)}</span>
      </span>
      <input
        className="switch"
        type="checkbox"
        role="switch"
        aria-label={TERM_TITLES[now.term]}
        aria-checked={now.isGiven}
        aria-busy={isBusy}
        checked={now.isGiven}
        onChange={() => {
          if (!isBusy) onToggle();
        }}
      />
    </label>
  </li>
);

const Change = ({ change }: { readonly change: ConsentChange }) => (
  <li>
    {changeLines(change).map((line) => (
      <span key={line}>{line}</span>
    ))}
    <span className="caption">
      {formatMoment(change.at)} · versão {change.version} do texto
    </span>
  </li>
);

const Question = observer(({ model: { withdrawing, call, confirm, keep } }: Props) => {
  if (withdrawing === undefined) return null;
  const [question, body] =
    withdrawing._tag === 'All'
      ? ['Retirar todo o consentimento?', REVOKING_ALL]
      : [`Retirar: ${TERM_TITLES[withdrawing.term]}?`, REVOKING_EFFECTS[withdrawing.term]];
  return (
    <ConfirmDialog
      question={question}
      body={body}
      yes={withdrawing._tag === 'All' ? 'Retirar e sair' : 'Retirar'}
      no="Manter"
      isDanger
      isBusy={call.isBusy}
      onYes={() => void confirm()}
      onNo={keep}
    />
  );
});
