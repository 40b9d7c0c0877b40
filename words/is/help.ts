import type { HelpTexts } from '../help-texts.ts';

export const help: HelpTexts = {
  'six-nimmt': {
    what: 'Allir leggja út spil í einu og enginn vill leggja sjötta spilið í röðinni.',
    goal: 'Safnaðu eins fáum uxahausum og þú getur.',
    steps: [
      'Veldu spil í leyni. Þegar allir hafa valið er spilunum flett upp í einu.',
      'Þau eru lögð niður frá því lægsta til þess hæsta, hvert á eftir því lægra spili sem er næst því.',
      'Ef þitt er sjötta spilið í röðinni tekurðu þau fimm sem fyrir eru, og þitt byrjar röðina upp á nýtt.',
      'Ef þitt er lægra en síðasta spil allra raða tekurðu röð að eigin vali, og þitt byrjar hana upp á nýtt.',
      'Eftir tíu lotur eru hausarnir sem þú tókst lagðir saman. Leiknum lýkur þegar einhver er með 66 eða fleiri.',
    ],
    tips: [
      'Spil sem er rétt fyrir ofan síðasta spilið í stuttri röð er nær alltaf öruggt.',
      'Ef spilið þitt er of lágt skaltu taka röðina með fæstu hausunum, ekki þá með fæstu spilunum.',
    ],
  },
  'eleven-nimmt': {
    what: 'Losaðu þig við spilin, hvert í mesta lagi tíu hærra en bunkinn sem það fer á.',
    goal: 'Kláraðu spilin þín á undan hinum: uxahausar sem eru eftir á hendi eru mínusstig.',
    steps: [
      'Þegar röðin kemur að þér leggurðu út spil eða tekur bunka.',
      'Spilið verður að vera einum til tíu hærra en efsta spil bunkans; á eftir 100 kemur 1.',
      'Ef ekkert passar tekurðu heilan bunka á hendi. Þá er flett upp í tvo nýja bunka.',
      'Bunki með þremur spilum eða fleiri gefur þér bolaspil.',
      'Með bolaspilum máttu leggja út mörg spil í einu. Láttu vita þegar þú vilt ekki leggja út meira.',
      'Umferðinni lýkur þegar einhver klárar spilin sín. Eftir allar umferðir vinnur sá sem er með fæst mínusstig.',
    ],
    tips: [
      'Það getur borgað sig að taka stóran bunka snemma: með bolaspilinu losnarðu við mörg spil í einu.',
      'Geymdu saman spil sem liggja nálægt hvert öðru: með bolaspili fara þau út í einu.',
    ],
  },
  bullenrommee: {
    what: 'Rommí með hækkandi röðum: láttu túnin þín vaxa áður en einhver klárar spilin sín.',
    goal: 'Vertu með flesta uxahausa í eigin túnum að frádregnum þeim sem eru eftir á hendi.',
    steps: [
      'Þegar röðin kemur að þér leggurðu út spil eða tekur eitt spil úr forðanum, aldrei hvort tveggja.',
      'Byrjaðu á túni: þrjú spil eða fleiri, hvert einum eða tveimur hærra en það á undan, til dæmis 14, 16 og 17.',
      'Þegar þú átt tún máttu bæta spilum við hvaða tún sem er, á endana eða inn á milli.',
      'Jóker getur verið hvaða tala sem er. Sá sem setur spil sem passar í staðinn fær jókerinn.',
      'Þegar þú hefur lagt út það sem þú vilt ýtirðu á „Búið“.',
      'Gjöfinni lýkur þegar einhver leggur út síðasta spilið sitt. Sá þarf ekki að hafa unnið.',
    ],
    tips: [
      'Spil í túni annars leikmanns gefur honum stig. Gerðu það til að klára eða losna við það sem nýtist þér ekki.',
      'Leggðu spil með mörgum hausum út í tæka tíð: þau gefa mest í túni og kosta mest á hendi.',
    ],
  },
  'twenty-one': {
    what: 'Sex teningar fyrir alla: fylltu raðirnar og hittu á prentuðu tölurnar.',
    goal: 'Vertu með flest stig þegar einhver klárar fimmtu röðina.',
    steps: [
      'Sá sem er með teningana kastar öllum sex og má kasta einu sinni enn; ásar liggja kyrrir.',
      'Síðan velja allir samtímis, hver í sinni röð.',
      'Skrifaðu eins marga teninga og þú vilt í reiti í sama lit, engan hærri en prentuðu töluna.',
      'Eða strikaðu út opna reitinn lengst til vinstri.',
      'Sama tala og sú prentaða er mark. Því fleiri mörk í sömu röð, þeim mun hærri bónus, allt að 21.',
      'Full röð gefur stig, og í næstu lotu heldurðu áfram í röðinni fyrir neðan.',
    ],
    tips: [
      'Skrifaðu alltaf mark: enginn teningur getur gert betur í þeim reit.',
      'Fylgstu með blöðum hinna: falleg röð er til lítils ef einhver annar lýkur leiknum á undan.',
    ],
  },
  'captain-jack': {
    what: 'Náðu nákvæmlega 11 og gefðu bunkann frá þér. Farirðu yfir er hann þinn.',
    goal: 'Taktu eins fá spil og þú getur.',
    steps: [
      'Leggðu spil af hendi á bunka. Talan á því bætist við gildi bunkans.',
      'Með nákvæmlega 11 gefurðu öðrum leikmanni bunkann. Fari gildið yfir 11 springurðu og tekur hann.',
      'Blank-spil setur gildi bunka í 0, Jack-spil í 11.',
      'Þegar Jack-spil er lagt út mega hinir svara með Blank-spili: þá tekur sá bunkann sem lagði það út.',
      'Spil fer aldrei ofan á annað eins. Kljúfðu þá og byrjaðu nýjan bunka.',
      'Dragðu aftur upp í þrjú spil. Leiknum lýkur þegar enginn á spil eftir.',
    ],
    tips: [
      'Geymdu Blank-spil á hendi handa Jack-spili einhvers annars.',
      'Bunka með gildið 0 eða 1 er óhætt að skilja eftir: engin tala kemur honum í 11 í einu stökki.',
    ],
  },
};
