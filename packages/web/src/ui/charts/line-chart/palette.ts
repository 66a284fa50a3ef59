export type Palette = ReturnType<typeof paletteOf>;

/** Asks the browser for colours and font: a canvas knows no tokens. An element of the page computes them. */
export const paletteOf = (host: HTMLElement) => {
  const known = new Map<string, string>();
  const compute = (property: string, tone: string): string => {
    const probe = document.createElement('i');
    probe.className = tone;
    probe.style.color = `var(${property})`;
    host.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  };
  const { fontSize, fontFamily } = getComputedStyle(host);
  return {
    font: `${fontSize} ${fontFamily}`,
    size: Number.parseFloat(fontSize),
    colour: (property: string, tone = '') => {
      const name = `${property} ${tone}`;
      const found = known.get(name) ?? compute(property, tone);
      known.set(name, found);
      return found;
    },
    forget: () => known.clear(),
  };
};
