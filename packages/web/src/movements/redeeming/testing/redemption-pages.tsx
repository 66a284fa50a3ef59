import { session } from '@aroeira/domain/access/testing';
import type { CallFailure } from '@aroeira/domain/kernel';
import type { Fund, Movement, OrderingClient } from '@aroeira/domain/movements';
import { businessDays, fund, orderingClient, orderPorts, takingServer } from '@aroeira/domain/movements/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as TE from 'fp-ts/TaskEither';
import { signedIn } from '../../../access/testing/signed-in.ts';
import { openApp } from '../../../composition/testing/open-app.tsx';
import { press } from '../../../composition/testing/press.ts';
import { movementsRoutes } from '../../movements.routes.tsx';
import { MOVEMENTS } from '../../movements.tokens.ts';

interface Server {
  /** By default 20/11/2026 at 15h, on a business day. */
  readonly from?: string;
  readonly businessDay?: string;
  readonly funds?: TE.TaskEither<CallFailure, readonly Fund[]>;
  readonly movements?: TE.TaskEither<CallFailure, readonly Movement[]>;
  readonly client?: OrderingClient;
  readonly answer?: TE.TaskEither<CallFailure, void>;
}

/** The pages of redemption over a server. */
export const open = (path: string, server: Server = {}) => {
  const { funds = TE.right([fund()]), movements = TE.right([]), client = orderingClient() } = server;
  const taking = takingServer(server.answer);
  let asked = 0;
  const list = () => () => {
    asked += 1;
    return movements();
  };
  const app = openApp(path, {
    from: server.from,
    memory: signedIn(session()),
    routes: movementsRoutes,
    also: (put) => {
      put(MOVEMENTS.Movements, { list, reload: list });
      put(
        MOVEMENTS.Ports,
        orderPorts({
          businessDays: businessDays(server.businessDay),
          clients: { of: () => TE.right(client) },
          funds: { list: () => funds },
          redemptions: taking,
        }),
      );
    },
  });
  return { ...app, taking, asked: () => asked };
};

export const FUND = fund().name;
export const OTHER = { id: 8, name: 'Aroeira Global' };

/** The form of the fund, opened from the list. */
export const openForm = async (server: Server = {}) => {
  const app = open('/movements/redemption', server);
  await press(new RegExp(FUND));
  await screen.findByRole('radiogroup', { name: 'Qual resgate deseja fazer?' });
  return app;
};

export const radio = (name: 'Parcial' | 'Total') => screen.getByRole('radio', { name: new RegExp(`^${name}`) });
export const amount = () => screen.queryByLabelText<HTMLInputElement>('Quanto deseja resgatar?');
export const account = () => screen.getByLabelText<HTMLSelectElement>('Conta destino');
export const send = () => userEvent.click(within(screen.getByRole('main')).getByRole('button', { name: 'Resgatar' }));

export const type = async (text: string) => {
  await userEvent.click(radio('Parcial'));
  await userEvent.clear(amount()!);
  await userEvent.type(amount()!, text);
};

/** Fills the form in: R$ 100,00, to the first account. */
export const fill = async (text = '100') => {
  await type(text);
  await userEvent.selectOptions(account(), account().options[1]!);
};

export const dialog = (name: string) => screen.findByRole('dialog', { name });
export const inDialog = async (name: string, button: string) =>
  userEvent.click(within(await dialog(name)).getByRole('button', { name: button }));
export const confirm = () => inDialog('Confirmar resgate', 'Resgatar');
