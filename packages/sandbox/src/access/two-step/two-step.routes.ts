import type { FastifyRequest } from 'fastify';
import { Type, type TLiteral } from '@sinclair/typebox';
import { withClient, type LockedClient } from '../../database/locked-client.sql.ts';
import type { Routes, Services } from '../../http/api.ts';
import { signedInCall } from '../../http/described-call.ts';
import { ClientParams } from '../access.schemas.ts';
import { giveBackAttempt, takeAttempt } from '../attempts.sql.ts';
import { audit } from '../audit.sql.ts';
import { clearedCaller, onlyOwn, ownCaller } from '../caller.ts';
import { twoStepOffCodes, twoStepOffTries } from '../limits.ts';
import { askToTurnOff, turnOff, turnOn, type Asking } from './two-step.sql.ts';
import { ClientId } from '../../http/wire.schemas.ts';

const TwoStepBody = Type.Object({ id: ClientId });
const ConfirmDisableBody = Type.Object({ id: ClientId, mfa: Type.String({ maxLength: 20 }) });

const status = <S extends string>(...words: readonly S[]) =>
  Type.Object({ data: Type.Object({ status: Type.Union(words.map((word): TLiteral<S> => Type.Literal(word))) }) });

const EnableAnswer = status('enabled');
const DisableAnswer = status('code_sended', 'disabled');
const ConfirmDisableAnswer = status('disabled', 'invalid_code');

interface OfClient extends FastifyRequest {
  readonly params: { readonly id: number };
  readonly body: { readonly id: number };
}

type Act<S extends string> = (client: LockedClient, asking: Asking) => Promise<S>;

/** Changes the switch of the client who asks, and writes the audit in the same transaction. */
const changeBy =
  (services: Services) =>
  async <S extends string>(request: OfClient, act: Act<S>): Promise<{ data: { status: S } }> => {
    const caller = await ownCaller(request, services, request.params.id);
    onlyOwn(caller, request.body.id);
    const { clientId, loginId } = caller;
    const now = services.clock.now();
    const status = await withClient(services.db, clientId, async (client) => {
      const outcome = await act(client, { loginId, now });
      await audit(client.tx, { event: `two-step ${outcome}`, clientId, address: request.ip, now });
      return outcome;
    });
    return { data: { status } };
  };

const enable: Act<'enabled'> = async (client, asking) => {
  await turnOn(client, asking);
  return 'enabled';
};

/** Turns two-step verification on and off. @see spec A §7 Auth; decisions Q006, 0120 */
export const twoStepRoutes: Routes = (api, services) => {
  const change = changeBy(services);

  api.post(
    '/clients/:id/enable_mfa',
    signedInCall('access', 'Turn two-step verification on', {
      params: ClientParams,
      body: TwoStepBody,
      answer: EnableAnswer,
    }),
    (request) => change(request, enable),
  );

  api.post(
    '/clients/:id/disable_mfa',
    signedInCall('access', 'Turn it off, or send the code that does', {
      params: ClientParams,
      body: TwoStepBody,
      answer: DisableAnswer,
    }),
    async (request) => {
      await takeAttempt(services, twoStepOffCodes((await clearedCaller(request, services)).clientId));
      return change(request, askToTurnOff);
    },
  );

  api.post(
    '/clients/:id/confirm_disable_mfa',
    signedInCall('access', 'Bring that code', {
      params: ClientParams,
      body: ConfirmDisableBody,
      answer: ConfirmDisableAnswer,
    }),
    async (request) => {
      const limit = twoStepOffTries((await clearedCaller(request, services)).clientId);
      await takeAttempt(services, limit);
      const answer = await change(request, (client, asking) => turnOff(client, asking, request.body.mfa));
      if (answer.data.status === 'disabled') await giveBackAttempt(services, limit);
      return answer;
    },
  );
};
