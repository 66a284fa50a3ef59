import { BAND, LIFE_LINE } from '@aroeira/domain/independence/messages';
import { memo, useDeferredValue, type ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';
import { Legend } from '../../ui/charts/line-chart/legend.tsx';
import { Segments } from '../../ui/segments.tsx';
import { LifeAsData } from './life-as-data.tsx';
import { LifeChart } from './life-chart.tsx';
import type { LifeFigures, LifeScale } from './life-figures.ts';
import './life-card.css';

interface Props {
  readonly figures: LifeFigures;
  readonly scale: LifeScale;
  readonly onScale: (scale: LifeScale) => void;
  /** Says in words what the chart shows. */
  readonly sentence: ReactNode;
  /** `undefined` where files cannot be kept. */
  readonly onKeep?: (() => void) | undefined;
}

/** 'Linha da Vida Financeira': words, chart and table of the same figures. @see spec B §2 Financial independence */
export const LifeCard = ({ figures, scale, onScale, sentence, onKeep }: Props) => {
  // Names and table follow the lines in the next frame.
  const said = useDeferredValue(figures);
  return (
    <Card title={LIFE_LINE.title} aside={<Scale scale={scale} onScale={onScale} />}>
      <p className="plan-sentence">{sentence}</p>
      <Names figures={said} />
      <LifeChart figures={figures} scale={scale} />
      <p className="caption">
        {scale === 'ages' ? 'Idade em anos.' : 'Ano do calendário.'}
        {said.marks.length > 0 && ' Os pontos marcam os seus objetivos.'}
      </p>
      <LifeAsData figures={said} scale={scale} onKeep={onKeep} />
    </Card>
  );
};

const Scale = memo(({ scale, onScale }: Pick<Props, 'scale' | 'onScale'>) => (
  <Segments
    label="Eixo do gráfico"
    isLabelHidden
    options={{ ages: 'Idades', years: 'Anos' }}
    value={scale}
    onChange={onScale}
  />
));

const Names = memo(({ figures: { lines, band } }: Pick<Props, 'figures'>) => (
  <Legend lines={[...lines, ...(band === undefined ? [] : [{ name: BAND, tone: 'tone-c is-band', isDashed: true }])]} />
));
