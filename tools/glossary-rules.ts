import type { FlatTexts } from './text-rules.ts'

export type Language = 'hu' | 'en' | 'de'
/** What a native stumbles over, and the term of docs/glossary.md in its place. */
type Rule = readonly [wrong: RegExp, use: string]

const RULES: Readonly<Record<Language, readonly Rule[]>> = {
  hu: [
    [/(?<!\p{L})a\(z\)/iu, 'article'],
    [/\bszp\./u, '%-pont'],
    [/Adóvégrehajtás|adóhatósági végrehajtás/iu, 'NAV-végrehajtás'],
    [/legkisebb jegyzett tőke/iu, 'minimális jegyzett tőke'],
    [/Hitelezhetőség/iu, 'ajánlott hitelkeret'],
    [/mértani átlag/iu, 'a növekedés évi átlaga'],
    [/kredit/iu, 'egyenleg'],
    [/figyelőlist/iu, 'figyelési lista'],
    [/csőd, felszámolás/iu, 'csődeljárás'],
    [/marketing keres/iu, 'marketingkeresés'],
    [/utolsó tulajdonos/iu, 'végső tulajdonos'],
  ],
  en: [
    [/\bgrave\b/iu, 'serious'],
    [/\bleast capital\b/iu, 'minimum capital'],
    [/^course\b|\bthe course of\b/iu, 'trend'],
    [/\bcreditability\b/iu, 'recommended credit limit'],
    [/\bindependent\b/iu, 'sole'],
    [/\bbusiness years?\b/iu, 'financial year'],
    [/\bbalance sheet day\b/iu, 'balance sheet date'],
    [/\bissued capital\b/iu, 'subscribed capital'],
    [/\bexpenditure\b/iu, 'expense'],
    [/\bprobability of (?:failure|default)\b/iu, 'probability of insolvency'],
    [/\bforced deletion\b/iu, 'compulsory strike-off'],
    [/\blite rating\b/iu, 'simplified rating'],
    [/\bcredit advice\b/iu, 'credit recommendation'],
    [/(?<!outstanding )\bpublic[ -]dues\b|\bpublic[ -]debts?\b/iu, 'no outstanding public dues'],
    [/\ba (?:published )?tax arrears\b/iu, 'tax arrears'],
    [/(?<!insolvent |voluntary )\bliquidations?\b/iu, 'insolvent liquidation'],
    [/\bregistered capital\b/iu, 'subscribed capital'],
    [/\bnet debt\b/iu, 'liabilities less receivables'],
    [/\bgeometric mean\b/iu, 'compound annual growth rate (CAGR)'],
    [/\bprincipal$/iu, 'director'],
    [/§/u, 'section'],
    [/\b1 times?\b|\}\} time\b/iu, 'once'],
    [/\btax debts?\b/iu, 'tax arrears'],
    [/\bliens?\b/iu, 'charge'],
    [/\bbanned\b/iu, 'disqualification'],
    [/\bregister number\b/iu, 'registration number'],
    [/\bseat\b/iu, 'registered office'],
    [/\b(?:affiliated|associated) compan/iu, 'connected company'],
    [/\bdetailed search\b/iu, 'advanced search'],
    [/\d %/u, '25% without a space'],
    [/\w'\w/u, '“…” quotes'],
  ],
  de: [
    [/Detailhandel|Grosshandel/iu, 'Einzelhandel'],
    [/Motorfahrzeug|Automobil/iu, 'Kraftfahrzeug'],
    [/strasse|\bgross|süsswa|fussb|schliesslich|giesser|ausserh/iu, 'ß after long vowels'],
    [/Handelsregisternummer|Firmenbuchnummer/iu, 'Registernummer'],
    [/Vergleichsverfahren/iu, 'Sanierungsverfahren'],
    [/Ausfallwahrscheinlichkeit/iu, 'Insolvenzwahrscheinlichkeit'],
    [/Kreditrahmen|Kreditwürdigkeit/iu, 'empfohlenes Kreditlimit'],
    [/öffentlichen Abgaben|Abgabenfreiheit/iu, 'keine Abgabenrückstände'],
    [/Steuerschuld(?!ner)|eine (?:veröffentlichte )?Steuerrückstand|wegen Steuerrückstände\b/iu, 'Steuerrückstände'],
    [/Nettoverschuldung/iu, 'Verbindlichkeiten abzüglich Forderungen'],
    [/Gesamtkapitalrentabilität/iu, 'Vermögensrentabilität'],
    [/geometrische[ns]? Mittel/iu, 'durchschnittliches jährliches Wachstum (CAGR)'],
    [/Berufsverbot/iu, 'Tätigkeitsverbot'],
    [/beobachtete[mnrs]? Unternehmen|beobachten (?:noch )?kein Unternehmen|Beobachtungsliste/iu, 'überwacht'],
    [/Wirtschaftsprüfer/u, 'Abschlussprüfer'],
    [/Einzelfirma/iu, 'eingetragenes Einzelunternehmen'],
    [/Detailsuche/iu, 'erweiterte Suche'],
    [/Negativmeldung/iu, 'negative Information'],
    [/Haushaltseinrichtung/iu, 'öffentliche Einrichtung'],
    [/Nettoumsatzerlöse/iu, 'Umsatzerlöse'],
    [/(?:diese|keine|welche|jede|eine|geleitete)[rn]? Firma\b|\bFirmen\b/iu, 'Unternehmen'],
    [/(?:gehör(?:t|en)|Verbindungen) der Firma\b/iu, 'Unternehmen'],
  ],
}

/** Texts that say what the glossary says otherwise, with the term to use; full stops that stand twice. */
export function findGlossaryViolations(language: Language, texts: FlatTexts): string[] {
  return [...texts].flatMap(([key, text]) => {
    const words = text.replace(/\{\{[^}]*\}\}/g, '…')
    const wrong = RULES[language].flatMap(([pattern, use]) => {
      const found = pattern.exec(words)?.[0]
      return found === undefined ? [] : [`${key}: “${found}”, see docs/glossary.md: ${use}`]
    })
    return /(?<!\.)\.\.(?!\.)/.test(words) ? [...wrong, `${key}: two full stops`] : wrong
  })
}

/** Terms that the rules send to and the glossary does not have. */
export function findUnexplainedTerms(glossary: string): string[] {
  const known = glossary.toLowerCase().replace(/\s+/g, ' ')
  return Object.values(RULES).flatMap((rules) =>
    rules.map(([, use]) => use).filter((use) => !known.includes(use.toLowerCase())),
  )
}
