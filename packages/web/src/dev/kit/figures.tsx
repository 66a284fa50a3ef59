import { addDays, calendarDay, formatPercent, sum, type Cents } from '@aroeira/domain/kernel';
import { FUND_TYPES, type Position } from '@aroeira/domain/position';
import { LifeChart } from '../../independence/projection/life-chart.tsx';
import type { LifeFigures } from '../../independence/projection/life-figures.ts';
import { Holdings } from '../../position/holdings.tsx';
import { RiskScale } from '../../suitability/risk-scale.tsx';
import { Card } from '../../ui/card.tsx';
import type { ChartFigures } from '../../ui/charts/line-chart/drawing.ts';
import { Legend } from '../../ui/charts/line-chart/legend.tsx';
import { LineChart } from '../../ui/charts/line-chart/line-chart.tsx';
import { HeroMoney, Money } from '../../ui/money.tsx';
import { Portrait } from '../../ui/portrait.tsx';
import { LONG_NAME } from './names.ts';
import { LARGE_SUM, LONG_WORD, Samples, SUM } from './samples.tsx';
import '../../independence/projection/life-card.css';
import '../../position/position.css';
import '../../suitability/suitability.css';

const DAYS = 60;
const WAVE = 9;

/** Two lines that cross. */
const LINES: ChartFigures = {
  days: Array.from({ length: DAYS }, (_, day) => addDays(calendarDay('2026-09-24'), day)),
  lines: [
    { name: 'Carteira', tone: 'tone-a', isDashed: false, values: Array.from({ length: DAYS }, (_, day) => day / WAVE) },
    {
      name: 'IPCA',
      tone: 'tone-b',
      isDashed: true,
      values: Array.from({ length: DAYS }, (_, day) => 2 + Math.sin(day / WAVE)),
    },
  ],
};

const position = (amount: Cents, captionOf: (caption: string) => string): Position => {
  const items = FUND_TYPES.map((fundType) => ({
    caption: captionOf(fundType.caption),
    type: fundType.key,
    fundType,
    amount,
    percent: 100 / FUND_TYPES.length,
  }));
  return { items, total: sum(items.map((item) => item.amount)) };
};

const AGES = Array.from({ length: 50 }, (_, year) => 40 + year);
const growing = (speed: number) => AGES.map((age) => (age - 40) * speed * 1_000_000);

/** A plan, the plan that is wanted, and one that is tried. */
const PLAN: LifeFigures = {
  ages: AGES,
  steps: AGES,
  lines: [
    { name: 'Plano', tone: 'tone-a', isDashed: false, values: growing(3) },
    { name: 'Plano ideal', tone: 'tone-b', isDashed: true, values: growing(4) },
    { name: 'Plano testado', tone: 'tone-c', isDashed: false, values: growing(9) },
  ],
  retirement: { at: 20, age: 60 },
  marks: [],
};

const Counted = () => (
  <>
    <Samples
      title="Valor"
      isWide
      of={{
        Comum: <Money amount={SUM} />,
        Oculto: <Money amount={undefined} />,
        Principal: <HeroMoney amount={SUM} />,
        'Principal, alto': <HeroMoney amount={LARGE_SUM} />,
        'Principal, oculto': <HeroMoney amount={undefined} />,
      }}
    />
    <Samples
      title="Retrato"
      of={{
        Iniciais: <Portrait name="Ana Monteiro" photo={undefined} />,
        'Um nome só': <Portrait name={LONG_WORD} photo={undefined} isLarge />,
      }}
    />
    <Samples
      title="Risco"
      of={{
        Menor: <RiskScale current="conservative" />,
        Maior: <RiskScale current="specialist" />,
      }}
    />
  </>
);

/** What is counted and drawn. */
export const Figures = () => (
  <>
    <Counted />
    <Samples
      title="Carteira"
      isWide
      of={{
        Comum: (
          <Card title="Carteira">
            <Holdings position={position(SUM, (caption) => caption)} isHidden={false} />
          </Card>
        ),
        Oculta: (
          <Card title="Carteira">
            <Holdings position={position(SUM, (caption) => caption)} isHidden />
          </Card>
        ),
        'Nome longo e valor alto': (
          <Card title="Carteira">
            <Holdings position={position(LARGE_SUM, (caption) => `${caption} ${LONG_NAME}`)} isHidden={false} />
          </Card>
        ),
      }}
    />
    <Samples
      title="Linhas"
      isWide
      of={{
        Comum: (
          <Card title="Rentabilidade">
            <Legend lines={LINES.lines} />
            <LineChart label="Gráfico de linhas" figures={LINES} format={formatPercent} />
          </Card>
        ),
        Plano: (
          <Card title="Plano">
            <Legend lines={PLAN.lines} />
            <LifeChart figures={PLAN} scale="ages" />
          </Card>
        ),
      }}
    />
  </>
);
