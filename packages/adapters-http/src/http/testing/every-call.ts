import { correspondent } from '@aroeira/domain/contact/testing';
import { goals, objective } from '@aroeira/domain/independence/testing';
import { calendarDay, cents } from '@aroeira/domain/kernel';
import { ANA } from '@aroeira/domain/kernel/testing';
import { heldFund } from '@aroeira/domain/movements/testing';
import { dataRequest } from '@aroeira/domain/profile/testing';
import { period } from '@aroeira/domain/reports/testing';
import * as contact from '../../contact/index.ts';
import * as independence from '../../independence/index.ts';
import * as movements from '../../movements/index.ts';
import * as pension from '../../pension/index.ts';
import * as position from '../../position/index.ts';
import * as profile from '../../profile/index.ts';
import * as reports from '../../reports/index.ts';
import type { HttpClient } from '../http-client.ts';
import { accessCalls } from './access-calls.ts';
import { deviceInfo } from './index.ts';
import { callsOf, type NamedCall } from './recorded-examples.ts';
import { registrationCalls, savedCalls, type Records } from './registration-calls.ts';

const ID = 7;
const UUID = '7f3d2a10-5b1c-4c3e-9d2f-0a1b2c3d4e5f';
const DAY = calendarDay('1984-03-12');
const PERIOD = period();

const moneyCalls = (http: HttpClient): readonly NamedCall[] => {
  const held = [heldFund()];
  const line = { fundId: ID, amount: cents(1000_00), bankAccountId: ID };
  const parts = { http, deviceInfo };
  const plan = independence.makeHttpIndependencePorts(http);
  const { id: _, ...values } = objective();
  return [
    ...callsOf(position.makeHttpPositions(http), { of: [ANA] }),
    ...callsOf(position.makeHttpYieldHistories(http), { of: [ANA, '12m'] }),
    ...callsOf(movements.makeHttpBusinessDays(http), { current: [] }),
    ...callsOf(movements.makeHttpFundFiles(http), { factSheet: [ID], regulation: [ID] }),
    ...callsOf(movements.makeHttpFundTerms(http), { toSign: [[ID]], statusOf: [UUID] }),
    ...callsOf(movements.makeHttpFunds(http), { list: [{ id: ID, formId: ID }] }),
    ...callsOf(movements.makeHttpPastInvestments(http), { wereIn: [ID] }),
    ...callsOf(movements.makeHttpMovements(http), { list: [ID], reload: [ID] }),
    ...callsOf(movements.makeHttpReceipts(http), { of: [UUID] }),
    ...callsOf(movements.makeHttpOrderingClients(http), { of: [ID] }),
    ...callsOf(movements.makeHttpInvestments(parts), {
      place: [{ lines: [line], total: line.amount }, UUID, 'unasked'],
    }),
    ...callsOf(movements.makeHttpRedemptions(parts), {
      place: [{ operation: 'partial-redemption', ...line }, UUID, 'unasked'],
    }),
    ...callsOf(movements.makeHttpSuggestions(http), {
      of: [{ riskProfile: 'moderate', funds: held, total: cents(2000_00) }],
      byProfile: [{ clientId: ID, riskProfile: 'moderate', birthDate: DAY, funds: held }],
    }),
    ...callsOf(pension.makeHttpPensionCertificates(http), { of: [ANA] }),
    ...callsOf(plan.plans, { load: [], save: [goals()] }),
    ...callsOf(plan.objectives, {
      list: [],
      create: [values],
      update: [ID, values],
      remove: [ID],
    }),
    ...callsOf(plan.births, { of: [ID] }),
    ...callsOf(plan.riskProfiles, { of: [ID] }),
    ...callsOf(reports.makeHttpReports(http), { statement: [PERIOD], generated: [PERIOD], email: [PERIOD] }),
  ];
};

const profileCalls = (http: HttpClient): readonly NamedCall[] => {
  const planner = { id: 2 };
  const { correspondents, mailbox, photos } = contact.makeHttpContactPorts(http);
  const { kind, message } = dataRequest();
  const myData = profile.makeHttpMyDataPorts(http);
  return [
    ...callsOf(profile.makeHttpConformityTerms(http), { check: [] }),
    ...callsOf(profile.makeHttpSignedDocuments(http), { list: [] }),
    ...callsOf(profile.makeHttpStaticForms(http), { load: [{ file: 'privacy', title: '' }] }),
    ...callsOf(profile.makeHttpStoredDocuments(http), { download: [ID] }),
    ...callsOf(profile.makeHttpPersonalRecords(http), { read: [ID], savePhoto: [ID, { _tag: 'Removed' }] }),
    ...callsOf(myData.copies, { of: [ID] }),
    ...callsOf(myData.histories, { of: [ID] }),
    ...callsOf(myData.requests, { list: [ID], one: [ID, ID], send: [ID, { kind, message }] }),
    ...callsOf(correspondents, { of: [ID] }),
    ...callsOf(photos, { of: [planner] }),
    ...callsOf(mailbox, {
      toProvider: [correspondent(), { subject: 'question', message }],
      toPlanner: [planner, { message }],
      rate: [correspondent(), { stars: 5, message }],
    }),
  ];
};

/** Every call of every adapter. @param records what the saves send */
export const everyCall = (http: HttpClient, records: Records): readonly NamedCall[] => [
  ...accessCalls(http),
  ...savedCalls(http, records),
  ...registrationCalls(http),
  ...moneyCalls(http),
  ...profileCalls(http),
];
