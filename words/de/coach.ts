import type { CoachWords } from '../en/coach.ts';
import { counting, listing } from '../plural.ts';

const count = counting('de');
const list = listing('de');
const heads = (n: number): string => count(n, { one: '# Hornochse', other: '# Hornochsen' });
const cardsOf = (n: number): string => count(n, { one: '# Karte', other: '# Karten' });

export const coach: CoachWords = {
  units: {
    'six-nimmt': 'Hornochsen',
    'eleven-nimmt': 'Minuspunkte',
    bullenrommee: 'Punkte',
    'twenty-one': 'Punkte',
    'captain-jack': 'Karten',
  },
  result: (amount, unit) =>
    `Gegenüber den anderen im Mittel: ${amount} ${unit} (Plus ist gut, Minus schlecht).`,
  dealt: (amount) => `Bei gutem Spiel war die Verteilung ${amount} wert.`,
  fortune: (amount) => `Glück und das Spiel der anderen brachten ${amount}.`,
  skill: (amount, margin) => `Deine eigenen Entscheidungen brachten ${amount} (±\u00a0${margin}).`,
  decisions: (n, costly) =>
    `${count(costly, { other: '#' })} von ${count(n, { one: '# Entscheidung', other: '# Entscheidungen' })} ${costly === 1 ? 'war eindeutig nicht die beste' : 'waren eindeutig nicht die besten'}.`,
  lookAgain: 'Einen zweiten Blick wert:',
  nothing: 'Nach dem, was du wissen konntest, war keine Entscheidung eindeutig falsch.',
  inRound: (round, choice) => `Runde ${round}, Entscheidung ${choice}`,
  inDeal: (deal, choice) => `Durchgang ${deal}, Entscheidung ${choice}`,
  inMatch: (choice) => `Entscheidung ${choice}`,
  lesson: (did, rule, better, betterRule) => `Du: ${did} (${rule}). Besser: ${better} (${betterRule}).`,
  cost: (amount, low, high, unit, chance) =>
    `Das kostet im Mittel ${amount} ${unit} (${low} bis ${high}) und senkt die Gewinnchance um ${chance} Prozentpunkte.`,
  colours: {
    white: 'Weiß',
    yellow: 'Gelb',
    red: 'Rot',
    green: 'Grün',
    blue: 'Blau',
    black: 'Schwarz',
  },
  situations: {
    'six-low': ({ card }) => `die ${card}, niedriger als alle Reihen`,
    'six-sixth': ({ card, row, heads: n }) =>
      `die ${card}, nach Stand der Dinge die sechste Karte in Reihe ${row} (${heads(n)})`,
    'six-fifth': ({ card, row }) =>
      `die ${card}, die fünfte Karte in Reihe ${row} – oder die sechste, wenn eine andere zuvorkommt`,
    'six-tight': ({ card, row }) => `die ${card}, dicht hinter Reihe ${row}, wo nichts dazwischenkommen kann`,
    'six-wide': ({ card, row, between }) =>
      `die ${card} an Reihe ${row}, wo noch ${count(between, { one: '# ungesehene Karte dazwischenkommen konnte', other: '# ungesehene Karten dazwischenkommen konnten' })}`,
    'six-row': ({ row, heads: n }) => `Reihe ${row} nehmen (${heads(n)})`,
    'six-draft': ({ card }) => `die ${card} auswählen`,
    'eleven-play': ({ card, pile }) => `die ${card} auf Stapel ${pile}`,
    'eleven-take': ({ pile, cards }) => `Stapel ${pile} nehmen (${cardsOf(cards)})`,
    'eleven-bull': ({ seat }) => `die Bullenkarte von Platz ${seat}`,
    'eleven-done': () => 'den Zug beenden',
    'bullen-draw': () => 'die oberste Karte des Nachziehstapels',
    'bullen-open': ({ card }) => `die offene ${card}`,
    'bullen-lay': ({ cards }) => `eine neue Wiese ${cards}`,
    'bullen-add': ({ card, meadow }) => `${card} an deine Wiese ${meadow}`,
    'bullen-give': ({ card, meadow }) => `${card} an Wiese ${meadow}, die für jemand anderen zählt`,
    'bullen-swap': ({ card, meadow }) => `${card} an die Stelle eines Jokers in Wiese ${meadow}`,
    'bullen-done': () => 'den Zug beenden',
    'bullen-pass': () => 'passen',
    'twenty-keep': () => 'den Wurf liegen lassen',
    'twenty-reroll': () => 'noch einmal würfeln',
    'twenty-cross': () => 'das Feld ganz links streichen',
    'twenty-write': ({ dice }) => `${list(dice)} eintragen`,
    'captain-place': ({ card, pile, worth }) => `${card} auf Stapel ${pile}, der dann ${worth} wert ist`,
    'captain-eleven': ({ card, pile, cards }) =>
      `${card} auf Stapel ${pile}, elf zum Weitergeben (${cardsOf(cards)})`,
    'captain-busted': ({ card, pile, cards }) =>
      `${card} auf Stapel ${pile}, mehr als elf, geplatzt (${cardsOf(cards)})`,
    'captain-jack': ({ pile, cards }) => `ein Jack auf Stapel ${pile} (${cardsOf(cards)})`,
    'captain-blank': ({ pile }) => `ein Blank auf Stapel ${pile}`,
    'captain-new': ({ card }) => `ein neuer Stapel mit ${card}`,
    'captain-give': ({ seat }) => `den Stapel an Platz ${seat}`,
    'captain-answer': () => 'den Jack mit einem Blank kontern',
    'captain-pass': () => 'den Jack nicht kontern',
  },
};
