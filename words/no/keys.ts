import type { KeysTexts } from '../keys-texts.ts';

export const keys: KeysTexts = {
  title: 'Tastatur',
  everywhere: 'På alle sider',
  page: [
    ['?', 'Viser denne listen.'],
    ['Tab', 'Går til neste knapp eller gruppe.'],
    ['← → ↑ ↓', 'Går fra kort til kort i en gruppe.'],
    ['Enter', 'Trykker på det som har fokus.'],
    ['Esc', 'Lukker et vindu.'],
  ],
  replay: [
    ['← →', 'Forrige eller neste trekk.'],
    ['↑ ↓', 'Forrige eller neste feil.'],
    ['Page Up, Page Down', 'Forrige eller neste runde.'],
    ['Home, End', 'Første eller siste trekk.'],
    ['Mellomrom', 'Spiller av eller stopper.'],
  ],
  games: {
    'six-nimmt': [
      ['0–9', 'Løfter kortet med dette tallet. Må du ta en rad, markerer de rad 1 til 4.'],
      ['Enter', 'Spiller det løftede kortet eller tar den markerte raden.'],
      ['Esc', 'Senker kortet. Trykk en gang til for å ta valget tilbake mens andre fortsatt velger.'],
    ],
    'eleven-nimmt': [
      ['0–9', 'Løfter kortet med dette tallet.'],
      ['Enter', 'Spiller det løftede kortet. Passer det på flere bunker, går fokus til den første av dem.'],
      ['← →', 'Går fra bunke til bunke.'],
      ['Esc', 'Senker kortet.'],
    ],
    bullenrommee: [
      ['0–9', 'Løfter kortene med disse tallene, ett etter ett. 0 er en joker.'],
      [
        'Enter',
        'Legger ut tre løftede kort, legger ett kort der det passer, eller tar et åpent kort. Er det flere plasser, går fokus til den første av dem.',
      ],
      ['Esc', 'Senker kortene. Trykk en gang til for å ta det siste steget tilbake.'],
    ],
    'twenty-one': [
      ['1–6', 'Markerer alle felt som passer til en terning med dette tallet.'],
      ['Enter', 'Noterer i de markerte feltene.'],
      ['Esc', 'Fjerner markeringene. Trykk en gang til for å ta valget tilbake mens andre fortsatt velger.'],
    ],
    'captain-jack': [
      ['1–9', 'Løfter kortet med dette tallet. Du når Jack og Blank med ← og →.'],
      ['Enter', 'Legger det løftede kortet. Er det flere plasser, går fokus til den første av dem.'],
      ['Esc', 'Senker kortet.'],
    ],
  },
};
