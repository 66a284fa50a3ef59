import type { SandboxOfFile } from '@aroeira/sandbox/testing';

/** Calls a control of a sandbox. @param what `POST reset` */
export const control = async (
  { fetch }: Pick<SandboxOfFile, 'fetch'>,
  what: `${'GET' | 'POST' | 'DELETE'} ${string}`,
  body?: object,
): Promise<Response> => {
  const [method = '', path = ''] = what.split(' ');
  const sent = body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  const answer = await fetch(`http://sandbox.test/sandbox/${path}`, { method, ...sent });
  if (!answer.ok) throw new Error(`${what} was refused`);
  return answer;
};
