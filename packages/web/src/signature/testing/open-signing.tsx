import { makeMemoryStorage, makeSigningUnderWay } from '@aroeira/adapters-http/storage';
import type { CallFailure } from '@aroeira/domain/kernel';
import type { Approval, CheckList } from '@aroeira/domain/registration';
import { checkList, readableTerms, standingsServer } from '@aroeira/domain/registration/testing';
import type { Renewal } from '@aroeira/domain/renewal';
import { renewal, renewalsServer } from '@aroeira/domain/renewal/testing';
import { signaturesServer } from '@aroeira/domain/signature/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as TE from 'fp-ts/TaskEither';
import { expect } from 'vitest';
import { signedIn } from '../../access/testing/signed-in.ts';
import { configurationOf } from '../../composition/testing/configuration-of.ts';
import { openApp } from '../../composition/testing/open-app.tsx';
import { press } from '../../composition/testing/press.ts';
import { SHARED } from '../../composition/shared.tokens.ts';
import { registrationRoutes } from '../../registration/registration.routes.tsx';
import { REGISTRATION } from '../../registration/registration.tokens.ts';
import { TERMS } from '../../registration/terms/terms.tokens.ts';
import { RENEWAL } from '../../renewal/renewal.tokens.ts';
import type { Downloads } from '../../shell/native-wrapper/downloads.ts';
import type { Path } from '../../shell/routing/paths.ts';
import { SHELL } from '../../shell/shell.tokens.ts';
import { shellRoutes } from '../../shell/shell.routes.tsx';
import { PDF } from '../../shell/pdf/pdf.tokens.ts';
import { fakePdf } from '../../ui/pdf/testing/fake-pdf.ts';
import { layPaper, scrollPaper } from '../../ui/pdf/testing/paper.ts';
import { signatureRoutes } from '../signature.routes.tsx';
import { SIGNATURE } from '../signature.tokens.ts';
import { fakeInk } from './fake-ink.ts';

export interface SigningWorld {
  readonly failures?: Parameters<typeof signaturesServer>[0];
  readonly approval?: Approval;
  readonly isCompany?: boolean;
  readonly list?: CheckList;
  /** Nobody learns whether the page opens. */
  readonly isSilent?: boolean;
  /** By default nothing to renew. */
  readonly renewal?: Partial<Renewal>;
  readonly noInk?: number;
  /** What one tab of the browser keeps over a reload. */
  readonly tab?: ReturnType<typeof makeMemoryStorage>;
  /** What the page before passed. */
  readonly state?: object;
  readonly settings?: object;
  /** How a download ends. */
  readonly save?: ReturnType<Downloads['save']>;
}

/** Opens the signature in the whole app: a client who lacks nothing else. */
export const openSigning = (page: string, world: SigningWorld = {}) => {
  layPaper();
  const server = signaturesServer(world.failures);
  const ink = fakeInk(world.noInk);
  const saved: string[] = [];
  const path = `/registration/signature/${page}` as Path;
  const app = openApp(world.state === undefined ? path : '/welcome', {
    memory: signedIn(),
    routes: [...shellRoutes, ...registrationRoutes, ...signatureRoutes],
    also: (put) => {
      put(SIGNATURE.Signatures, server);
      put(SIGNATURE.UnderWay, makeSigningUnderWay({ tab: world.tab ?? makeMemoryStorage(), prefix: '' }));
      put(SIGNATURE.Ink, ink.ink);
      put(SHARED.Configuration, configurationOf(world.settings ?? {}));
      put(SHELL.Downloads, {
        keep: () => TE.right(undefined),
        save: (at, name) => {
          saved.push(`${at} as ${name}`);
          return world.save ?? TE.right(undefined);
        },
      });
      put(TERMS.ReadableTerms, readableTerms());
      put(PDF.Reader, fakePdf().reader);
      put(RENEWAL.Renewals, renewalsServer({ of: TE.right(renewal({ status: 'ok', ...world.renewal })) }));
      put(
        REGISTRATION.Standings,
        standingsServer({
          approval: world.approval ?? 'started',
          checkList: world.isSilent
            ? () => new Promise(() => undefined)
            : TE.right<CallFailure, CheckList>(world.list ?? checkList([], { overallResult: 0 })),
          isCompany: world.isCompany ?? false,
        }),
      );
    },
  });
  if (world.state !== undefined) act(() => app.navigation.push(path, world.state));
  return { ...app, server, ink, saved, at: (path: string) => waitFor(() => expect(app.navigation.path()).toBe(path)) };
};

export const SIGN = '/registration/signature/sign';
export const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name: new RegExp(name) });

export const read = async (title: string) => {
  await press(`Ler ${title}`);
  await scrollPaper(title, 600);
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Li e aceito o termo' }));
  await press('Aceito');
  await screen.findByRole('heading', { name: 'Leia os termos' });
};

/** Accepts a term and comes to the pad. */
export const atPad = async (world: SigningWorld = {}) => {
  const app = openSigning('terms', world);
  await read('Termo de risco');
  await press('Continuar');
  await app.at(SIGN);
  await waitFor(() => expect(app.ink.open()).toBe(1));
  return app;
};
export const city = () => screen.findByLabelText<HTMLInputElement>('Cidade de assinatura');
export const alert = async () => (await screen.findByRole('alert')).textContent;
export const sent = (server: ReturnType<typeof signaturesServer>, call: string) =>
  server.calls.filter(([name]) => name === call).map(([, what]) => what);

/** Signs a term, and comes to the list of the signed ones. */
export const signed = async (world: SigningWorld = {}) => {
  const app = await atPad(world);
  app.ink.draw(90);
  await userEvent.type(await city(), 'Santos');
  await press('Assinar 1 termo');
  await app.at('/registration/signature/signedTerms');
  return app;
};
