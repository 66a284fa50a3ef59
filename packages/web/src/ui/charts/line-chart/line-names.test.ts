import { expect, it } from 'vitest';
import { apart } from './line-names.ts';

const box = (middle: number, height = 14) => ({ middle, height });

it('puts each name in the middle of the end of its line', () => {
  expect(apart([box(100), box(20)], 300)).toEqual([93, 13]);
});

it('moves names apart that would cover each other, and keeps their order', () => {
  expect(apart([box(50), box(52), box(40, 28)], 300)).toEqual([54, 68, 26]);
});

it('keeps every name above the bottom', () => {
  expect(apart([box(298), box(290)], 300)).toEqual([286, 272]);
});
