import { describe, expect, it } from 'vitest';
import { pages as german } from '../de/pages.ts';
import { pages as english, type Pages } from '../en/pages.ts';
import { pages as hebrew } from '../he/pages.ts';
import { pages as icelandic } from '../is/pages.ts';
import { pages as norwegian } from '../no/pages.ts';

/** Two events of the log about somebody, and one in which somebody gives a pile away. */
const sentencesIn = ({ page, 'six-nimmt': six, 'captain-jack': jack }: Pages): string[] => [
  six.tell.placed(page.someone, 96, 2),
  six.tell.placed('Alma', 96, 2),
  jack.tell.took.given(page.someone, 'Alma', 4),
  jack.tell.took.given('Alma', page.someone, 4),
];

describe('the log about a player who gave no name, and about one who did', () => {
  it.each<[string, Pages, string[]]>([
    [
      'English',
      english,
      [
        'Your 96 goes to row 2.',
        'Alma’s 96 goes to row 2.',
        'Alma gives you a pile of 4 cards.',
        'You give Alma a pile of 4 cards.',
      ],
    ],
    [
      'German',
      german,
      [
        'Deine 96 kommt in Reihe 2.',
        'Die 96 von Alma kommt in Reihe 2.',
        'Alma gibt dir einen Stapel mit 4 Karten.',
        'Du gibst Alma einen Stapel mit 4 Karten.',
      ],
    ],
    [
      'Norwegian',
      norwegian,
      [
        'Din 96 går til rad 2.',
        '96 fra Alma går til rad 2.',
        'Alma gir deg en bunke på 4 kort.',
        'Du gir Alma en bunke på 4 kort.',
      ],
    ],
    [
      'Icelandic',
      icelandic,
      [
        'Þú leggur 96 í röð 2.',
        'Alma leggur 96 í röð 2.',
        'Alma gefur bunka. Þú tekur við: 4 spil.',
        'Þú gefur bunka. Alma tekur við: 4 spil.',
      ],
    ],
    [
      'Hebrew',
      hebrew,
      [
        'הקלף 96 שלכם הולך לשורה 2.',
        'הקלף 96 של Alma הולך לשורה 2.',
        'Alma: מסירת ערימה אליכם (4 קלפים).',
        'אתם: מסירת ערימה אל Alma (4 קלפים).',
      ],
    ],
  ])('in %s', (_language, pages, sentences) => {
    expect(sentencesIn(pages)).toEqual(sentences);
  });
});
