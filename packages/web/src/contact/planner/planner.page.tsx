import { plannerLinks, type PlannerLink, type ReachablePlanner } from '@aroeira/domain/contact';
import { notSentMessage, PLANNER_WAYS } from '@aroeira/domain/contact/messages';
import { formatPhone } from '@aroeira/domain/kernel';
import { noPlanner, PLANNER_ROLE } from '@aroeira/domain/registration/messages';
import { observer } from 'mobx-react-lite';
import { Link } from 'wouter';
import { visitPage } from '../../shell/frame/signed-in-page.tsx';
import { CONTACT } from '../contact.module.ts';
import { useDeployment } from '../../composition/deployment.ts';
import { Button, LOOKS } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Modal } from '../../ui/dialogs/modal.tsx';
import { FailureAlert } from '../../ui/feedback/support-code.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { FormFields } from '../../ui/forms/form-fields.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { Portrait } from '../../ui/portrait.tsx';
import { PageHead } from '../../shell/frame/page-head.tsx';
import { SubmitForm } from '../../ui/submit-form.tsx';
import { SupportLink } from '../../ui/support-link.tsx';
import { WhenLoaded } from '../../ui/when-loaded.tsx';
import { filledIn } from '../../shell/routing/matching.ts';
import type { PlannerMessageDraft, PlannerViewModel } from './planner.view-model.ts';
import './planner.css';

interface Props {
  readonly model: PlannerViewModel;
}

/** `/profile-talktoplanner`. */
export const Page = visitPage({ opens: CONTACT.OpenPlanner }, ({ model }) => (
  <div className="page is-form">
    <PageHead title="Fale com seu Planejador" back="/profile" />
    <WhenLoaded loaded={model.loaded} failed={{ title: 'Não foi possível carregar os dados do seu Planejador' }}>
      {({ planner }) => (planner === undefined ? <Without /> : <Planner model={model} planner={planner} />)}
    </WhenLoaded>
    <Message model={model} />
  </div>
));

/** A client without a planner reaches the support. @see decision Q151 */
const Without = () => {
  const { brand } = useDeployment();
  return (
    <>
      <EmptyState title={noPlanner(brand.productName)} body="O nosso atendimento responde às suas dúvidas." />
      <div className="stack-8">
        <SupportLink number={brand.supportWhatsApp} look="primary">
          Falar com o atendimento
        </SupportLink>
        <Link className={LOOKS.secondary} href={filledIn('/talk-to-{product}', brand.slug)}>
          Enviar mensagem
        </Link>
      </div>
    </>
  );
};

const Planner = observer(({ model, planner }: Props & { readonly planner: ReachablePlanner }) => {
  return (
    <>
      <section className="planner-card" aria-label="Planejador">
        <Portrait name={planner.name} photo={model.photo} isLarge />
        <h2>{planner.name}</h2>
        <p className="secondary">{PLANNER_ROLE}</p>
      </section>
      <ul className="card is-flush rows">
        {plannerLinks(planner).map((link) => (
          <Way key={link.way} link={link} model={model} />
        ))}
      </ul>
      <Button onPress={model.write}>Enviar mensagem</Button>
    </>
  );
});

const ICONS: Readonly<Record<PlannerLink['way'], IconName>> = { phone: 'phone', whatsApp: 'chat', email: 'mail' };

const Way = ({ link: { way, value, href }, model }: Props & { readonly link: PlannerLink }) => {
  const caption = PLANNER_WAYS[way];
  const shown = way === 'email' ? value : formatPhone(value);
  return (
    <li className="list-line planner-way">
      <a
        className="list-row"
        href={href}
        {...(way === 'whatsApp' ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
      >
        <Icon name={ICONS[way]} />
        <span className="grow">
          <span className="strong">{caption}</span>
          <span className="secondary">{shown}</span>
        </span>
      </a>
      <CopyButton copying={model.copying} name={caption} value={shown} />
    </li>
  );
};

const Message = observer(({ model: { draft, loaded, leave } }: Props) => {
  const planner = loaded.value?.planner;
  if (draft === undefined || planner === undefined) return null;
  return (
    <Modal
      title={`Mensagem para ${planner.shortName ?? planner.name}`}
      says="A resposta chega no seu e-mail."
      onClose={leave}
    >
      <SubmitForm className="stack planner-message" isBusy={draft.call.isBusy} onSubmit={draft.submit}>
        <FormFields form={draft.form} />
        <NotSent draft={draft} />
        <div className="tiles modal-actions">
          <Button look="secondary" isHeld={draft.call.isBusy} onPress={leave}>
            Cancelar
          </Button>
          <Button type="submit" isBusy={draft.call.isBusy}>
            Enviar
          </Button>
        </div>
      </SubmitForm>
    </Modal>
  );
});

const NotSent = observer(({ draft }: { readonly draft: PlannerMessageDraft }) => {
  const { brand } = useDeployment();
  const { failure } = draft.call;
  if (failure === undefined) return null;
  return (
    <FailureAlert
      failure={failure}
      body={failure._tag === 'NoPlanner' ? noPlanner(brand.productName) : notSentMessage(failure)}
    />
  );
});
