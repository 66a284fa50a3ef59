import { termItems, type TermItem } from '@aroeira/domain/movements';
import { SIGN_TEXTS, SIGNING_TEXTS, signButton, termCaption, termReading } from '@aroeira/domain/movements/messages';
import { observer } from 'mobx-react-lite';
import { useState, useId } from 'react';
import { visitPage } from '../../shell/frame/signed-in-page.tsx';
import { MOVEMENTS } from '../movements.tokens.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../shell/frame/button-link.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PageHead } from '../../shell/frame/page-head.tsx';
import type { SignViewModel } from './sign.view-model.ts';
import { useModalDialog } from '../../ui/dialogs/use-modal-dialog.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { ReadToEnd } from '../../signature/reading/read-to-end.tsx';
import '../../ui/frame/action-bar.css';
import './investing.css';

interface Props {
  readonly model: SignViewModel;
}

/** `/movements/investment/sign`. */
export const Page = visitPage(
  { opens: MOVEMENTS.OpenSign, needs: 'investing' },
  observer(({ model }) => {
    const { page } = model;
    return (
      <div className="page is-form">
        <PageHead title={SIGN_TEXTS.title} back="/movements/investment/apply" />
        {page._tag === 'TermsMissing' ? (
          <>
            <Alert body={SIGNING_TEXTS.missing} />
            <ButtonLink to="/movements/investment">{SIGN_TEXTS.startAgain}</ButtonLink>
          </>
        ) : (
          <Terms model={model} items={termItems(page.terms)} />
        )}
      </div>
    );
  }),
);

interface TermsProps extends Props {
  readonly items: readonly TermItem[];
}

const Terms = observer(({ model, items }: TermsProps) => {
  const [open, setOpen] = useState<number>();
  const item = open === undefined ? undefined : items[open];
  const isSigned = model.page._tag === 'Signed';
  const isOpen = model.page._tag === 'Unsigned';
  return (
    <>
      {isOpen && <p className="secondary">{SIGN_TEXTS.lead}</p>}
      <ul className="card is-flush rows" aria-label={SIGN_TEXTS.list}>
        {items.map((each, place) => (
          <li key={termCaption(each)} className="sign-term">
            <Icon name={model.accepted.has(place) || isSigned ? 'check' : 'file'} />
            <div className="grow">
              <h2>{termCaption(each)}</h2>
              {isOpen && (
                <div className="row between">
                  <span className="secondary">
                    {model.accepted.has(place) ? SIGN_TEXTS.accepted : SIGN_TEXTS.toRead}
                  </span>
                  <button
                    type="button"
                    className="link"
                    aria-label={`${SIGN_TEXTS.read}: ${termCaption(each)}`}
                    onClick={() => setOpen(place)}
                  >
                    {SIGN_TEXTS.read}
                  </button>
                </div>
              )}
            </div>
          </li>
        ))}
      </ul>
      <Bottom model={model} items={items} />
      {item !== undefined && open !== undefined && (
        <TermReading
          item={item}
          onClose={() => setOpen(undefined)}
          onAccept={() => {
            model.accept(open);
            setOpen(undefined);
          }}
        />
      )}
    </>
  );
});

const Bottom = observer(({ model, items }: TermsProps) => {
  const { page, isReadingMissing, sign, check, goOn } = model;
  if (page._tag === 'Signed')
    return (
      <div className="action-bar">
        <output className="sign-done">
          <Icon name="check" isSmall />
          {SIGNING_TEXTS.signed}
        </output>
        <Button onPress={goOn}>{SIGNING_TEXTS.next}</Button>
      </div>
    );
  if (page._tag === 'Refused')
    return (
      <div className="action-bar">
        <Alert body={SIGN_TEXTS.refused} />
        <ButtonLink to="/movements/investment/apply">{SIGN_TEXTS.backToAmounts}</ButtonLink>
      </div>
    );
  if (page._tag === 'TermsMissing') return null;
  return (
    <div className="action-bar">
      {isReadingMissing && <Alert body={SIGN_TEXTS.readFirst} />}
      {page.told !== undefined && (
        <Alert body={page.told === 'failed' ? SIGNING_TEXTS.checkFailed : SIGN_TEXTS.waiting} />
      )}
      <Button onPress={() => sign(items.length)}>{signButton(items)}</Button>
      {page.terms.token !== undefined && (
        <Button look="secondary" isBusy={page.isChecking} onPress={() => void check()}>
          {SIGNING_TEXTS.retry}
        </Button>
      )}
    </div>
  );
});

interface ReadingProps {
  readonly item: TermItem;
  readonly onAccept: () => void;
  readonly onClose: () => void;
}

/** A term to read. The client accepts it after reading to its end. @see spec B §4 Signing fund terms; decision 0198 */
const TermReading = ({ item, onAccept, onClose }: ReadingProps) => {
  const title = useId();
  return (
    <dialog className="modal is-reading" aria-labelledby={title} ref={useModalDialog(onClose, 'stays')}>
      <header className="reading-head">
        <h2 id={title}>{termCaption(item)}</h2>
        <IconButton icon="close" label="Fechar" onPress={onClose} />
      </header>
      <ReadToEnd paragraphs={termReading(item)} texts={SIGN_TEXTS} onAccept={onAccept} />
    </dialog>
  );
};
