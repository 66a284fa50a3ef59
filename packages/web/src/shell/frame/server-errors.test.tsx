import { misuseReports } from '@aroeira/domain/access/testing';
import type { Environment } from '@aroeira/domain/kernel/messages';
import { screen } from '@testing-library/react';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { openApp } from '../../composition/testing/open-app.tsx';

const GENERIC = 'Ocorreu um erro, tente novamente mais tarde.';
const BODY = '{"message":"column x does not exist"}';

/** The sentence of a page after the server refused a call with a body of its own. */
const saidOf = async (environment: Environment, code: string) => {
  const misuse = misuseReports(TE.left({ _tag: 'Refused', status: 500, code, detail: BODY }));
  openApp('/acessoIndevido/login-9', { environment, misuseReports: misuse });
  return (await screen.findByRole('alert')).textContent;
};

describe('a server error', () => {
  it('with an unknown code shows only the sentence in production, never the raw body [R876] [R879]', async () => {
    expect(await saidOf('production', 'ERR999')).toBe('Ocorreu um erro, tente novamente mais tarde.');
  });

  it('tells the code for support, if the server named the request', async () => {
    const failed = { _tag: 'Refused', status: 500, code: undefined, detail: BODY, requestId: 'ABCD2345' } as const;
    openApp('/acessoIndevido/login-9', { misuseReports: misuseReports(TE.left(failed)) });
    expect((await screen.findByRole('alert')).textContent).toBe(`${GENERIC}Código para o atendimento: ABCD2345`);
  });

  it.each(['localhost', 'lan'] as const)('shows the raw body in the environment %s [R877]', async (environment) => {
    expect(await saidOf(environment, 'ERR999')).toBe(`${GENERIC} ${BODY}`);
  });

  it.each(['no_registration_form_set', 'invalid_client'])('with our code %s does not show it [R880]', async (code) => {
    expect(await saidOf('localhost', code)).toBe(GENERIC);
  });
});
