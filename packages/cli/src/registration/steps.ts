import { choosePlannerStep } from './choose-planner.step.ts';
import type { FileStep } from './form-step.ts';
import { personalDataStep } from './personal-data.step.ts';
import { taxInformationStep } from './tax-information.step.ts';

/** Every page that a file can fill in, in the order of the flow. @see spec A §4 Registration flow (new client) */
export const STEPS: readonly FileStep[] = [choosePlannerStep, personalDataStep, taxInformationStep];
