import type { Choice, ChoiceValue } from '@aroeira/domain/kernel';

/** A choice, and below it what it means or what tells it from others. */
export const TwoLines = ({ label, detail }: Choice<ChoiceValue>) => (
  <>
    <b>{label}</b> <small>{detail}</small>
  </>
);
