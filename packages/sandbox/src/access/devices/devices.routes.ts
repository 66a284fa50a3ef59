import { Type } from '@sinclair/typebox';
import type { Routes } from '../../http/api.ts';
import { signedInCall } from '../../http/described-call.ts';
import { ClientId, Moment, Nothing } from '../../http/wire.schemas.ts';
import { ClientParams, DeviceType, LoginId } from '../access.schemas.ts';
import { ownCaller } from '../caller.ts';
import { endDevice, signedInDevices } from './devices.sql.ts';

const Device = Type.Object({
  loginId: LoginId,
  deviceType: DeviceType,
  browser: Type.Union([Type.String(), Type.Null()]),
  system: Type.Union([Type.String(), Type.Null()]),
  signedInAt: Moment,
  lastSeenAt: Moment,
  isCurrent: Type.Boolean(),
});

const DeviceParams = Type.Object({ id: ClientId, loginId: LoginId });

/** Lists and ends the devices of a client. The specification has no such calls (docs/decisions/0112). */
export const deviceRoutes: Routes = (api, services) => {
  api.get(
    '/clients/:id/devices',
    signedInCall('access', 'The devices where the client is signed in', {
      params: ClientParams,
      answer: Type.Array(Device),
    }),
    async (request) => {
      const { clientId, loginId } = await ownCaller(request, services, request.params.id);
      const devices = await signedInDevices(services.db, clientId, services.clock.now());
      return devices.map((device) => ({
        ...device,
        signedInAt: device.signedInAt.toISOString(),
        lastSeenAt: device.lastSeenAt.toISOString(),
        isCurrent: device.loginId === loginId,
      }));
    },
  );

  api.delete(
    '/clients/:id/devices/:loginId',
    signedInCall('access', 'Sign one of the client’s devices out', { params: DeviceParams, answer: Nothing }),
    async (request) => {
      const { clientId } = await ownCaller(request, services, request.params.id);
      const { loginId } = request.params;
      await endDevice(services.db, { clientId, loginId, address: request.ip, now: services.clock.now() });
      return {};
    },
  );
};
