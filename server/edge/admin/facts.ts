import type { Config } from '../../config.ts';

/** What a host tells about what is kept. */
export interface Facts {
  readonly title: string;
  readonly lines: readonly string[];
}

const ADDRESSES: Readonly<Record<Config['logAddresses'], string>> = {
  full: 'Each request to the interface is logged with its full address, its time, method and path, but without its content.',
  short:
    'Each request to the interface is logged with a shortened address (the first 24 bits of IPv4, 48 of IPv6), its time, method and path, but without its content.',
  none: 'Each request to the interface is logged with its time, method and path, without its address and content.',
};

const days = (count: number): string =>
  count === 0 ? 'for ever' : count === 1 ? 'for 1 day' : `for ${count} days`;

/** The facts, made from the settings in force: what is stored, for how long, who sees it and how it is removed. */
export function privacyFacts(config: Config): Facts[] {
  const { keepDays, databaseUrl, redisUrl, logLevel, logAddresses, contact, push, oidc } = config;
  const logged = logLevel === 'info' || logLevel === 'debug' || logLevel === 'trace';
  return [
    {
      title: 'What is stored',
      lines: [
        `Every table is a log in ${databaseUrl === null ? 'a database file of this server' : 'a PostgreSQL database'}: its game and options, the names that players typed, every move with its time, the phrases that players chose, and when a player was away or back.`,
        'Of the secret that makes a seat yours only a hash is stored. Your browser has the secret.',
        'Somebody who sits down becomes a player: a random id, the name, hashes of the keys in their browsers, at which tables they sat and, if those were rated, their ratings; and what they made of daily deals. Others see the name and a drawn face, and ratings of those who chose to be on leaderboards.',
        'Of a club its name, its members, the tables that they share and what they made of them are stored; of a tournament the same, who hosts it, and its codes with the names that the host prepared for them.',
        push === 'off'
          ? 'There are no accounts, no e-mail addresses, no cookies and no trackers, and nothing is sent to others.'
          : 'There are no accounts, no e-mail addresses, no cookies and no trackers. Only if you ask to be notified of your turns, the address that your browser gives for that is stored until the match is over, and the push service of your browser is sent an encrypted notice.',
        ...(oidc === null
          ? []
          : [
              `A player who signs in with ${oidc.name} does so there, at ${new URL(oidc.issuer).host}, which learns that they use this server. Of who they are there, this server stores only a hash, with the address of the provider, until they remove it.`,
            ]),
        'No address of a caller is stored in the database.',
        'Your browser keeps your name, your key, your settings, your seats, the matches that you play there and what the coach says of them. You can erase them at /me or in its settings.',
      ],
    },
    {
      title: 'What is logged',
      lines: [
        logged
          ? ADDRESSES[logAddresses]
          : 'Requests are not logged. Failures are, without addresses and content.',
        'The log goes to where the operator of this server sends it; how long it is kept is for them to say.',
        `To count how much one address does, and to shut somebody out for a while, addresses (of IPv6 the network) are held in the memory of the server${redisUrl === null ? '' : ' and in Redis'} for a day at most, or as long as the ban lasts.`,
        'To share the time in which bots think, the memory of the server holds with a table a hash of the address it came from. It is made with a key that is lost when the server stops.',
      ],
    },
    {
      title: 'For how long',
      lines: [
        `A table that has not begun is kept ${days(keepDays.open)} after its last change, a match that is being played ${days(keepDays.playing)}, and one that is over ${days(keepDays.over)}. Then it is removed, and so is a tournament, which counts as a table. A player is removed when none of their matches is kept any more, and a club with its last member.`,
        'Backups that the operator has made keep what they have until they are removed.',
      ],
    },
    {
      title: 'Who can see it',
      lines: [
        'Anybody who knows the link of a table sees its players’ names and, without the hidden cards, the match; when the match is over, all cards and its record.',
        'Tables on the public list are seen by everybody, with the name of their host.',
        'Anybody who knows the link of a club or a tournament sees its members’ names and how they stand.',
        'The operator of this server can read the database and with it everything above.',
      ],
    },
    {
      title: 'How to have it removed',
      lines: [
        'A player can export everything that is kept about them and erase it, at /me: their names in all matches become “a player”.',
        'The operator can remove a table for good, and can put “Guest” in the place of your name in all matches that are over, and wherever a player or a code has that name.',
        contact === null ? 'Ask the operator of this server.' : `Ask the operator of this server: ${contact}`,
      ],
    },
  ];
}

export const factsAsText = (facts: readonly Facts[]): string =>
  facts.map(({ title, lines }) => `${title}\n${lines.map((line) => `- ${line}\n`).join('')}`).join('\n');

export const factsAsPage = (facts: readonly Facts[]): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>Privacy · Bullpen</title>
    <link rel="icon" href="/icon.svg">
    <link rel="stylesheet" href="/plain.css">
  </head>
  <body>
    <main>
      <h1>Privacy</h1>
      <p>What this server keeps. This page is made from its settings.</p>
${facts.map(section).join('')}      <p><a href="/">Back to all games</a></p>
    </main>
  </body>
</html>
`;

const section = ({ title, lines }: Facts): string => `      <h2>${escaped(title)}</h2>
      <ul>
${lines.map((line) => `        <li>${escaped(line)}</li>\n`).join('')}      </ul>
`;

const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);
