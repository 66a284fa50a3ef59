import { BAND } from '@aroeira/domain/independence/messages';
import { cents, formatBrlWhole } from '@aroeira/domain/kernel';
import { memo, useDeferredValue, useRef, useState, type PointerEvent } from 'react';
import type { LoadDrawing } from '../../ui/charts/line-chart/drawing.ts';
import { Readout } from '../../ui/charts/line-chart/readout.tsx';
import { useDrawing } from '../../ui/charts/line-chart/use-drawing.ts';
import type { LifeFigures, LifeScale } from './life-figures.ts';
import '../../ui/charts/line-chart/line-chart.css';

interface Props {
  readonly figures: LifeFigures;
  readonly scale: LifeScale;
}

const loadUplot: LoadDrawing<LifeFigures> = async () => (await import('./life-drawing.ts')).startDrawing;

/** Draws a plan over ages or years. Pointer, finger and keys move one cursor, whose figures stand below. */
export const LifeChart = ({ figures, scale }: Props) => {
  const host = useRef<HTMLDivElement>(null);
  const [age, setAge] = useState<number>();
  // The lines follow the lever in its frame, and the words in the next one.
  const said = useDeferredValue(figures);
  const at = placeOf(figures, age);
  const drawing = useDrawing(host, { figures, at, load: loadUplot });
  const follow = ({ clientX }: PointerEvent) => drawing && setAge(figures.ages[drawing.nearest(clientX)]);
  return (
    <figure
      className="chart is-plan"
      aria-label={`Gráfico do plano, dos ${figures.ages[0]} aos ${figures.ages.at(-1)} anos. Os mesmos números estão na tabela.`}
    >
      <div className="chart-plot" onPointerDown={follow} onPointerMove={follow}>
        <div className="chart-lines" ref={host} aria-hidden="true" />
      </div>
      <AtAge figures={said} at={placeOf(said, age)} scale={scale} onMove={setAge} />
    </figure>
  );
};

/** The retirement until the client marks another age. */
const placeOf = ({ ages, retirement }: LifeFigures, age: number | undefined): number => {
  const at = age === undefined ? -1 : ages.indexOf(age);
  return at === -1 ? retirement.at : at;
};

const NAMES = {
  ages: { one: 'Idade', previous: 'Idade anterior', next: 'Próxima idade' },
  years: { one: 'Ano', previous: 'Ano anterior', next: 'Próximo ano' },
} as const;

interface AtAgeProps extends Props {
  readonly at: number;
  readonly onMove: (age: number | undefined) => void;
}

const AtAge = memo(({ figures: { ages, steps, lines, band }, at, scale, onMove }: AtAgeProps) => (
  <Readout
    names={NAMES[scale]}
    place={scale === 'ages' ? `${ages[at]} anos` : String(steps[at])}
    lines={[
      ...lines.map((line) => ({ ...line, text: inWholeReais(line.values[at]) })),
      ...(band === undefined
        ? []
        : [{ ...EDGE, name: BAND, text: `${inWholeReais(band.low[at])} a\u00a0${inWholeReais(band.high[at])}` }]),
    ]}
    at={at}
    last={ages.length - 1}
    onMove={(to) => onMove(ages[to])}
  />
));

const EDGE = { tone: 'tone-c is-band', isDashed: true } as const;

const inWholeReais = (amount: number | undefined): string => formatBrlWhole(cents(amount ?? 0));
