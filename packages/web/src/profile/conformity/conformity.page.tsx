import { CONFORMITY_CAPTIONS, CONFORMITY_TEXTS } from '@aroeira/domain/profile/messages';
import type { ConformityState } from '@aroeira/domain/signature';
import { conformityText, SIGNING_CITY_PROMPT } from '@aroeira/domain/signature/messages';
import { observer } from 'mobx-react-lite';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../shell/frame/button-link.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { FormFields } from '../../ui/forms/form-fields.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { SubmitForm } from '../../ui/submit-form.tsx';
import { CheckAgain } from './check-again.tsx';
import { termPage, type Props } from './conformity-term.page.tsx';

/** `/profile-conformity-term`. */
export const Page = termPage(
  { face: 'status', head: { lead: CONFORMITY_TEXTS.lead, back: '/profile' } },
  observer(({ model, term }) => {
    const { state } = term;
    if (model.isAskingCity) return <City model={model} />;
    if (state === 'notNeeded')
      return <EmptyState title={CONFORMITY_TEXTS.nothingToSign} body={CONFORMITY_TEXTS.notNeeded} level={2} />;
    if (state === 'signed')
      return (
        <div className="card stack">
          <State icon="check" of={state} />
          <p className="secondary">{conformityText(state)}</p>
          <ButtonLink to="/profile-conformity-term/read">{CONFORMITY_TEXTS.openTerm}</ButtonLink>
        </div>
      );
    return (
      <div className="card stack">
        <State icon={state === 'started' ? 'clock' : 'file'} of={state} />
        {state === 'started' && <p className="secondary">{CONFORMITY_TEXTS.waiting}</p>}
        <Button onPress={() => model.proceed(term)}>{conformityText(state)}</Button>
        {state === 'started' && <CheckAgain model={model} />}
      </div>
    );
  }),
);

const State = ({ icon, of }: { readonly icon: IconName; readonly of: ConformityState }) => (
  <h2 className="row">
    <Icon name={icon} />
    {CONFORMITY_CAPTIONS[of]}
  </h2>
);

const City = observer(({ model: { city } }: Props) => (
  <SubmitForm className="card stack" isBusy={city.call.isBusy} onSubmit={city.submit}>
    <h2>{SIGNING_CITY_PROMPT.question}</h2>
    <FormFields form={city.form} />
    {city.call.failure !== undefined && <Alert body={SIGNING_CITY_PROMPT.failed} />}
    <Button type="submit" isBusy={city.call.isBusy}>
      {CONFORMITY_TEXTS.continue}
    </Button>
  </SubmitForm>
));
