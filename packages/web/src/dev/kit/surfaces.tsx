import { calendarDay } from '@aroeira/domain/kernel';
import { orderSteps, type Movement } from '@aroeira/domain/movements';
import { AccountLines } from '../../movements/account-lines.tsx';
import { FundCard } from '../../movements/funds/fund-card.tsx';
import { MovementCard } from '../../movements/history/movement-card.tsx';
import { FundTick } from '../../movements/investing/fund-tick.tsx';
import { OrderSteps } from '../../movements/order-steps.tsx';
import { Card } from '../../ui/card.tsx';
import { ClosedReason } from '../../ui/closed-reason.tsx';
import { Fact } from '../../ui/fact.tsx';
import { NavList } from '../../ui/frame/nav-list.tsx';
import { Group } from '../../ui/group.tsx';
import { LinkRow } from '../../ui/link-row.tsx';
import { Money } from '../../ui/money.tsx';
import { LONG_NAME } from './names.ts';
import { account, fund, NOW, order } from './orders.ts';
import { ignore, Kept, LARGE_SUM, LONG_WORD, NAME, Samples, SENTENCE, SUM } from './samples.tsx';

const Facts = ({ name, amount }: { readonly name: string; readonly amount: typeof SUM }) => (
  <dl className="facts">
    <Fact caption="Fundo" value={name} />
    <Fact caption="Conta" value={<AccountLines of={account(name)} />} />
    <Fact caption="Valor" value={<Money amount={amount} />} />
  </dl>
);

const Ticked = ({ name, isChosen }: { readonly name: string; readonly isChosen: boolean }) => (
  <Kept start={isChosen}>
    {(isTicked, tick) => (
      <ul>
        <FundTick fund={fund(name, SUM)} isChosen={isTicked} onToggle={() => tick(!isTicked)} />
      </ul>
    )}
  </Kept>
);

const Moved = ({ name, status }: { readonly name: string; readonly status: Movement['status'] }) => (
  <ul>
    <MovementCard movement={order(name, status)} onPay={ignore} />
  </ul>
);

const Rows = ({ caption }: { readonly caption: string }) => (
  <div className="card is-flush rows">
    <LinkRow icon="bank" caption={caption} to="/profile-bank-accounts" says={LONG_WORD} />
    <LinkRow icon="file" caption="Documentos" to="/profile-documents" />
  </div>
);

const Orders = () => (
  <>
    <Samples
      title="Fundo"
      isWide
      of={{
        Comum: <FundCard fund={fund(NAME, SUM)} heading="h3" />,
        'Nome longo e valor alto': <FundCard fund={fund(LONG_NAME, LARGE_SUM)} heading="h3" />,
        Escolhido: <Ticked name={NAME} isChosen />,
        'Livre, nome longo': <Ticked name={LONG_NAME} isChosen={false} />,
      }}
    />
    <Samples
      title="Movimentação"
      isWide
      of={{
        Pendente: <Moved name={NAME} status="pending" />,
        'Realizada, nome longo': <Moved name={LONG_NAME} status="created" />,
        Cancelada: <Moved name={NAME} status="canceled" />,
        'Fora do catálogo': <Moved name={NAME} status={{ unknown: LONG_WORD }} />,
        Passos: <OrderSteps steps={orderSteps({ ...order(NAME, 'created') }, NOW)} operation="total-redemption" />,
        'Passo sem dia': (
          <OrderSteps
            steps={[
              { kind: 'requested', day: calendarDay('2026-11-23'), isDone: true },
              { kind: 'performed', day: undefined, isDone: false },
            ]}
            operation="investment"
            otherwise={{ performed: LONG_NAME }}
          />
        ),
      }}
    />
  </>
);

const Menu = () => (
  <Samples
    title="Menu"
    of={{
      'Aberta, atual e fechada': (
        <nav className="stack-8" aria-label="Exemplo">
          <NavList
            path="/dashboard"
            entries={[
              { caption: 'Início', icon: 'home', leads: { to: '/dashboard' } },
              { caption: 'Relatórios', icon: 'report', leads: { to: '/reports' } },
              { caption: LONG_NAME, icon: 'swap', leads: { to: '/movements' } },
              { caption: 'Previdência', icon: 'pension', leads: { to: '/welfare' }, closed: SENTENCE },
            ]}
          />
        </nav>
      ),
      Motivo: <ClosedReason>{LONG_NAME}</ClosedReason>,
    }}
  />
);

/** What holds other pieces. */
export const Surfaces = () => (
  <>
    <Samples
      title="Cartão e fatos"
      isWide
      of={{
        Comum: (
          <Card title="Resumo">
            <Facts name={NAME} amount={SUM} />
          </Card>
        ),
        'Nome longo e valor alto': (
          <Card title={LONG_NAME} aside={<Money amount={LARGE_SUM} />}>
            <Facts name={LONG_NAME} amount={LARGE_SUM} />
          </Card>
        ),
        'Palavra longa': (
          <Card title={LONG_WORD} aside={<span className="link">Editar</span>}>
            <dl className="facts">
              <Fact caption="E-mail" value={LONG_WORD} />
            </dl>
          </Card>
        ),
        Vazio: (
          <Card title="Resumo">
            <p className="secondary">{SENTENCE}</p>
          </Card>
        ),
      }}
    />
    <Samples
      title="Grupo e linhas"
      isWide
      of={{
        Comum: (
          <Group title="Conta">
            <Rows caption="Contas bancárias" />
          </Group>
        ),
        'Nome longo': (
          <Group title={LONG_NAME}>
            <Rows caption={LONG_NAME} />
          </Group>
        ),
      }}
    />
    <Menu />
    <Orders />
  </>
);
