/** Words that say what a company does or where, and that thousands of names have: Hungarian, English, German and others. */
const GENERIC_WORDS: ReadonlySet<string> = new Set(
  (
    'kereskedelmi kereskedo kereskedes kereskedohaz szolgaltato szolgaltatasi szolgaltatas ipari epito epitoipari ' +
    'epiteszeti termelo gyarto forgalmazo vallalkozasi vallalkozas tanacsado mernoki mernokiroda fuvarozo fuvarozasi ' +
    'szallitmanyozo szallitmanyozasi szallito vendeglato vendeglatoipari ingatlan ingatlanforgalmazo ingatlanhasznosito ' +
    'ingatlankezelo ingatlanfejleszto beruhazo befekteto befektetesi vagyonkezelo kulkereskedelmi mezogazdasagi agrar ' +
    'egeszsegugyi oktatasi oktato kulturalis informatikai szamitastechnikai muszaki technikai gepipari gepgyarto ' +
    'kivitelezo fejleszto fejlesztesi uzemelteto javito szerelo szerelesi takarito nyomdaipari nyomda kiado konyvelo ' +
    'konyvvizsgalo logisztikai energetikai kornyezetvedelmi idegenforgalmi utazasi reklam marketing media butoripari ' +
    'faipari femipari elelmiszeripari textilipari vegyipari villamosipari elektronikai autojavito gepjarmu mukodo ' +
    'kozhasznu nonprofit magyar magyarorszag magyarorszagi hungary hungaria hungarian budapest europe europa europai ' +
    'trade trading service services invest investment consulting consult group holding international company ' +
    'management solutions systems technology technologies logistics transport construction engineering handels handel ' +
    'vertrieb beteiligungs verwaltungs bau gruppe deutschland osterreich austria eesti ehitus com impex prod prodcom ' +
    'teenused kinnisvara invest grup'
  ).split(' '),
)

/** Is the folded word one that tells nothing about which company is meant? */
export function isGenericWord(word: string): boolean {
  return GENERIC_WORDS.has(word)
}
