import type { MyGameWords } from '../en/my-game.ts';
import { counting } from '../plural.ts';

const count = counting('is');
const ofMatches = (n: number): string => count(n, { one: '# leik', other: '# leikjum' });
const latestMatches = (n: number): string =>
  count(n, { one: 'síðasta leik þínum', other: 'síðustu # leikjum þínum' });

export const myGame: MyGameWords = {
  none: (game) => `Þú hefur ekki enn klárað leik í ${game}.`,

  wins: 'Sigrar',
  won: (won, of, fair) => `Þú vannst ${won} af ${ofMatches(of)}. Jafnsterkir leikmenn myndu vinna ${fair}.`,
  shared: 'Sigur sem fleiri deila telst að hluta.',
  countedOnly: (n) => `Af leikjum þínum á netinu eru síðustu ${n} taldir.`,
  verdict: {
    above: (low, high, fair) =>
      `Raunverulegt sigurhlutfall þitt er að öllum líkindum á bilinu ${low} til ${high}, hærra en jafn hlutur sem er ${fair}: það er meira en heppni.`,
    open: (low, high, fair) =>
      `Raunverulegt sigurhlutfall þitt er að öllum líkindum á bilinu ${low} til ${high}. Jafn hlutur er ${fair}, svo þetta gæti vel verið tilviljun.`,
    below: (low, high, fair) =>
      `Raunverulegt sigurhlutfall þitt er að öllum líkindum á bilinu ${low} til ${high}, lægra en jafn hlutur sem er ${fair}.`,
  },

  decisions: 'Ákvarðanir og heppni',
  costs: 'Kostnaður á hverja ákvörðun',
  costsHelp: (unit) => `Miðað við besta leik (${unit}). Lægra er betra.`,
  average: (amount, unit, n) => `Meðalkostnaður ákvörðunar í ${ofMatches(n)}: ${amount} ${unit}.`,
  trend: {
    better: (latest, before, n) => `Þér fer fram: ${latest} í ${latestMatches(n)}, áður ${before}.`,
    open: (latest, before, n) =>
      `Í ${latestMatches(n)}: ${latest}, áður: ${before}. Munurinn gæti verið tilviljun.`,
    worse: (latest, before, n) =>
      `Í ${latestMatches(n)} urðu ákvarðanirnar dýrari: ${latest}, áður ${before}.`,
  },
  luck: 'Heppni',
  luckHelp: (unit) => `Það sem spilin og hinir færðu þér (${unit}). Upp er gott.`,
  inNumbers: 'Í tölum',
  match: 'Leikur',
  working: (n, of) => `Þjálfarinn rýnir í leikina þína: ${n} af ${of}.`,
  failed: (n) => `Þjálfarinn gat ekki rýnt í ${count(n, { one: '# leik', other: '# leiki' })}.`,
  latestOnly: (n) =>
    `Þjálfarinn skoðar ${count(n, { one: 'síðasta leikinn þinn', other: 'síðustu # leikina þína' })}.`,

  mistakesTitle: 'Algengustu mistök þín',
  clean: 'Þjálfarinn hefur enn ekki fundið augljós mistök.',
  times: (n, amount, unit) =>
    n === 1
      ? `Einu sinni, u.þ.b. ${amount} ${unit}`
      : `${n === 2 ? 'Tvisvar' : count(n, { one: '# sinni', other: '# sinnum' })}, u.þ.b. ${amount} ${unit} í hvert sinn`,
  example: 'Til dæmis:',
  practise: 'Reyna aftur',
  mineAsDrills: 'Mistök þín sem þrautir',

  practiseCount: (n, of) => `${n} af ${of}`,
  ask: 'Hvað myndir þú gera?',
  right: 'Þetta myndi þjálfarinn líka gera.',
  prefers: (better) => `Val þjálfarans: ${better}.`,
  playedThen: (did) => `Þitt val í leiknum: ${did}.`,
  nextOne: 'Næsta staða',
  backTo: (game) => `Aftur í ${game}`,

  latest: 'Síðustu leikir',

  mistakes: {
    'six-dear-row': 'Að taka dýra röð þótt ódýrari væri í boði',
    'six-other-row': 'Að taka ódýra röð þegar betra var að taka aðra',
    'six-sixth': 'Að leggja sjötta spilið í röðinni',
    'six-low': 'Að leggja spil sem er lægra en allar raðir á röngum tíma',
    'six-wrong-loss': 'Að taka á sig röð með röngu spili',
    'six-put-off': 'Að taka ekki röð meðan hún var ódýr',
    'six-unsafe': 'Að taka áhættu með öruggt spil á hendi',
    'six-riskier': 'Að velja áhættusamara spilið af tveimur óvissum',
    'six-spent': 'Að nota öruggt spil of snemma',
    'six-draft': 'Að velja rangt spil',
    'eleven-took': 'Að taka bunka þótt spil passaði',
    'eleven-other-take': 'Að taka rangan bunka',
    'eleven-no-bull': 'Að taka lítinn bunka þegar bolaspil fylgdi stærri bunka',
    'eleven-large-take': 'Að taka stóran bunka þegar lítill dugði',
    'eleven-not-taken': 'Að leggja spil þegar betra var að taka bunka',
    'eleven-jump': 'Að stökkva langt þótt spil sem var nær passaði',
    'eleven-pile': 'Að leggja rétt spil á rangan bunka',
    'eleven-card': 'Að leggja spil sem var nálægt þegar meira lá á öðru',
    'eleven-too-many': 'Að leggja einu spili of mikið með bolaspil',
    'eleven-stopped': 'Að láta gott heita of snemma með bolaspil',
    'eleven-bull': 'Að taka bolaspilið frá röngum leikmanni',
    'bullen-drew': 'Að draga úr stokknum þegar opið spil var betra',
    'bullen-open': 'Að taka opið spil þegar betra var að draga úr stokknum',
    'bullen-other-open': 'Að taka rangt opið spil',
    'bullen-held-back': 'Að taka spil þegar kominn var tími til að leggja út',
    'bullen-laid-early': 'Að leggja út of snemma',
    'bullen-stopped': 'Að láta gott heita þegar betra var að leggja meira út',
    'bullen-laid-on': 'Að leggja meira út en gott var',
    'bullen-gave': 'Að bæta spilum við tún annarra',
    'bullen-laying': 'Að leggja út röng spil eða á röngum stað',
    'twenty-kept': 'Að láta kast liggja þegar betra var að kasta aftur',
    'twenty-rerolled': 'Að kasta aftur þegar kastið var gott',
    'twenty-crossed': 'Að strika út reit þótt tala passaði',
    'twenty-wrote': 'Að skrifa tölur þegar betra var að strika út',
    'twenty-too-much': 'Að skrifa of margar tölur í einu',
    'twenty-too-little': 'Að sleppa tölum sem borgaði sig að skrifa',
    'twenty-other': 'Að skrifa rangar tölur',
    'captain-missed': 'Að ná ekki ellefu þótt það væri hægt',
    'captain-eleven': 'Að ná ellefu þegar annar leikur var betri',
    'captain-gift': 'Að gefa röngum leikmanni bunkann',
    'captain-busted': 'Að springa þótt hægt væri að komast hjá því',
    'captain-dear-bust': 'Að springa með stærri bunkann',
    'captain-put-off': 'Að taka ekki bunka meðan hann var lítill',
    'captain-jack': 'Að leggja Jack á röngum tíma eða á rangan bunka',
    'captain-jack-kept': 'Að halda of lengi í Jack',
    'captain-blank': 'Að nota Blank þegar betra var að geyma það',
    'captain-blank-kept': 'Að halda of lengi í Blank',
    'captain-answered': 'Að svara Jack þegar betra var að geyma Blank',
    'captain-unanswered': 'Að svara ekki Jack með Blank á hendi',
    'captain-within-reach': 'Að skilja eftir bunka sem aðrir gátu komið í ellefu',
    'captain-place': 'Að leggja rangt spil eða á rangan bunka',
  },
};
