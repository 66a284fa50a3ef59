/** What may be told of an error: its message may hold what a person typed, so it is no part of it. */
interface ToldError {
  /** The name of its class. */
  readonly type: string;
  /** Places in files of the build, and the file that did not load, a line each. */
  readonly places: string;
}

const CLASS = /^[A-Za-z]{0,40}(?:Error|Exception)$/;
const PLACE = /\/assets\/[\w-]{1,60}\.js:\d{1,9}:\d{1,9}/g;
/** What Chromium and Firefox say of a page's chunk that does not load. */
const LOST_CHUNK =
  /^[A-Za-z ]{1,40} dynamically imported module: https?:\/\/[\w.:-]{1,255}(\/assets\/[\w-]{1,60}\.js)$/;

/** Reads what may be told of an error. */
export const toldOf = ({ name, message, stack = '' }: Error): ToldError => {
  const lost = LOST_CHUNK.exec(message)?.[1];
  // Chromium's stack begins with the message, which is cut off. Those of the others have the places alone.
  const said = `: ${message}\n`;
  const at = `${stack}\n`.indexOf(said);
  const places = (at < 0 ? stack : stack.slice(at + said.length)).match(PLACE) ?? [];
  return {
    type: CLASS.test(name) ? name : 'Error',
    places: [...(lost === undefined ? [] : [lost]), ...places].join('\n'),
  };
};
