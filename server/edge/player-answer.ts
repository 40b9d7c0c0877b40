import { deny } from '@bullpen/wire/problems.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Asked } from '../contract.ts';
import type { Context } from './context.ts';
import { sendProblem, tokenOf } from './errors.ts';

/** Answers the player whose key a request has. */
export const playerAnswer =
  (context: Context) =>
  async <T>(
    request: FastifyRequest,
    reply: FastifyReply,
    ask: (key: string) => Promise<Asked<T>>,
  ): Promise<T | FastifyReply> => {
    const key = tokenOf(request);
    const asked = key === null ? deny('bad-player') : await ask(key);
    reply.header('cache-control', 'no-store');
    return asked.ok ? (asked.value as T) : sendProblem(context, reply, asked.refusal);
  };
