/** A fault that the server shows on purpose. */
interface Fault {
  readonly id: number;
  /** Method and path under `/api`: `GET /investorPosition`. `:x`, `{x}` and `*` stand for one part each. */
  readonly on: string;
  readonly status?: number;
  readonly code?: string;
  readonly delayMs?: number;
  /** How many calls it still affects. Without it, the fault stays. */
  readonly times?: number;
  /** The connection breaks without an answer. */
  readonly drop?: boolean;
  /** A 200 whose body is no JSON. */
  readonly malformed?: boolean;
}

export interface Faults {
  readonly add: (fault: Omit<Fault, 'id'>) => Fault;
  readonly list: () => readonly Fault[];
  readonly clear: () => void;
  /** Takes the first fault for a call and counts it down. @param path the path under `/api`, without the query */
  readonly take: (method: string, path: string) => Fault | undefined;
}

const escaped = (text: string): string => text.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&');

const matches = ({ on }: Fault, method: string, path: string): boolean => {
  const [faultMethod = '', faultPath = ''] = on.trim().split(/\s+/);
  const parts = faultPath
    .split('/')
    .filter(Boolean)
    .map((part) => (/^(:.*|\{.*\}|\*)$/.test(part) ? '[^/]+' : escaped(part)));
  return faultMethod.toUpperCase() === method && new RegExp(`^/${parts.join('/')}/?$`).test(path);
};

/** Keeps faults in memory. After a restart there are none. */
export const makeFaults = (): Faults => {
  let faults: readonly Fault[] = [];
  let lastId = 0;
  return {
    add: (fault) => {
      const added = { ...fault, id: (lastId += 1) };
      faults = [...faults, added];
      return added;
    },
    list: () => faults,
    clear: () => {
      faults = [];
    },
    take: (method, path) => {
      const fault = faults.find((other) => matches(other, method, path));
      if (fault?.times === undefined) return fault;
      const times = fault.times - 1;
      faults = faults.flatMap((other) => (other.id !== fault.id ? [other] : times > 0 ? [{ ...other, times }] : []));
      return fault;
    },
  };
};
