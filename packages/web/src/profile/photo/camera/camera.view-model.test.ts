import * as TE from 'fp-ts/TaskEither';
import { expect, it } from 'vitest';
import { deviceCamera } from './testing/device-camera.ts';
import { CameraViewModel } from './camera.view-model.ts';

const open = async (camera = deviceCamera()) => {
  const model = new CameraViewModel(camera);
  await model.open();
  return { model, camera };
};

it('is on until the person leaves', async () => {
  const { model, camera } = await open();
  expect([camera.isOn(), model.isRefused]).toEqual([true, false]);
  model.close();
  expect(camera.isOn()).toBe(false);
});

it('goes off again when the person left before they gave the permission', async () => {
  const camera = deviceCamera();
  const model = new CameraViewModel(camera);
  const opening = model.open();
  model.close();
  await opening;
  expect([camera.turnedOn(), camera.isOn(), model.filming]).toEqual([1, false, undefined]);
});

it('says that there is none when it is refused, or goes off by itself', async () => {
  const refused = await open(deviceCamera({ answer: TE.left({ _tag: 'NoCamera' }) }));
  expect(refused.model.isRefused).toBe(true);
  const { model, camera } = await open();
  camera.unplug();
  expect([model.isRefused, model.filming]).toEqual([true, undefined]);
});

it('photographs once, and only what is shown', async () => {
  const { model, camera } = await open();
  expect(await model.photograph()).toBeUndefined();
  model.ready();
  const photos = await Promise.all([model.photograph(), model.photograph()]);
  expect(photos.map((photo) => photo?.name)).toEqual(['foto.png', undefined]);
  expect(camera.photos()).toBe(1);
});

it('gives no photo to a person who left meanwhile', async () => {
  const { model } = await open();
  model.ready();
  const photographing = model.photograph();
  model.close();
  expect(await photographing).toBeUndefined();
});

it('says that there is none when the photo does not come', async () => {
  const { model, camera } = await open(deviceCamera({ photo: TE.left({ _tag: 'NoCamera' }) }));
  model.ready();
  expect(await model.photograph()).toBeUndefined();
  expect([model.isRefused, camera.isOn()]).toEqual([true, false]);
});
