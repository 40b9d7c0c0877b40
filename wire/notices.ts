import Type, { type Static } from 'typebox';

const exact = { additionalProperties: false };
/** Where a browser's push service takes notices for it. */
const Endpoint = Type.String({ minLength: 10, maxLength: 1000, pattern: '^[!-~]*$' });
const Base64Url = (length: number) => Type.String({ pattern: `^[A-Za-z0-9_-]{${length}}={0,2}$` });

/**
 * Whether a browser wants to be notified of the turns of a seat. `notify` is what `PushSubscription.toJSON` gives in a browser, and the
 * language of the notices; `stop` is the endpoint that wants no more.
 */
export const NoticeWish = Type.Union([
  Type.Object(
    {
      notify: Type.Object(
        {
          endpoint: Endpoint,
          /** A point on the curve P-256, uncompressed, and a secret of 16 bytes. */
          keys: Type.Object({ p256dh: Base64Url(87), auth: Base64Url(22) }, exact),
          language: Type.String({ pattern: '^[a-z]{2}$' }),
        },
        exact,
      ),
    },
    exact,
  ),
  Type.Object({ stop: Endpoint }, exact),
]);
export type NoticeWish = Static<typeof NoticeWish>;
