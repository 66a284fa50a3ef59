import type { ChartLine } from './drawing.ts';

export type NamedLine = Pick<ChartLine, 'name' | 'tone'>;

/** The names of lines at their ends. CSS shows them where the chart is wide: elsewhere they take no room. */
export interface LineNames {
  /** Takes other names. @returns whether they differ from those before */
  readonly say: (lines: readonly NamedLine[]) => boolean;
  /** Asks the browser again how much room they take. */
  readonly measure: () => void;
  /** In pixels, 0 while they are hidden. */
  readonly room: () => number;
  /** Puts each name beside the end of its line, or as near as the others allow. @param ends from the top of the host */
  readonly place: (ends: readonly number[], bottom: number) => void;
}

export const makeLineNames = (host: HTMLElement, lines: readonly NamedLine[]): LineNames => {
  const list = host.ownerDocument.createElement('div');
  list.className = 'line-names';
  host.append(list);
  let [room, said] = [0, ''];
  let names: readonly { readonly label: HTMLElement; height: number }[] = [];
  const measure = () => {
    room = list.offsetWidth;
    for (const name of names) name.height = name.label.offsetHeight;
  };
  const say = (next: readonly NamedLine[]): boolean => {
    const words = next.map(({ name }) => name).join();
    if (words === said) return false;
    said = words;
    names = next.map(({ name, tone }) => {
      const label = host.ownerDocument.createElement('span');
      label.className = tone;
      label.textContent = name;
      return { label, height: 0 };
    });
    list.replaceChildren(...names.map(({ label }) => label));
    measure();
    return true;
  };
  say(lines);
  return {
    say,
    measure,
    room: () => room,
    place: (ends, bottom) => {
      if (room === 0) return;
      const tops = apart(
        names.map(({ height }, at) => ({ middle: ends[at] ?? 0, height })),
        bottom,
      );
      for (const [at, { label }] of names.entries()) label.style.translate = `0 ${Math.round(tops[at] ?? 0)}px`;
    },
  };
};

interface Wanted {
  readonly middle: number;
  readonly height: number;
}

/** Moves boxes apart so that none covers another or leaves the bottom. @returns their tops, in the given order */
export const apart = (boxes: readonly Wanted[], bottom: number): readonly number[] => {
  const downwards = boxes.map(({ middle, height }, at) => ({ at, height, top: middle - height / 2 }));
  downwards.sort((a, b) => a.top - b.top);
  let free = 0;
  for (const box of downwards) {
    box.top = Math.max(box.top, free);
    free = box.top + box.height;
  }
  free = bottom;
  for (const box of downwards.toReversed()) {
    box.top = Math.min(box.top, free - box.height);
    free = box.top;
  }
  return downwards.toSorted((a, b) => a.at - b.at).map(({ top }) => top);
};
