import { answering } from '@aroeira/adapters-http/http/testing';
import { makeHttpProfessionalRecords } from '@aroeira/adapters-http/registration';
import { bankAccount, recordsServer } from '@aroeira/domain/registration/testing';
import type { ProfessionalRecord, ProfessionalType } from '@aroeira/domain/registration';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { calendarDay } from '@aroeira/domain/kernel';
import { press } from '../../composition/testing/press.ts';
import { chooseFrom, openRecord, typeInto } from '../flow/testing/open-record.tsx';

const FIELDS = ['Profissão', 'Empresa', 'CNPJ da empresa'] as const;
const asked = () =>
  FIELDS.filter((caption) => screen.queryByLabelText(new RegExp(`^${caption}( opcional)?$`)) !== null);
const bond = async (caption: string) =>
  userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Tipo de vínculo' }), caption);

describe('the page of the profession', () => {
  it.each([
    ['Assalariado(a)', ['Profissão', 'Empresa', 'CNPJ da empresa'], '[R345]'],
    ['Profissional liberal', ['Profissão', 'Empresa'], '[R346]'],
    ['Empresário(a)', ['Empresa', 'CNPJ da empresa'], '[R347]'],
  ])('asks %s for %j %s', async (caption, captions) => {
    openRecord('professionalInformation', { answers: { hasWorked: 'no' } });
    await bond(caption);
    await waitFor(() => expect(asked()).toEqual(captions));
  });

  it('asks the others for nothing more [R348]', async () => {
    openRecord('professionalInformation', { answers: { hasWorked: 'no' } });
    for (const caption of ['Sem vínculo', 'Aposentado(a)', 'Capitalista', 'Estudante', 'Do lar']) {
      await bond(caption);
      expect([caption, asked()]).toEqual([caption, []]);
    }
  });

  it('shows a career only after a bond, and sends POST /professionalInformations [R351]', async () => {
    const { http, calls, seen } = answering(200, {});
    const records = recordsServer();
    const app = openRecord('professionalInformation', {
      answers: { hasWorked: 'no' },
      records: { ...records, professions: { ...records.professions, save: makeHttpProfessionalRecords(http).save } },
    });
    await bond('Profissional liberal');
    await press('Próximo');
    expect(await screen.findByText('* Escolha uma opção')).toBeTruthy();
    await chooseFrom('Profissão', 'Advogado');
    await press('Próximo');
    await waitFor(() => expect(app.navigation.path()).toBe('/registration/form/equityData'));
    expect(calls()).toEqual(['POST /professionalInformations']);
    expect(seen[0]?.body).toMatchObject({ professionalType: 2, carrerId: 2 });
  });

  it('is closed to a client in office today, whose office is the profession', async () => {
    const role = { functionId: 7, startedOn: calendarDay('2020-01-01'), endedOn: undefined };
    const pep = { role: { ...role, company: undefined, cnpj: undefined }, relation: undefined };
    const app = openRecord('professionalInformation', { records: recordsServer({ pep }) });
    await waitFor(() => expect(app.navigation.path()).toBe('/registration/form/authStart'));
    expect(app.records.sent).toEqual([]);
  });
});

const professionOf = (professionalType: ProfessionalType): ProfessionalRecord => ({
  professionalType,
  careerId: undefined,
  company: undefined,
  cnpj: undefined,
  functionId: undefined,
});
const openEquity = (type: ProfessionalType = 'retired') =>
  openRecord('equityData', {
    answers: { hasWorked: 'no', hasRelation: 'no', hasFatca: 'no' },
    records: recordsServer({ profession: professionOf(type), accounts: [bankAccount()] }),
  });
const amount = (caption: string, typed: string) => typeInto(new RegExp(`^${caption}`), typed);

describe('the page of the patrimony', () => {
  it('refuses a sum below R$ 5.000, and takes exactly R$ 5.000 [R352]', async () => {
    const app = openEquity();
    await amount('Renda mensal', '3000');
    await amount('Bens móveis', '4000');
    await amount('Aplicações financeiras', '999');
    await press('Próximo');
    await screen.findByText('* A soma dos patrimônios deve ser igual ou maior que R$ 5.000');
    await amount('Aplicações financeiras', '1000');
    await press('Próximo');
    await waitFor(() => expect(app.navigation.path()).toBe('/registration/form/success'));
    expect(app.records.sent).toMatchObject([{ income: 300_000, movable: 400_000, financialInvestments: 100_000 }]);
  });

  it('asks where other income comes from', async () => {
    openEquity();
    await amount('Renda mensal', '3000');
    await amount('Bens móveis', '5000');
    expect(screen.getByLabelText('Descrição de outras rendas opcional').getAttribute('aria-required')).not.toBe('true');
    await amount('Outras rendas', '10');
    expect(screen.getByLabelText('Descrição de outras rendas').getAttribute('aria-required')).toBe('true');
    await press('Próximo');
    expect(await screen.findByText('* Descrição de outras rendas é obrigatório')).toBeTruthy();
  });
});
