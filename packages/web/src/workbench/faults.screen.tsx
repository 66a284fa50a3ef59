import { observer } from 'mobx-react-lite';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { FormFields } from '../ui/forms/form-fields.tsx';
import { SubmitForm } from '../ui/submit-form.tsx';
import { WhenLoaded } from '../ui/when-loaded.tsx';
import type { KeptFault } from './controls.module.ts';
import type { FaultsPart } from './faults.view-model.ts';
import { NOT_LOADED, Refused, Section } from './section.tsx';
import { effectOf, hitsOf } from './workbench.messages.ts';

interface Props {
  readonly model: FaultsPart;
}

/** The calls that fail on purpose: those that are on, ready-made ones, and one of your own. */
export const FaultsScreen = ({ model }: Props) => (
  <Section title="Falhas" lead="Faça uma chamada da API falhar, demorar ou cair." model={model}>
    <OnNow model={model} />
    <Presets model={model} />
    <NewFault model={model} />
  </Section>
);

const OnNow = observer(({ model }: Props) => {
  const { acting, faults } = model;
  return (
    <Card title="Ligadas agora">
      <WhenLoaded loaded={faults} failed={NOT_LOADED}>
        {(list) => (
          <>
            {list.length === 0 ? (
              <p className="secondary">Nenhuma falha ligada. A API responde como deve.</p>
            ) : (
              <ul className="rows workbench-rows">
                {list.map((fault) => (
                  <FaultRow key={fault.id} fault={fault} />
                ))}
              </ul>
            )}
            <div className="workbench-tools">
              <Button
                look="secondary"
                isBusy={acting.isBusyWith('clear')}
                isHeld={acting.call.isBusy || list.length === 0}
                onPress={() => void model.clear()}
              >
                Desligar todas
              </Button>
            </div>
          </>
        )}
      </WhenLoaded>
      <Refused failure={acting.failureOf('clear')} />
    </Card>
  );
});

const FaultRow = ({ fault }: { readonly fault: KeptFault }) => (
  <li className="workbench-row">
    <div className="grow stack-4">
      <p className="workbench-code">{fault.on}</p>
      <p className="secondary">{effectOf(fault)}</p>
      {fault.preset !== undefined && <p className="caption">de {fault.preset}</p>}
    </div>
    <span className="badge is-neutral">{hitsOf(fault)}</span>
  </li>
);

const Presets = observer(({ model }: Props) => {
  const { presets, acting } = model;
  const { value } = presets;
  if (value === undefined || value === 'absent' || value.length === 0) return null;
  return (
    <Card title="Prontas">
      <ul className="rows workbench-rows">
        {value.map(({ name, caption }) => (
          <li key={name} className="workbench-row">
            <div className="grow stack-4">
              <p className="workbench-code">{name}</p>
              <p className="secondary">{caption}</p>
            </div>
            <div className="workbench-tools">
              <Button
                look="secondary"
                isBusy={acting.isBusyWith(name)}
                isHeld={acting.call.isBusy}
                onPress={() => void model.addPreset(name)}
              >
                Ligar <span className="sr-only">{name}</span>
              </Button>
            </div>
            <Refused failure={acting.failureOf(name)} />
          </li>
        ))}
      </ul>
    </Card>
  );
});

const NewFault = observer(({ model: { adding } }: Props) => (
  <Card title="Nova falha">
    <SubmitForm className="stack form-card" isBusy={adding.call.isBusy} onSubmit={adding.submit}>
      <FormFields form={adding.form} />
      <Refused failure={adding.call.failure} />
      <Button type="submit" icon="plus" isBusy={adding.call.isBusy}>
        Ligar falha
      </Button>
    </SubmitForm>
  </Card>
));
