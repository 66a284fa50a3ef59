export * from './profile.ports.ts';
