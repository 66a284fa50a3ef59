import { answering } from '@aroeira/adapters-http/http/testing';
import { makeHttpFatcaRecords, makeHttpOptionLists, makeHttpPepRecords } from '@aroeira/adapters-http/registration';
import { bankAccount, NO_FATCA_ANSWERS, recordsServer } from '@aroeira/domain/registration/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { press } from '../../composition/testing/press.ts';
import { chooseFrom, choose, openRecord, typeInto } from '../flow/testing/open-record.tsx';

const path = (app: ReturnType<typeof openRecord>) => app.navigation.path();

describe('the PEP page', () => {
  it('asks for the half that the tax page opened', async () => {
    openRecord('pepData', { answers: { hasRelation: 'no' } });
    await screen.findByRole('combobox', { name: 'Cargo ou função' });
    expect(screen.queryByLabelText('Nome da pessoa')).toBeNull();
  });

  it('opens only when one of the answers is yes [R262]', async () => {
    const app = openRecord('pepData', { answers: { hasWorked: 'no', hasRelation: 'no' } });
    await waitFor(() => expect(path(app)).toBe('/registration/form/authStart'));
  });

  it('refuses an end that is not after the start, and then sends POST /clientPep [R291] [R300]', async () => {
    const { http, calls, seen } = answering(200, {});
    const records = recordsServer();
    const app = openRecord('pepData', {
      answers: { hasRelation: 'no' },
      records: { ...records, peps: { ...records.peps, save: makeHttpPepRecords(http).save } },
    });
    await chooseFrom('Cargo ou função', 'Prefeito(a)');
    await typeInto(/^Início do exercício/, '01/02/2020');
    await typeInto(/^Fim do exercício/, '01/02/2020');
    await press('Próximo');
    await screen.findByText('* Deve ser maior que de data de início do exercicio');
    await typeInto(/^Fim do exercício/, '02/02/2020');
    await press('Próximo');
    await waitFor(() => expect(path(app)).toBe('/registration/form/fatcaData'));
    expect(calls()).toEqual(['POST /clientPep']);
    expect(seen[0]?.body).toMatchObject({ functionId: 7 });
  });

  it('asks for the degree of a family relation only, and for the kind of a close one only [R297] [R298]', async () => {
    openRecord('pepData', { answers: { hasWorked: 'no' } });
    await choose('Parentesco');
    expect(screen.getByRole('combobox', { name: 'Grau de parentesco' })).toBeTruthy();
    expect(screen.queryByRole('combobox', { name: 'Relacionamento' })).toBeNull();
    await choose('Relação próxima');
    expect(screen.queryByRole('combobox', { name: 'Grau de parentesco' })).toBeNull();
    expect(screen.getByRole('combobox', { name: 'Relacionamento' })).toBeTruthy();
  });

  it('offers relations 1 for a family and relations 2 for a close relation [R299]', async () => {
    const { http, calls } = answering(200, [{ id: 2, name: 'Irmã(o)' }]);
    const lists = makeHttpOptionLists(http);
    openRecord('pepData', { answers: { hasWorked: 'no' }, lists });
    await choose('Parentesco');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Grau de parentesco' }), 'Irmã(o)');
    expect(calls()).toEqual(
      expect.arrayContaining(['GET /clientPep/relations/1', 'GET /clientPep/relations/2', 'GET /functions/all']),
    );
  });

  it('of an office that lasts leaves the profession out, two pages later [R267]', async () => {
    const app = openRecord('pepData', {
      answers: { hasRelation: 'no', hasFatca: 'no' },
      records: recordsServer({ accounts: [bankAccount()] }),
    });
    await chooseFrom('Cargo ou função', 'Prefeito(a)');
    await typeInto(/^Início do exercício/, '01/02/2020');
    await press('Próximo');
    await screen.findByText('184562-1');
    await press('Próximo');
    await waitFor(() => expect(path(app)).toBe('/registration/form/equityData'));
  });
});

const FATCA = {
  answers: {
    ...NO_FATCA_ANSWERS,
    taxDeclaration: 'crs' as const,
  },
  residences: [{ countryId: 30, taxId: { _tag: 'Waiting' as const } }],
};

describe('the FATCA page', () => {
  it('opens only when there are ties to another country [R264]', async () => {
    const app = openRecord('fatcaData', { answers: { hasFatca: 'no' } });
    await waitFor(() => expect(path(app)).toBe('/registration/form/authStart'));
  });

  it('asks for the SSN unless the client refuses, and sends POST /fatcas [R301] [R305]', async () => {
    const { http, calls } = answering(200, {});
    const [records, wire] = [recordsServer(), makeHttpFatcaRecords(http)];
    const save: typeof wire.save = (...sent) => TE.chain(() => records.fatcas.save(...sent))(wire.save(...sent));
    const app = openRecord('fatcaData', { records: { ...records, fatcas: { ...records.fatcas, save } } });
    await choose('FATCA (Estados Unidos)');
    expect(screen.getByLabelText('SSN')).toBeTruthy();
    await press('Próximo');
    await screen.findByText('* Campo obrigatório');
    await choose('Sim', 'Você se recusa a informar o SSN?');
    expect(screen.queryByLabelText('SSN')).toBeNull();
    await press('Próximo');
    await waitFor(() => expect(path(app)).toBe('/registration/form/bankAccounts'));
    expect(calls()).toEqual(['POST /fatcas']);
  });

  it('leads from CRS to the other country [R302]', async () => {
    const app = openRecord('fatcaData');
    await choose('CRS (outros países)');
    await press('Próximo');
    await waitFor(() => expect(path(app)).toBe('/registration/form/fatcaOtherCountry'));
  });
});

describe('the other-country page', () => {
  const open = (residences = FATCA.residences) =>
    openRecord('fatcaOtherCountry', { records: recordsServer({ fatca: { ...FATCA, residences } }) });

  it('is closed after a FATCA declaration', async () => {
    const fatca = { answers: { ...FATCA.answers, taxDeclaration: 'fatca' as const }, residences: [] };
    const app = openRecord('fatcaOtherCountry', { records: recordsServer({ fatca }) });
    await waitFor(() => expect(path(app)).toBe('/registration/form/authStart'));
  });

  it('needs a country with one answer about its number, and saves several', async () => {
    const app = open([]);
    await screen.findByRole('combobox', { name: 'País' });
    await press('Próximo');
    expect(await screen.findByText('* Escolha uma opção')).toBeTruthy();
    expect(screen.getByText('* Campo obrigatório')).toBeTruthy();
    await chooseFrom('País', 'Chile');
    await choose('Possuo NIF');
    await typeInto('NIF', '77');
    await press('Adicionar outro país');
    expect(await screen.findByText('NIF 77')).toBeTruthy();
    await chooseFrom('País', 'Portugal');
    await choose('Aguardando o NIF');
    await press('Próximo');
    await waitFor(() => expect(path(app)).toBe('/registration/form/bankAccounts'));
    expect(app.records.sent).toMatchObject([
      {
        residences: [
          { countryId: 11, taxId: { _tag: 'Has', number: '77' } },
          { countryId: 30, taxId: { _tag: 'Waiting' } },
        ],
      },
    ]);
  });

  it('refuses a country that is there already, at its field, and offers no Brazil', async () => {
    open();
    const list = await screen.findByRole('list', { name: 'Países informados' });
    expect(list.textContent).toContain('Portugal');
    await press('Adicionar outro país');
    await chooseFrom('País', 'Portugal');
    await choose('Aguardando o NIF');
    await press('Próximo');
    expect(await screen.findByText('* Este país já foi informado')).toBeTruthy();
    await userEvent.clear(screen.getByRole('combobox', { name: 'País' }));
    expect(screen.queryByRole('option', { name: 'Brasil' })).toBeNull();
  });

  it('removes a country, and a leave with that edit asks', async () => {
    open();
    await press('Remover Portugal');
    expect(screen.queryByRole('listitem', { name: /Portugal/ })).toBeNull();
    expect(screen.queryByRole('list', { name: 'Países informados' })).toBeNull();
    await press('Voltar');
    expect(await screen.findByRole('heading', { name: 'Deseja descartar as alterações?' })).toBeTruthy();
  });
});
