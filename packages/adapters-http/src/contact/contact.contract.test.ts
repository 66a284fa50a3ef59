import { composeContact, SUBJECTS, type Subject } from '@aroeira/domain/contact';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { testSandbox } from '../http/testing/sandbox.ts';
import type { PersonaKey } from '../http/testing/index.ts';
import type { Fetch } from '../http/transport.ts';
import { makeHttpContactPorts } from './index.ts';

const { sandbox, signedIn } = testSandbox();

/** What a client writes at the sandbox, and the bodies of the calls. */
const writing = async (whose: PersonaKey) => {
  const sent: (readonly [call: string, body: unknown])[] = [];
  const fetch: Fetch = (url, init) => {
    if (init.method !== 'GET')
      sent.push([
        `${init.method} ${url.split('/api/')[1]}`,
        typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      ]);
    return sandbox.fetch(url, init);
  };
  const { http, session } = await signedIn(whose, fetch);
  const contact = composeContact(makeHttpContactPorts(http));
  sent.length = 0;
  return {
    sent,
    clientId: session.clientId,
    toProvider: (subject: Subject) => contact.writeToProvider(session.clientId, { subject, message: 'Oi' })(),
    toPlanner: () => contact.writeToPlanner(session.clientId, { message: 'Podemos conversar?' })(),
    rate: () => contact.rateApp(session.clientId, { stars: 4, message: 'Bom' })(),
    photo: (id: number) => contact.photos.of({ id })(),
  };
};

const MARINA = {
  name: 'Marina Cavalcanti de Albuquerque',
  email: 'marina@aroeira.exemplo.com.br',
  phone: '1130040102',
};

describe('a message', () => {
  it('to the provider has the fields of the specification [R788]', async () => {
    const ana = await writing('ana');
    expect(await ana.toProvider('suggestion')).toEqual(E.right(undefined));
    expect(ana.sent).toEqual([
      [
        'POST user/talktous',
        {
          user_id: ana.clientId,
          name: expect.stringMatching(/^Ana/),
          email: expect.stringContaining('@'),
          phone: expect.stringMatching(/^\d{10,11}$/),
          subject: 'Sugestão',
          message: 'Oi',
          associate_data: MARINA,
        },
      ],
    ]);
  });

  it('to the provider has no planner for a client without one, and any subject [R788]', async () => {
    const karen = await writing('karen');
    for (const { value } of SUBJECTS) expect(await karen.toProvider(value)).toEqual(E.right(undefined));
    expect(karen.sent.map(([, body]) => body)).toMatchObject(
      SUBJECTS.map(({ label }) => ({ subject: label, associate_data: null })),
    );
  });

  it('to the planner goes to the planner’s id [R781]', async () => {
    const ana = await writing('ana');
    expect(await ana.toPlanner()).toEqual(E.right(undefined));
    expect(ana.sent).toEqual([['POST associates/sendMessage/2', { message: 'Podemos conversar?' }]]);
    expect(await (await writing('karen')).toPlanner()).toEqual(E.left({ _tag: 'NoPlanner' }));
  });
});

it('a rating has the fields of the specification [R794]', async () => {
  const ana = await writing('ana');
  expect(await ana.rate()).toEqual(E.right(undefined));
  expect(ana.sent).toEqual([
    [
      'POST user/rateapp',
      {
        user_id: ana.clientId,
        user_data: {
          name: expect.stringMatching(/^Ana/),
          email: expect.stringContaining('@'),
          phoneNumber: expect.stringMatching(/^\d{10,11}$/),
        },
        message: 'Bom',
        rate: 4,
      },
    ],
  ]);
});

it('the photo of a planner comes as a picture, or not at all [R784]', async () => {
  const ana = await writing('ana');
  expect(await ana.photo(2)).toMatchObject({ right: { contentType: 'image/svg+xml' } });
  expect(await ana.photo(3)).toMatchObject({ left: { _tag: 'Refused', status: 404 } });
});
