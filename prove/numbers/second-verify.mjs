// The fair deal again, from its description alone: node second-verify.mjs RECORD prints the commitment, or what differs.
import { readFileSync } from 'node:fs';

const [head, ...lines] = readFileSync(process.argv[2], 'utf8').trim().split('\n').map(JSON.parse);
const hash = async (data) => [
  ...new Uint8Array(await crypto.subtle.digest('SHA-256', Uint8Array.from(data))),
];
const key = await hash(Buffer.from(head.seed));
const stream = [];
for (let n = 0; n < 4096; n++) stream.push(...(await hash([...key, 0, 0, 0, 0, 0, 0, n >> 8, n & 255])));
const below = (n) => {
  const word = stream.splice(0, 4).reduce((sum, byte) => sum * 256 + byte);
  return word < 2 ** 32 - (2 ** 32 % n) ? word % n : below(n);
};
const upTo = (most) => Array.from({ length: most }, (_, i) => i + 1);
const jack = '111111112222222233333333444444445555555566666666777788889999JJJJJJBBBBBB';
const small = head.options.variant === 'known' ? 10 * head.seats + 4 : 104;
const [eleven, six] = [upTo(100), upTo(small)];
const decks = { 'six-nimmt': six, 'eleven-nimmt': eleven, bullenrommee: eleven };
Object.assign(decks, { 'captain-jack': [...jack], 'twenty-one': [...'ABCDEF'] });
let dice = [];
for (const [i, { deal, roll }] of lines.entries()) {
  if (!roll && !(deal?.hands ?? (deal?.sheets && head.options.sheets === 'shuffled'))) continue;
  const { n, first, jokers, ...piles } = deal ?? { roll: Object.values(roll) };
  const recorded = Object.values(piles).flat(2);
  const deck = [...decks[head.game]];
  const again = recorded.map((_, place) => {
    if (roll) return lines[i - 1].move === 'reroll' && dice[place] === 1 ? 1 : 1 + below(6);
    const other = place + below(deck.length - place);
    [deck[place], deck[other]] = [deck[other], deck[place]];
    return deck[place];
  });
  if (String(recorded) !== String(again)) throw new Error(`line ${i + 2}: the stream gives ${again}`);
  if (roll) dice = again;
}
console.log(Buffer.from(await hash(Buffer.from(head.seed.split(':')[1]))).toString('hex'));
