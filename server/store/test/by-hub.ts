import { once } from 'node:events';
import { connect } from 'node:net';
import { dirname, join } from 'node:path';
import { joinHub } from '../../hub/member.ts';
import { openSqlite } from '../sqlite.ts';
import type { Store } from '../store.ts';

/** Where the hub of a data folder waits for members. */
export const socketIn = (data: string): string => join(dirname(data), 'hub');

/** The store of a data folder, with all that is written going through its hub. */
export async function openByHub(data: string): Promise<Store> {
  const pipe = connect(socketIn(data));
  await once(pipe, 'connect');
  const member = joinHub(
    pipe,
    () => {},
    () => {},
  );
  const store = await openSqlite(data, member.writing);
  return {
    ...store,
    close: async () => {
      await store.close();
      member.close();
    },
  };
}
