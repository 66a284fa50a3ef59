import type { FileSending } from '@aroeira/domain/kernel';
import { photo } from '@aroeira/domain/registration/testing';
import { unreachable } from '@aroeira/domain/kernel/testing';
import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { hearingFiles } from './heard-files.ts';

const file = (name: string, length: number) => ({ ...photo(name), base64: 'x'.repeat(length) });

/** Sends the files, and returns what was told of each: a share in percent, or the end. */
const told = async (files: Parameters<typeof hearingFiles>[0], shares: readonly number[], isLost = false) => {
  const heard: string[] = [];
  const hear = ({ name }: { readonly name: string }, sending: FileSending) =>
    void heard.push(`${name} ${sending._tag === 'Sending' ? Math.round(sending.share * 100) : sending._tag}`);
  await hearingFiles(files, hear, ({ hearSent }) => {
    for (const share of shares) hearSent?.(share);
    return isLost ? TE.left(unreachable) : TE.right(undefined);
  })();
  return heard;
};

describe('the files of a call', () => {
  it('are told one after the other, by their lengths', async () => {
    const front = file('frente', 300);
    const back = file('verso', 100);
    const heard = await told([front, back], [0.5, 0.75, 0.875, 1]);
    const of = (name: string) => heard.flatMap((line) => (line.startsWith(name) ? [line.slice(name.length + 1)] : []));
    expect(of('frente')).toEqual(['0', '67', '100', '100', '100', 'Sent']);
    expect(of('verso')).toEqual(['0', '0', '0', '50', '100', 'Sent']);
  });

  it('are told as not sent without an answer', async () => {
    expect(await told([file('frente', 10)], [0.4], true)).toEqual(['frente 0', 'frente 40', 'frente NotSent']);
  });

  it('are only the chosen ones: a file of the server is not sent', async () => {
    const kept = { ...file('verso', 10), isChanged: false };
    expect(await told([file('frente', 10), kept], [1])).toEqual(['frente 0', 'frente 100', 'frente Sent']);
    expect(await told([kept, undefined], [1])).toEqual([]);
  });

  it('stop with their call, and are told as not sent', async () => {
    const heard: FileSending[] = [];
    const hear = (_: object, sending: FileSending) => {
      heard.push(sending);
      if (sending._tag === 'Sending' && sending.share > 0) sending.stop();
    };
    const answer = await hearingFiles([file('frente', 10)], hear, ({ hearSent, stopped }) => async () => {
      hearSent?.(0.4);
      return stopped?.aborted === true ? E.left({ _tag: 'Unreachable', cause: 'stopped' }) : E.right(undefined);
    })();
    expect([answer, heard.at(-1)]).toEqual([E.left({ _tag: 'Unreachable', cause: 'stopped' }), { _tag: 'NotSent' }]);
  });
});
