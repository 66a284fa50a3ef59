import { Type } from '@sinclair/typebox';
import type { Routes, Services } from '../../http/api.ts';
import { Refusal, refuseWord } from '../../http/refusal.ts';
import { signedInCall } from '../../http/described-call.ts';
import { Nothing } from '../../http/wire.schemas.ts';
import { DeviceType } from '../access.schemas.ts';
import { clearAttempts, takeAttempt, type Limit } from '../attempts.sql.ts';
import { signedInCaller, type Caller } from '../caller.ts';
import { unblocksByMail, unblocksOfDevice, unblocksOfNewDevices, unblocksOfUsedDevice } from '../limits.ts';
import { originOf, unblockDevice } from './unblock.sql.ts';

const Answer = Type.Optional(Type.String({ maxLength: 200 }));

/** @see spec A §3 Unblock answers, A §7 Auth */
const UnblockBody = Type.Object({
  deviceTypes: Type.Array(DeviceType, { minItems: 1, maxItems: 2 }),
  motherName: Answer,
  cep: Answer,
  birthDate: Answer,
  streetNumber: Answer,
  email: Answer,
});

/** @throws Refusal 429 `max_tries_reached`, with the seconds until the client may try again */
const takeTry = async (services: Services, limits: readonly Limit[]): Promise<void> => {
  try {
    for (const limit of limits) await takeAttempt(services, limit);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new Refusal(error.status, { message: 'max_tries_reached' }, error.retryAfterSeconds);
  }
};

/** The counts of a device. A person who has only the password fills only the count of new devices (decision 0170). */
const limitsOf = async ({ db }: Services, { clientId, loginId }: Caller): Promise<readonly Limit[]> => {
  switch (await originOf(db, loginId)) {
    case 'mail':
      return [unblocksOfDevice(loginId), unblocksByMail(clientId)];
    case 'used':
      return [unblocksOfDevice(loginId), unblocksOfUsedDevice(loginId)];
    case 'new':
      return [unblocksOfDevice(loginId), unblocksOfNewDevices(clientId)];
  }
};

/** Takes a blocked device's answers. @see spec A §2 Password and device screens, A §8 Password recovery and device */
export const unblockRoutes: Routes = (api, services) => {
  api.post(
    '/blockedDevice/client/unblock',
    signedInCall(
      'access',
      'Unblock the device of this session: at least three of the five answers, none of them wrong',
      { body: UnblockBody, answer: Nothing },
    ),
    async (request) => {
      const caller = await signedInCaller(request, services);
      // An earlier call may have unblocked the device, and its answer may be lost.
      if (!caller.isDeviceBlocked) return {};
      const limits = await limitsOf(services, caller);
      await takeTry(services, limits);
      const { deviceTypes: _ours, ...answers } = request.body;
      const now = services.clock.now();
      if (!(await unblockDevice(services.db, { caller, answers, address: request.ip, now })))
        throw refuseWord(400, 'invalid_answers');
      for (const limit of limits) await clearAttempts(services, limit);
      return {};
    },
  );
};
