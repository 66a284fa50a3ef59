import { describe, expect, it } from 'vitest';
import { labelOf } from './device-label.ts';

describe('the label of a device', () => {
  it.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
      'Chrome',
      'Windows',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox', 'Linux'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Version/17.0 Mobile/15E148 Safari/604.1', 'Safari', 'iOS'],
    ['aroeira-portal-cli (linux; node 20.1.0)', null, 'Linux'],
  ])('names browser and system of %s', (userAgent, browser, system) => {
    expect(labelOf(userAgent)).toEqual({ browser, system });
  });

  it.each([
    undefined,
    '',
    'x',
    'Sua conta sera encerrada. Ligue 0800 000 0000/1.0',
    'https://golpe.example/1.0 (x)',
    'Sua conta\nhttps://golpe.example/1.0 ',
    ' ',
    'x'.repeat(1000),
  ])('holds no text of an unknown program: %j', (userAgent) => {
    expect(labelOf(userAgent)).toEqual({ browser: null, system: null });
  });
});
