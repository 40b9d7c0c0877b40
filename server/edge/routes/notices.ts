import { NoticeWish } from '@bullpen/wire';
import { problem } from '@bullpen/wire/problems.ts';
import { isPublicKey } from '../../notices/endpoint.ts';
import type { App } from '../app.ts';
import type { Context } from '../context.ts';
import { sendProblem, tokenOf } from '../errors.ts';
import { NoQuery, NoticeKeyShape, NoticeSetShape, refusals } from '../shapes.ts';
import { Params } from './tables.ts';

/** Notices by web push: what a browser needs to know, and which browser wants them. */
export function noticeRoutes(app: App, context: Context): void {
  const { notices } = context.parts.tables;
  app.get(
    '/api/notices',
    {
      schema: {
        operationId: 'readNoticeKey',
        summary: 'The public key of this server for web push; null if it sends no notices.',
        querystring: NoQuery,
        response: { 200: NoticeKeyShape, ...refusals },
      },
    },
    async () => ({ key: notices.key }),
  );
  app.post(
    '/api/tables/:table/notices',
    {
      schema: {
        operationId: 'setNotices',
        summary: 'A browser wants to be notified when it is the turn of your seat, or no more.',
        security: [{ seat: [] }],
        params: Params,
        querystring: NoQuery,
        body: NoticeWish,
        response: { 200: NoticeSetShape, ...refusals },
      },
    },
    async (request, reply) => {
      if ('notify' in request.body && !isPublicKey(request.body.notify.keys.p256dh))
        return sendProblem(context, reply, problem('endpoint'));
      const asked = await notices.set(request.params.table, tokenOf(request), request.body);
      return asked.ok ? asked.value : sendProblem(context, reply, asked.refusal);
    },
  );
}
