import type { Answer, Command } from '@bullpen/wire';
import { newId } from '../ids.ts';
import { proof, serverForgot } from './player.ts';
import { type HeldSeat, holdSeat } from './seats.ts';
import type { Share } from './share.ts';

/** Sits down with a share, as this browser's player if the server knows it, and keeps the seat in this browser if that goes well. */
export async function sitWith(
  share: Share,
  sit: Omit<Extract<Command, { do: 'sit' }>, 'id' | 'do' | 'token' | 'commitment' | 'player'>,
  at: Pick<HeldSeat, 'table' | 'game' | 'movedTo'>,
  send: (command: Command) => Promise<Answer>,
): Promise<Answer> {
  const { token, nonce, commitment } = share;
  const player = await proof(sit.name);
  const take = (own: { readonly player?: string }): Promise<Answer> =>
    send({ id: newId(), do: 'sit', ...sit, token, commitment, ...own });
  let answer = await take(player === null ? {} : { player });
  // The server was restored, or the player erased on another device: this person plays as a guest, and is made again next time.
  if (!answer.ok && answer.problem.code === 'bad-player') {
    serverForgot();
    answer = await take({});
  }
  if (answer.ok) holdSeat({ ...at, token, nonce, at: Date.now() });
  return answer;
}
