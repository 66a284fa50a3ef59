import { observer } from 'mobx-react-lite';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { ConfirmDialog } from '../ui/dialogs/confirm-dialog.tsx';
import { Alert } from '../ui/feedback/alert.tsx';
import { FormFields } from '../ui/forms/form-fields.tsx';
import { SubmitForm } from '../ui/submit-form.tsx';
import { WhenLoaded } from '../ui/when-loaded.tsx';
import type { Persona } from './controls.module.ts';
import type { PeopleViewModel } from './people.view-model.ts';
import { NOT_LOADED, Section, WAITING } from './section.tsx';
import { openMessage } from './workbench.messages.ts';

interface Props {
  readonly model: PeopleViewModel;
}

/** The people of the sandbox, what each of them shows, and the portal as one of them sees it. */
export const PeopleScreen = observer(({ model }: Props) => (
  <Section
    title="Pessoas"
    lead="‘Abrir como’ entra no portal deste mundo, em outra aba, com código e tudo. Quem estava nele neste navegador sai."
    model={model}
  >
    <SubmitForm className="stack form-card" isBusy={model.opening.isBusy} onSubmit={() => model.form.submit()}>
      <FormFields form={model.form} />
    </SubmitForm>
    <WhenLoaded loaded={model.people} failed={NOT_LOADED} waiting={WAITING}>
      {(people) => (
        <Card title={`${people.length} pessoas`}>
          <ul className="rows workbench-rows">
            {people.map((persona) => (
              <PersonRow key={persona.key} persona={persona} model={model} />
            ))}
          </ul>
        </Card>
      )}
    </WhenLoaded>
    {model.consentOf !== undefined && (
      <ConfirmDialog
        question={`Aceitar os termos por ${model.consentOf.key}?`}
        body="Esta pessoa ainda não aceitou os termos. Sem eles o portal não abre."
        yes="Aceitar e abrir"
        no="Cancelar"
        onYes={() => void model.answerConsent(true)}
        onNo={() => void model.answerConsent(false)}
      />
    )}
  </Section>
));

const PersonRow = observer(({ persona, model }: Props & { readonly persona: Persona }) => {
  const { key, document, password, caption } = persona;
  const failure = model.failureOf(persona);
  return (
    <li className="workbench-row">
      <div className="grow stack-4">
        <p className="strong">{key}</p>
        <p className="secondary">{caption}</p>
        <p className="caption num">
          {document} · {password}
        </p>
      </div>
      <div className="workbench-tools">
        <Button
          look="secondary"
          isBusy={model.isBusyWith(persona)}
          isHeld={model.opening.isBusy}
          onPress={() => void model.openAs(persona)}
        >
          Abrir como <span className="sr-only">{key}</span>
        </Button>
      </div>
      {failure !== undefined && <Alert body={openMessage(failure)} />}
    </li>
  );
});
