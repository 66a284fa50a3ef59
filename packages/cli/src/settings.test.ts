import * as E from 'fp-ts/Either';
import { expect, it } from 'vitest';
import { settingsOf } from './settings.ts';

const settings = (...given: Parameters<typeof settingsOf>) => E.toUnion(settingsOf(...given));

it('takes the option, then the environment, then the default', () => {
  const env = { PORTAL_API: 'https://env.test/api/', PORTAL_HOME: '/env', XDG_STATE_HOME: '/state', HOME: '/home/x' };
  expect(settings({ api: 'http://option.test', home: '/option' }, env)).toMatchObject({
    api: 'http://option.test',
    home: '/option',
  });
  expect(settings({}, env)).toMatchObject({ api: 'https://env.test/api', home: '/env' });
  expect(settings({}, { XDG_STATE_HOME: '/state' })).toMatchObject({
    api: 'http://localhost:4300/api',
    home: '/state/aroeira-portal',
  });
  expect(settings({}, { HOME: '/home/x', XDG_STATE_HOME: '' })).toMatchObject({
    home: '/home/x/.local/state/aroeira-portal',
  });
});

it('takes the name of the product from the environment, and a blank one is ours', () => {
  const nameIn = (PRODUCT_NAME: string | undefined) => settings({}, { PRODUCT_NAME });
  expect(nameIn('Ipê Capital')).toMatchObject({ productName: 'Ipê Capital' });
  for (const none of ['', undefined]) expect(nameIn(none)).toMatchObject({ productName: 'Aroeira' });
});

it('refuses an API that is no web address', () => {
  for (const api of ['localhost:4300', 'ftp://x', 'http://', ''])
    expect(settings({ api }, {})).toMatchObject({ code: 'usage', exit: 2 });
});
