import type { ConformityTerm } from '@aroeira/domain/profile';
import { CONFORMITY_CAPTIONS, CONFORMITY_TEXTS } from '@aroeira/domain/profile/messages';
import type { ConformityState } from '@aroeira/domain/signature';
import { conformityText, SIGNING_CITY_PROMPT } from '@aroeira/domain/signature/messages';
import { observer } from 'mobx-react-lite';
import { signedInPage } from '../../shell/frame/signed-in-page.tsx';
import { useVisit } from '../../composition/use-visit.ts';
import { CONFORMITY } from './conformity.module.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../shell/frame/button-link.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { FormFields } from '../../ui/forms/form-fields.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { PageHead } from '../../shell/frame/page-head.tsx';
import { SubmitForm } from '../../ui/submit-form.tsx';
import { WhenLoaded } from '../../ui/when-loaded.tsx';
import { CheckAgain } from './check-again.tsx';
import { Checking } from './checking.tsx';
import type { ConformityViewModel } from './conformity.view-model.ts';

const Conformity = () => {
  const model = useVisit(CONFORMITY.OpenConformity, 'status');
  return (
    model && (
      <div className="page is-form">
        <PageHead title={CONFORMITY_TEXTS.title} lead={CONFORMITY_TEXTS.lead} back="/profile" />
        <WhenLoaded
          loaded={model.loaded}
          failed={{ title: 'Ops!', body: CONFORMITY_TEXTS.notLoaded }}
          waiting={<Checking />}
        >
          {(term) => <Term model={model} term={term} />}
        </WhenLoaded>
      </div>
    )
  );
};

/** `/profile-conformity-term`. */
export const Page = signedInPage(Conformity);

interface Props {
  readonly model: ConformityViewModel;
}

const Term = observer(({ model, term }: Props & { readonly term: ConformityTerm }) => {
  const { state } = term;
  if (model.isAskingCity) return <City model={model} />;
  if (state === 'notNeeded') return <p className="card">{CONFORMITY_TEXTS.notNeeded}</p>;
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
});

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
