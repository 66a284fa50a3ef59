import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import type { CallFailure } from '../../kernel/call-failure.ts';
import { calendarDay } from '../../kernel/days.ts';
import { clockAt, unreachable } from '../../kernel/testing/index.ts';
import type { FatcaDataValues, FatcaRecord, TaxResidence } from '../tax/fatca-record.ts';
import { makeSaveFatca } from '../tax/save-fatca.use-case.ts';
import { NO_FATCA_ANSWERS } from '../testing/index.ts';
import { makeSaveTaxResidences } from '../tax/save-tax-residences.use-case.ts';
import type { PepRecord } from './pep-record.ts';
import { makeSavePep } from './save-pep.use-case.ts';
import { recordOfOffice } from '../work/professional-record.ts';

const CLIENT = 5001;
const NOON = clockAt('2026-11-20T12:00:00-03:00');

/** A server that keeps the records of one client. */
const serverWith = (kept: { pep?: PepRecord; fatca?: FatcaRecord } = {}, failing?: CallFailure) => {
  const saved: unknown[] = [];
  const save = (_: number, record: unknown) => {
    if (failing !== undefined) return TE.left(failing);
    saved.push(record);
    return TE.right(undefined);
  };
  return {
    saved,
    peps: { read: () => TE.right(kept.pep), save },
    fatcas: { read: () => TE.right(kept.fatca), save },
    professions: { read: () => TE.right(undefined), save },
  };
};

const mayor = (endedOn?: string): PepRecord => ({
  role: {
    functionId: 7,
    startedOn: calendarDay('2021-01-01'),
    endedOn: endedOn === undefined ? undefined : calendarDay(endedOn),
    company: 'Prefeitura de Santos',
    cnpj: undefined,
  },
  relation: undefined,
});

describe('saving the PEP page', () => {
  const save = (record: PepRecord, server = serverWith()) =>
    makeSavePep({ peps: server.peps, professions: server.professions, clock: NOON })(CLIENT, record)();

  it('saves the role of a client in office as the profession too, including the last day (decision Q016)', async () => {
    for (const record of [mayor(), mayor('2026-11-20')]) {
      const server = serverWith();
      await save(record, server);
      expect(server.saved).toEqual([record, record.role && recordOfOffice(record.role)]);
    }
  });

  it('does not change the profession of a client out of office, or of a client with a relation only', async () => {
    for (const record of [mayor('2026-11-19'), { role: undefined, relation: undefined }]) {
      const server = serverWith();
      await save(record, server);
      expect(server.saved).toEqual([record]);
    }
  });

  it('fails when the call fails', async () => {
    expect(await save(mayor(), serverWith({}, unreachable))).toEqual(E.left(unreachable));
  });
});

const answers = (taxDeclaration: 'fatca' | 'crs'): FatcaDataValues => ({
  ...NO_FATCA_ANSWERS,
  taxDeclaration,
  hasOtherTaxResidence: 'yes',
});
const PORTUGAL: TaxResidence = { countryId: 30, taxId: { _tag: 'Waiting' } };
const CHILE: TaxResidence = { countryId: 11, taxId: { _tag: 'Has', number: '77' } };

describe('saving the FATCA pages', () => {
  it('keeps the saved countries, but not for a FATCA declaration', async () => {
    const server = serverWith({ fatca: { answers: answers('crs'), residences: [CHILE] } });
    const save = makeSaveFatca(server.fatcas);
    await save(CLIENT, answers('crs'))();
    await save(CLIENT, answers('fatca'))();
    expect(server.saved).toEqual([
      { answers: answers('crs'), residences: [CHILE] },
      { answers: answers('fatca'), residences: [] },
    ]);
  });

  it('saves at least one country with the saved answers, and fails without these answers', async () => {
    const server = serverWith({ fatca: { answers: answers('crs'), residences: [CHILE] } });
    const save = makeSaveTaxResidences(server.fatcas);
    expect(await save(CLIENT, [])()).toEqual(E.left({ _tag: 'NoTaxResidence' }));
    const brazil: TaxResidence = { ...PORTUGAL, countryId: 1 };
    expect(await save(CLIENT, [PORTUGAL, brazil])()).toEqual(E.left({ _tag: 'TaxCountryIsBrazil', index: 1 }));
    expect(await save(CLIENT, [PORTUGAL, CHILE, PORTUGAL])()).toEqual(E.left({ _tag: 'RepeatedTaxCountry', index: 2 }));
    await save(CLIENT, [PORTUGAL])();
    expect(server.saved).toEqual([{ answers: answers('crs'), residences: [PORTUGAL] }]);
    const early = serverWith();
    const missing = await makeSaveTaxResidences(early.fatcas)(CLIENT, [PORTUGAL])();
    expect([missing, early.saved]).toEqual([E.left({ _tag: 'NoTaxDeclaration' }), []]);
  });
});
