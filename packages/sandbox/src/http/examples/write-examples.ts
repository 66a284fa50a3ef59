import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { recordExamples } from './record-examples.ts';

writeFileSync(path.join(import.meta.dirname, 'examples.generated.json'), await recordExamples());
