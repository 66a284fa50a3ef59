import { expect, it } from 'vitest';
import { pictureHint } from './picture-look.rules.ts';

it('hints at a dark or a blurred picture, and first at the dark', () => {
  expect(pictureHint({ light: 50, sharpness: 0.25 })).toBeUndefined();
  expect(pictureHint({ light: 49, sharpness: 2 })).toBe('dark');
  expect(pictureHint({ light: 150, sharpness: 0.24 })).toBe('blurred');
  expect(pictureHint({ light: 20, sharpness: 0.1 })).toBe('dark');
});

it('says nothing of the sharpness of a picture without contrast, such as a white sheet', () => {
  expect(pictureHint({ light: 240, sharpness: undefined })).toBeUndefined();
});
