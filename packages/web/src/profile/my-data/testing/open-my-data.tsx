import { consents, session } from '@aroeira/domain/access/testing';
import type { CallFailure } from '@aroeira/domain/kernel';
import type { ClientData, ConsentHistories, DataRequests } from '@aroeira/domain/profile';
import { clientData, consentHistories, dataRequests } from '@aroeira/domain/profile/testing';
import { screen } from '@testing-library/react';
import * as TE from 'fp-ts/TaskEither';
import { accessRoutes } from '../../../access/access.routes.tsx';
import { signedIn } from '../../../access/testing/signed-in.ts';
import { openApp } from '../../../composition/testing/open-app.tsx';
import { SHELL } from '../../../shell/shell.tokens.ts';
import { profileRoutes } from '../../profile.routes.tsx';
import { MY_DATA } from '../my-data.module.ts';

/** What the server answers. */
interface Server {
  readonly copy?: TE.TaskEither<CallFailure, ClientData>;
  readonly histories?: ConsentHistories;
  readonly requests?: DataRequests;
  readonly consents?: ReturnType<typeof consents>;
  readonly isNative?: boolean;
}

/** The page of the client's data in the whole app. `kept` has the files that the client got. */
export const openMyData = ({
  copy = TE.right(clientData()),
  histories = consentHistories(),
  requests = dataRequests(),
  isNative,
  ...server
}: Server = {}) => {
  const kept: (readonly [name: string, bytes: Uint8Array])[] = [];
  const app = openApp('/profile-my-data', {
    memory: signedIn(session()),
    routes: [...accessRoutes, ...profileRoutes],
    ...(server.consents && { consents: server.consents }),
    also: (put) => {
      put(MY_DATA.Ports, { copies: { of: () => copy }, histories, requests });
      put(SHELL.KeepFile, isNative ? undefined : ({ bytes }, name) => void kept.push([name, bytes]));
    },
  });
  return { ...app, kept };
};

/** A part of the page, by its title. */
export const part = (name: string) => screen.findByRole('region', { name });
