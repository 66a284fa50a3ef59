import { session } from '@aroeira/domain/access/testing';
import { cents, type CallFailure } from '@aroeira/domain/kernel';
import type {
  Fund,
  FundShare,
  Movement,
  OrderingClient,
  PaperStatus,
  Suggestion,
  SuggestionRequest,
  TermsToSign,
} from '@aroeira/domain/movements';
import {
  businessDays,
  fund,
  fundTerms,
  investingServer,
  orderingClient,
  orderPorts,
} from '@aroeira/domain/movements/testing';
import type { RenewalVerdict } from '@aroeira/domain/registration';
import { standingsServer } from '@aroeira/domain/registration/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as TE from 'fp-ts/TaskEither';
import { signedIn } from '../../../access/testing/signed-in.ts';
import { openApp } from '../../../composition/testing/open-app.tsx';
import { press } from '../../../composition/testing/press.ts';
import { REGISTRATION } from '../../../registration/registration.tokens.ts';
import { SHELL } from '../../../shell/shell.tokens.ts';
import { PDF } from '../../../shell/pdf/pdf.tokens.ts';
import { fakePdf } from '../../../ui/pdf/testing/fake-pdf.ts';
import { movementsRoutes } from '../../movements.routes.tsx';
import { MOVEMENTS } from '../../movements.tokens.ts';

export interface Server {
  /** By default 20/11/2026 at 15h, on a business day. */
  readonly from?: string;
  readonly businessDay?: string;
  readonly funds?: TE.TaskEither<CallFailure, readonly Fund[]>;
  readonly movements?: TE.TaskEither<CallFailure, readonly Movement[]>;
  readonly client?: OrderingClient;
  readonly suggested?: TE.TaskEither<CallFailure, readonly Suggestion[]>;
  readonly shares?: TE.TaskEither<CallFailure, readonly FundShare[]>;
  readonly answer?: TE.TaskEither<CallFailure, void>;
  readonly papers?: TermsToSign | undefined;
  readonly status?: TE.TaskEither<CallFailure, PaperStatus>;
  readonly toSign?: TE.TaskEither<CallFailure, TermsToSign | undefined>;
  readonly verdict?: RenewalVerdict;
}

/** A fund with a position, and one without. Minimums: 5.000,00 initial, 500,00 additional. */
export const HELD = fund();
export const NEW = fund({ id: 8, name: 'Aroeira Global', position: cents(0) });

/** The pages of an investment over a server. */
export const open = (path: string, server: Server = {}) => {
  const { funds = TE.right([HELD, NEW]), movements = TE.right([]), client = orderingClient() } = server;
  const taking = investingServer(server.answer);
  const provider = fundTerms(server.papers);
  const [wanted, sharesWanted]: [SuggestionRequest[], object[]] = [[], []];
  const [checks, opened, reloads, files]: [string[], string[], number[], string[]] = [[], [], [], []];
  const fileOf = (kind: string) => (fundId: number) =>
    TE.fromIO(() => {
      files.push(`${kind} ${fundId}`);
      return { bytes: new Uint8Array([1]), contentType: 'application/pdf' };
    });
  const app = openApp(path, {
    from: server.from,
    memory: signedIn(session()),
    routes: movementsRoutes,
    also: (put) => {
      put(REGISTRATION.Standings, standingsServer({ verdict: server.verdict ?? 'ok' }));
      put(MOVEMENTS.Movements, {
        list: () => movements,
        reload: (clientId) => () => {
          reloads.push(clientId);
          return movements();
        },
      });
      put(MOVEMENTS.Ports, {
        ...orderPorts({ businessDays: businessDays(server.businessDay), investments: taking }),
        clients: { of: () => TE.right(client) },
        funds: { list: () => funds },
        suggestions: {
          of: (request) => {
            wanted.push(request);
            return server.suggested ?? TE.right([{ fundId: HELD.id, amount: cents(1_000_00) }]);
          },
          byProfile: (request) => {
            sharesWanted.push(request);
            return server.shares ?? TE.right([]);
          },
        },
        fundTerms: {
          toSign: (ids) => server.toSign ?? provider.toSign(ids),
          statusOf: (token) => {
            checks.push(token);
            return server.status ?? provider.statusOf(token);
          },
        },
      });
      put(MOVEMENTS.FundFiles, { factSheet: fileOf('factSheet'), regulation: fileOf('regulation') });
      put(SHELL.ExternalLinks, { open: (address) => opened.push(address) > 0 });
      put(PDF.Reader, fakePdf().reader);
    },
  });
  return { ...app, taking, provider, wanted, sharesWanted, checks, opened, reloads, files };
};

export const totalField = () => screen.findByLabelText<HTMLInputElement>('Quanto deseja investir?');
export const tick = async (name: string) => userEvent.click(await screen.findByRole('checkbox', { name }));

/** Chooses funds and a total on the first page, and presses 'Investir'. */
export const choose = async (names: readonly string[] = [HELD.name], total = '2000') => {
  await userEvent.type(await totalField(), total);
  for (const name of names) await tick(name);
  await press('Investir');
};

/** The amounts of the funds, opened from the list. */
export const openAmounts = async (
  server: Server = {},
  names: readonly string[] = [HELD.name, NEW.name],
  total?: string,
) => {
  const app = open('/movements/investment', server);
  await choose(names, total);
  await screen.findByRole('heading', { name: 'Distribua seu investimento' });
  return app;
};

export const card = (name: string) => within(screen.getByRole('region', { name }));
export const amount = (name: string) => card(name).getByLabelText<HTMLInputElement>('Valor do investimento');
export const account = (name: string) =>
  card(name).getByLabelText<HTMLSelectElement & { readonly readOnly?: boolean }>('Conta de origem');
export const type = async (name: string, text: string) => {
  await userEvent.clear(amount(name));
  await userEvent.type(amount(name), text);
};
export const chooseAccount = async (name: string, place = 1) =>
  userEvent.selectOptions(account(name), account(name).options[place]!);
export const manual = () => press('Definir alocação');
export const goOn = () => press('Continuar');

/** Amounts by hand: R$ 1.000,00 into the held fund, from the first account. */
export const fill = async () => {
  await manual();
  await type(HELD.name, '1000');
  await chooseAccount(HELD.name);
};

/** The confirmation of R$ 1.000,00 in the held fund. */
export const openConfirmation = async (server: Server = {}) => {
  const app = await openAmounts(server);
  await fill();
  await goOn();
  await screen.findByRole('heading', { name: 'Confirmar investimento(s)' });
  return app;
};
