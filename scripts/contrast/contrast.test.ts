import { describe, expect, it } from 'vitest';
import { filesLike } from '../repository.ts';
import { checkBrands, contrast, DRAWN } from './contrast.ts';
import { DECORATION, PAIRS } from './pairs.ts';

const sources = filesLike(DRAWN).filter(({ path }) => !path.startsWith('packages/web/src/dev/'));
const styles = sources.filter(({ path }) => path.endsWith('.css')).map(({ text }) => text);
const [ours] = filesLike(/^packages\/web\/brands\/aroeira\/brand\.css$/).map(({ text }) => text);
const changed = (...changes: readonly (readonly [string, string])[]) =>
  changes.reduce((css, [from, to]) => {
    expect(css).toContain(from);
    return css.replace(from, to);
  }, ours ?? '');
const problemsOf = (css: string) =>
  checkBrands(
    [{ name: 'theirs', css }],
    sources.map(({ text }) => text),
  ).problems;

describe('the contrast of two colours', () => {
  it('is 21 for black and white, 1 for the same colour, and does not depend on their order', () => {
    expect([contrast('#000000', '#ffffff'), contrast('#ffffff', '#000000')]).toEqual([21, 21]);
    expect(contrast('#14463f', '#14463f')).toBe(1);
  });

  it('is what WCAG gives for greys on both sides of 4.5', () => {
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });
});

describe('a palette', () => {
  it('of ours passes', () => {
    expect(problemsOf(ours ?? '')).toEqual([]);
  });

  it('with text that is too pale is refused with the pair, its ratio and the needed one', () => {
    expect(problemsOf(changed(['--ink-2: light-dark(#55605b', '--ink-2: light-dark(#8a948f']))).toContain(
      'theirs, light theme: --ink-2 #8a948f on --surface #ffffff has 3.12:1 and needs 4.5:1 (captions, closed buttons, axes of charts)',
    );
  });

  it('is refused for the dark theme alone, and only there', () => {
    const problems = problemsOf(
      changed(['--focus: light-dark(#2b6cb0, #7fb2ea)', '--focus: light-dark(#2b6cb0, #2b3c50)']),
    );
    expect(problems.length).toBeGreaterThan(0);
    for (const problem of problems) expect(problem).toMatch(/^theirs, dark theme: --focus #2b3c50 on .* needs 3:1/);
  });

  it('whose ground swallows a slice of the shared chart colours is refused', () => {
    const problems = problemsOf(changed(['--surface: light-dark(#ffffff', '--surface: light-dark(#c9b98a']));
    expect(problems).toContainEqual(expect.stringContaining('--fund-int #a68a26 on --surface #c9b98a has 1.71:1'));
  });

  it('must set every token that the style sheets use and do not set, and colours that can be measured', () => {
    const css = changed(
      ['  --hero-2: light-dark(#0f3832, #112925);\n', ''],
      ['  --picture-hero:', '  --picture-of-hero:'],
      ['--accent: light-dark(#b92f50, #f08ca4)', '--accent: crimson'],
    );
    expect(problemsOf(css).toSorted()).toEqual([
      'theirs: --accent is no colour: write light-dark(#rrggbb, #rrggbb) or #rrggbb',
      'theirs: brand.css does not set --hero-2',
      'theirs: brand.css does not set --picture-hero',
    ]);
  });

  it('may change a colour that all brands have in common, and is measured with it', () => {
    const css = changed(['  --ink: ', '  --success: light-dark(#1e6b3a, #1e6b3a);\n  --ink: ']);
    expect(problemsOf(css)).toContainEqual(
      expect.stringMatching(/^theirs, dark theme: --success #1e6b3a on --surface/),
    );
  });
});

describe('the table of pairs', () => {
  const used = (property: RegExp) => {
    const found = styles.flatMap((css) =>
      [...css.matchAll(/(?<![\w-])([\w-]+):([^;{}]*)[;}]/g)]
        .filter(([, name = '']) => property.test(name))
        .flatMap(([, , value = '']) => [...value.matchAll(/var\(--([\w-]+)\)/g)].map(([, token = '']) => token)),
    );
    return new Set(found.filter((token) => colours.has(token)));
  };
  const colours = new Set(
    [...styles, ours ?? ''].flatMap((css) =>
      [...css.matchAll(/--([\w-]+): [^;]*(?:#|\brgb)/g)].map(([, name]) => name),
    ),
  );
  const fronts = new Set(PAIRS.map(({ front }) => front));
  const grounds = new Set(PAIRS.flatMap(({ on }) => on));

  const isUnknown = (token: string) => !fronts.has(token) && !grounds.has(token) && !DECORATION.has(token);

  it('has every colour that a style sheet gives to text', () => {
    const texts = used(/^color$/);
    expect(texts.size).toBeGreaterThan(10);
    expect([...texts].filter((token) => !fronts.has(token))).toEqual([]);
  });

  it('has every colour of a border, a drawing, a line of a chart and the ring of the focus', () => {
    const drawn = used(/^(border(-[\w-]+)?|outline(-color)?|fill|stroke|--tone|accent-color)$/);
    expect(drawn.size).toBeGreaterThan(15);
    expect([...drawn].filter(isUnknown)).toEqual([]);
  });

  it('has every ground', () => {
    const under = used(/^background(-color)?$/);
    expect(under.size).toBeGreaterThan(10);
    expect([...under].filter(isUnknown)).toEqual([]);
  });

  it('has every text with the ground of its own rule', () => {
    const rules = styles.flatMap((css) => [...css.matchAll(/\{([^{}]*)\}/g)].map(([, rule = '']) => rule));
    const together = rules.flatMap((rule) => {
      const [text, ground] = [/(?<![\w-])color: var\(--([\w-]+)\)/, /background: var\(--([\w-]+)\)/].map(
        (declared) => declared.exec(rule)?.[1],
      );
      return text === undefined || ground === undefined ? [] : [{ text, ground }];
    });
    const isMeasured = ({ text, ground }: (typeof together)[number]) =>
      PAIRS.some(({ front, on, needs }) => front === text && on.includes(ground) && needs === 4.5);
    expect(together.length).toBeGreaterThan(10);
    expect(together.filter((pair) => !isMeasured(pair))).toEqual([]);
  });

  it('has no colour that is no token', () => {
    expect([...fronts, ...grounds, ...DECORATION].filter((token) => !colours.has(token))).toEqual([]);
  });
});
