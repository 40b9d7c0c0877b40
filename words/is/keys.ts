import type { KeysTexts } from '../keys-texts.ts';

export const keys: KeysTexts = {
  title: 'Lyklaborð',
  everywhere: 'Á öllum síðum',
  page: [
    ['?', 'Sýnir þennan lista.'],
    ['Tab', 'Fer á næsta hnapp eða hóp.'],
    ['← → ↑ ↓', 'Fara á milli spila í hópi.'],
    ['Enter', 'Ýtir á það sem er virkt.'],
    ['Esc', 'Lokar glugga.'],
  ],
  replay: [
    ['← →', 'Fyrri eða næsti leikur.'],
    ['↑ ↓', 'Fyrri eða næstu mistök.'],
    ['Page Up, Page Down', 'Fyrri eða næsta umferð.'],
    ['Home, End', 'Fyrsti eða síðasti leikur.'],
    ['Bilslá', 'Spilar eða stöðvar.'],
  ],
  games: {
    'six-nimmt': [
      ['0–9', 'Lyfta spilinu með þessari tölu. Ef þú þarft að taka röð merkja þeir röð 1 til 4.'],
      ['Enter', 'Spilar spilinu sem er lyft eða tekur merktu röðina.'],
      ['Esc', 'Leggur spilið niður. Ýttu aftur til að taka valið til baka á meðan aðrir velja enn.'],
    ],
    'eleven-nimmt': [
      ['0–9', 'Lyfta spilinu með þessari tölu.'],
      ['Enter', 'Spilar spilinu sem er lyft. Ef það passar á fleiri en einn bunka er farið á þann fyrsta.'],
      ['← →', 'Fara á milli bunka.'],
      ['Esc', 'Leggur spilið niður.'],
    ],
    bullenrommee: [
      ['0–9', 'Lyfta spilunum með þessum tölum, einu á eftir öðru. 0 er jóker.'],
      [
        'Enter',
        'Leggur út þrjú spil sem er lyft, leggur eitt spil þar sem það passar eða tekur opið spil. Ef staðirnir eru fleiri en einn er farið á þann fyrsta.',
      ],
      ['Esc', 'Leggur spilin niður. Ýttu aftur til að taka síðasta skref til baka.'],
    ],
    'twenty-one': [
      ['1–6', 'Merkja alla reiti sem passa við tening með þessari tölu.'],
      ['Enter', 'Skrifar í merktu reitina.'],
      ['Esc', 'Fjarlægir merkin. Ýttu aftur til að taka valið til baka á meðan aðrir velja enn.'],
    ],
    'captain-jack': [
      ['1–9', 'Lyfta spilinu með þessari tölu. Farðu á Jack og Blank með ← og →.'],
      ['Enter', 'Leggur spilið sem er lyft. Ef staðirnir eru fleiri en einn er farið á þann fyrsta.'],
      ['Esc', 'Leggur spilið niður.'],
    ],
  },
};
