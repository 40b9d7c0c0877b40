import type { GameId } from '@bullpen/games';
import type { Awaited, Table } from '@bullpen/table';
import { type LanguageId, languageFor } from '@bullpen/wire/languages.ts';
import { days as german } from '@bullpen/words/de/days';
import { type DaysWords, days as english } from '@bullpen/words/en/days';
import { pages } from '@bullpen/words/en/pages';
import { days as hebrew } from '@bullpen/words/he/days';
import { days as icelandic } from '@bullpen/words/is/days';
import { days as norwegian } from '@bullpen/words/no/days';

const WORDS: Readonly<Record<LanguageId, DaysWords>> = {
  en: english,
  is: icelandic,
  de: german,
  no: norwegian,
  he: hebrew,
};

/**
 * What a browser is sent, as JSON: words to show and the table to open. Only that it is somebody's turn: nothing of the match, since a push
 * service and a locked screen see more than a player wants.
 */
export function noticeText({ id, game }: Table, { to }: Awaited, language: string): string {
  const { notices } = WORDS[languageFor([language])];
  // Names of games are the same in all languages.
  return JSON.stringify({
    title: pages[game.id as GameId].name,
    body: notices[to],
    url: `/t/${id}`,
    tag: id,
  });
}
