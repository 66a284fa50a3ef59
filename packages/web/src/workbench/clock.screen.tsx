import { observer } from 'mobx-react-lite';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { FormFields } from '../ui/forms/form-fields.tsx';
import { SubmitForm } from '../ui/submit-form.tsx';
import { WhenLoaded } from '../ui/when-loaded.tsx';
import type { ClockPart } from './clock.view-model.ts';
import { NOT_LOADED, Refused, Section } from './section.tsx';
import { momentOf, offsetOf } from './workbench.messages.ts';

interface Props {
  readonly model: ClockPart;
}

/** The server's time: ahead by a step, to a moment, and back to the real one. */
export const ClockScreen = ({ model }: Props) => (
  <Section title="Relógio" lead="A hora do servidor decide dias úteis, prazos e códigos que vencem." model={model}>
    <Card title="Hora do servidor">
      <WhenLoaded loaded={model.time} failed={NOT_LOADED}>
        {({ now, offsetMs }) => (
          <div className="stack-4">
            <span className="workbench-hour num">{momentOf(now)}</span>
            <span className="secondary">{offsetOf(offsetMs)}</span>
          </div>
        )}
      </WhenLoaded>
      <Steps model={model} />
    </Card>
    <Setting model={model} />
  </Section>
);

const STEPS = [
  ['1h', 'Mais 1 hora'],
  ['1d', 'Mais 1 dia'],
  ['2d', 'Mais 2 dias'],
  ['30d', 'Mais 30 dias'],
] as const;

const Steps = observer(({ model }: Props) => {
  const { acting } = model;
  return (
    <>
      <div className="tiles workbench-steps">
        {STEPS.map(([by, caption]) => (
          <Button
            key={by}
            look="secondary"
            isBusy={acting.isBusyWith(by)}
            isHeld={acting.call.isBusy}
            onPress={() => void model.advance(by)}
          >
            {caption}
          </Button>
        ))}
        <Button
          look="text"
          icon="retry"
          isBusy={acting.isBusyWith('reset')}
          isHeld={acting.call.isBusy}
          onPress={() => void model.reset()}
        >
          Hora real
        </Button>
      </div>
      <Refused failure={acting.call.failure} />
    </>
  );
});

const Setting = observer(({ model: { setting } }: Props) => (
  <Card title="Ir para um momento">
    <SubmitForm className="stack form-card" isBusy={setting.call.isBusy} onSubmit={setting.submit}>
      <FormFields form={setting.form} />
      <Refused failure={setting.call.failure} />
      <Button type="submit" isBusy={setting.call.isBusy}>
        Ajustar relógio
      </Button>
    </SubmitForm>
  </Card>
));
