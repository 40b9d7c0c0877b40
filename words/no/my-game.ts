import type { MyGameWords } from '../en/my-game.ts';
import { counting } from '../plural.ts';

const count = counting('nb');
const matches = (n: number): string => count(n, { one: '# parti', other: '# partier' });
const latestMatches = (n: number): string =>
  count(n, { one: 'det siste partiet ditt', other: 'de siste # partiene dine' });

export const myGame: MyGameWords = {
  none: (game) => `Du har ikke fullført noe parti ${game} ennå.`,

  wins: 'Seire',
  won: (won, of, fair) => `Du vant ${won} av ${matches(of)}. Like gode spillere ville vunnet ${fair}.`,
  shared: 'En delt seier teller delvis.',
  countedOnly: (n) => `Av partiene dine på nett telles de siste ${n}.`,
  verdict: {
    above: (low, high, fair) =>
      `Den egentlige andelen seire ligger mest sannsynlig mellom ${low} og ${high}, over en lik andel på ${fair}: Det er mer enn flaks.`,
    open: (low, high, fair) =>
      `Den egentlige andelen seire ligger mest sannsynlig mellom ${low} og ${high}. En lik andel er ${fair}, så dette kan godt være flaks.`,
    below: (low, high, fair) =>
      `Den egentlige andelen seire ligger mest sannsynlig mellom ${low} og ${high}, under en lik andel på ${fair}.`,
  },

  decisions: 'Valg og flaks',
  costs: 'Kostnad per valg',
  costsHelp: (unit) => `Sammenlignet med det beste trekket, i ${unit}. Lavere er bedre.`,
  average: (amount, unit, n) => `I ${matches(n)} kostet et valg deg i snitt ${amount} ${unit}.`,
  trend: {
    better: (latest, before, n) => `Du blir bedre: ${latest} i ${latestMatches(n)}, før det ${before}.`,
    open: (latest, before, n) =>
      `I ${latestMatches(n)}: ${latest}, før det: ${before}. Forskjellen kan være tilfeldig.`,
    worse: (latest, before, n) => `I ${latestMatches(n)} kostet valgene mer: ${latest}, før det ${before}.`,
  },
  luck: 'Flaks',
  luckHelp: (unit) => `Det kortene og de andre ga deg, i ${unit}. Opp er bra.`,
  inNumbers: 'I tall',
  match: 'Parti',
  working: (n, of) => `Treneren går gjennom partiene dine: ${n} av ${of}.`,
  failed: (n) => `Treneren kunne ikke gå gjennom ${matches(n)}.`,
  latestOnly: (n) => `Treneren ser på ${latestMatches(n)}.`,

  mistakesTitle: 'De vanligste feilene dine',
  clean: 'Treneren har ikke funnet noen klar feil så langt.',
  times: (n, amount, unit) =>
    n === 1 ? `Én gang, omtrent ${amount} ${unit}` : `${n} ganger, omtrent ${amount} ${unit} hver gang`,
  example: 'For eksempel:',
  practise: 'Prøv disse på nytt',
  mineAsDrills: 'Feilene dine som oppgaver',

  practiseCount: (n, of) => `${n} av ${of}`,
  ask: 'Hva ville du gjort?',
  right: 'Det ville treneren også gjort.',
  prefers: (better) => `Treneren ville valgt: ${better}.`,
  playedThen: (did) => `I partiet valgte du: ${did}.`,
  nextOne: 'Neste',
  backTo: (game) => `Tilbake til ${game}`,

  latest: 'Siste partier',

  mistakes: {
    'six-dear-row': 'Å ta en dyr rad når det fantes en billigere',
    'six-other-row': 'Å ta en billig rad når en annen var bedre',
    'six-sixth': 'Å legge det sjette kortet i en rad',
    'six-low': 'Å legge et kort som er lavere enn alle radene, på feil tidspunkt',
    'six-wrong-loss': 'Å ta på seg en rad med feil kort',
    'six-put-off': 'Å ikke ta en rad mens den var billig',
    'six-unsafe': 'Å ta en sjanse med et trygt kort på hånden',
    'six-riskier': 'Å velge det mest risikable av to usikre kort',
    'six-spent': 'Å bruke opp et trygt kort for tidlig',
    'six-draft': 'Å velge feil kort',
    'eleven-took': 'Å ta en bunke selv om et kort passet',
    'eleven-other-take': 'Å ta feil bunke',
    'eleven-no-bull': 'Å ta en liten bunke når en større ga et tyrekort',
    'eleven-large-take': 'Å ta en stor bunke når en liten var nok',
    'eleven-not-taken': 'Å legge et kort når det var bedre å ta en bunke',
    'eleven-jump': 'Å hoppe langt når et nærmere kort passet',
    'eleven-pile': 'Å legge riktig kort på feil bunke',
    'eleven-card': 'Å legge et kort som lå nær, når et annet hastet mer',
    'eleven-too-many': 'Å legge ett kort for mye med tyrekort',
    'eleven-stopped': 'Å avslutte turen for tidlig med tyrekort',
    'eleven-bull': 'Å ta tyrekortet fra feil spiller',
    'bullen-drew': 'Å trekke fra trekkbunken når et åpent kort var bedre',
    'bullen-open': 'Å ta et åpent kort når trekkbunken var bedre',
    'bullen-other-open': 'Å ta feil åpent kort',
    'bullen-held-back': 'Å ta et kort når det var på tide å legge ut',
    'bullen-laid-early': 'Å legge ut for tidlig',
    'bullen-stopped': 'Å avslutte turen når det var bedre å legge ut mer',
    'bullen-laid-on': 'Å legge ut mer enn det som var lurt',
    'bullen-gave': 'Å bygge på en annens eng',
    'bullen-laying': 'Å legge ut feil kort, eller på feil sted',
    'twenty-kept': 'Å la kastet ligge når det var bedre å kaste om igjen',
    'twenty-rerolled': 'Å kaste om igjen når kastet var bra',
    'twenty-crossed': 'Å krysse ut et felt når et tall passet',
    'twenty-wrote': 'Å notere tall når det var bedre å krysse ut',
    'twenty-too-much': 'Å notere for mange tall på én gang',
    'twenty-too-little': 'Å utelate tall som var verdt å notere',
    'twenty-other': 'Å notere feil tall',
    'captain-missed': 'Å ikke lage elleve når det var mulig',
    'captain-eleven': 'Å lage elleve når et annet trekk var bedre',
    'captain-gift': 'Å gi bunken til feil spiller',
    'captain-busted': 'Å sprekke når det kunne unngås',
    'captain-dear-bust': 'Å sprekke med den største bunken',
    'captain-put-off': 'Å ikke ta en bunke mens den var liten',
    'captain-jack': 'Å legge en Jack på feil tidspunkt eller feil bunke',
    'captain-jack-kept': 'Å holde på en Jack for lenge',
    'captain-blank': 'Å bruke opp en Blank som var verdt å spare',
    'captain-blank-kept': 'Å holde på en Blank for lenge',
    'captain-answered': 'Å svare på en Jack når det var bedre å spare Blanken',
    'captain-unanswered': 'Å ikke svare på en Jack med en Blank på hånden',
    'captain-within-reach': 'Å etterlate en bunke som andre kunne få til elleve',
    'captain-place': 'Å legge feil kort, eller på feil bunke',
  },
};
