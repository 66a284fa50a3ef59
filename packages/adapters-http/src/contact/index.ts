export { makeHttpContactPorts } from './contact.adapter.ts';
