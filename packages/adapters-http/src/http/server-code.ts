import * as t from 'io-ts';

const CodeInArray = t.type({ code: t.string });
const Message = t.type({ message: t.string });
const NestedMessage = t.type({ error: Message });
const NestedCode = t.type({ error: CodeInArray });

/**
 * Finds the code of a refusal in its body: the code of an array's first item, or the body's message, or the message
 * or code of a nested error.
 *
 * @param body the parsed JSON
 * @returns `undefined` when the body has no code
 * @see spec A §8 Server codes
 */
export const serverCodeOf = (body: unknown): string | undefined => {
  const first: unknown = Array.isArray(body) ? body[0] : undefined;
  if (CodeInArray.is(first)) return first.code;
  if (Message.is(body)) return body.message;
  if (NestedMessage.is(body)) return body.error.message;
  return NestedCode.is(body) ? body.error.code : undefined;
};
