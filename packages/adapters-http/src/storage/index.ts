export { makeDeviceMemory, prefixOf, remembered, type DeviceStorage } from './device-memory.adapter.ts';
export { makeBrowserStorage } from './browser-storage.adapter.ts';
export { makeMemoryStorage } from './memory-storage.adapter.ts';
export type { TextStore } from './text-store.ts';
export { makeStepDrafts } from './step-drafts.adapter.ts';
export { makeOpenRegistrations } from './open-registrations.adapter.ts';
export { forgetTabNotes } from './forget-tab-notes.ts';
export { makePlacedInvestments } from './placed-investments.adapter.ts';
export { makeUnsentAnswers } from './unsent-answers.adapter.ts';
