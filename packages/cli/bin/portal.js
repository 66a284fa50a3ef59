#!/usr/bin/env node
// The packages are TypeScript as it was written; tsx reads it.
import { register } from 'tsx/esm/api';

register();
await import('../src/main.ts');
