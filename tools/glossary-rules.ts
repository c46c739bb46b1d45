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
    [/\bpublic dues\b/iu, 'no public debts'],
    [/\btax debts?\b/iu, 'tax arrears'],
    [/\bliens?\b/iu, 'charge'],
    [/\bbanned\b/iu, 'disqualification'],
    [/\bregister number\b/iu, 'registration number'],
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
    [/Steuerschuld(?!ner)/iu, 'Steuerrückstände'],
    [/Berufsverbot/iu, 'Tätigkeitsverbot'],
    [/Wirtschaftsprüfer/u, 'Abschlussprüfer'],
    [/Einzelfirma/iu, 'eingetragenes Einzelunternehmen'],
    [/Haushaltseinrichtung/iu, 'öffentliche Einrichtung'],
    [/Nettoumsatzerlöse/iu, 'Umsatzerlöse'],
    [/(?:diese|keine|welche|zu dieser|eine) Firma\b/iu, 'Unternehmen'],
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
