import type { FundType, FundTypeKey, PositionItem } from '@aroeira/domain/position';

const TONES: Readonly<Record<FundTypeKey, string>> = {
  RENDA_FIXA: 'tone-rf',
  RENDA_MULTIMERCADO: 'tone-mm',
  ACOES: 'tone-ac',
  INTERNACIONAL: 'tone-int',
  PREV_BALANC: 'tone-pb',
  PREV_CONS: 'tone-pc',
};

/** The class that sets the colour of a fund type. A type outside the catalogue is grey (decision Q077). */
export const toneOfType = (type: FundType | undefined): string =>
  type === undefined ? 'tone-unknown' : TONES[type.key];

/** The class that sets the colour of a line. */
export const toneOf = ({ fundType }: PositionItem): string => toneOfType(fundType);
