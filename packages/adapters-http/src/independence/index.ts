export { makeHttpIndependencePorts } from './independence-ports.adapter.ts';
export { ObjectiveValuesWire, ObjectiveWire } from './objectives.codecs.ts';
export { libertyBody, LibertyWire } from './plans.codecs.ts';
