import { expect, it } from 'vitest';
import { WaitingRoom } from '../waiting-room.ts';

it('lets eight of each wait at a time, and as many again when they are done', async () => {
  const room = new WaitingRoom();
  const ends: (() => void)[] = [];
  const enter = (name: string): Promise<'done' | null> =>
    room.enter(name, () => new Promise((resolve) => ends.push(() => resolve('done'))));
  const first = Array.from({ length: 8 }, () => enter('one'));
  expect(await enter('one')).toBeNull();
  const other = enter('other');
  expect(ends).toHaveLength(9);
  for (const end of ends.splice(0)) end();
  expect(await Promise.all([...first, other])).toEqual(Array(9).fill('done'));
  const again = Array.from({ length: 8 }, () => enter('one'));
  for (const end of ends.splice(0)) end();
  expect(await Promise.all(again)).toEqual(Array(8).fill('done'));
});

it('gives the place back when the work fails', async () => {
  const room = new WaitingRoom();
  for (let n = 0; n < 20; n++)
    await expect(room.enter('one', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
});
