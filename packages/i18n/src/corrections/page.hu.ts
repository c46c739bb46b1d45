/** Reporting wrong values of a report, and what became of the reports. */
export const correctionsPageHu = {
  form: {
    title: 'Hibás adat jelzése',
    intro:
      'Utánanézünk a forrásnál, és e-mailben válaszolunk. Az érték addig „vitatott” jelzéssel, változatlanul látszik; más előfizetők a jelzést nem látják.',
    field: 'Adat',
    shownValue: 'Az érték, ahogy látja',
    fault: 'Mi a hiba?',
    expected: 'Mi lenne helyes?',
    evidence: 'Bizonyíték',
    evidenceHint: 'Nem kötelező: honnan tudja, hol látható.',
    file: 'Fájl',
    fileHint: 'Nem kötelező: PDF, PNG vagy JPEG, legfeljebb 5 MB.',
    filePlaceholder: 'Fájl kiválasztása',
    clearFile: 'Fájl elvetése',
    fileTooLarge: 'A fájl nagyobb 5 MB-nál.',
    fileFailed: 'A hibajelzést {{number}}. számmal rögzítettük, de a fájlt nem sikerült elküldeni.',
    submit: 'Hibajelzés elküldése',
    sendFile: 'Fájl elküldése',
  },
  marks: {
    disputed: 'vitatott',
    disputedText:
      'Vitatott: {{date}} napján jelezték, hogy „{{shown}}” helyett ez lenne helyes: {{expected}}. Még nem döntöttünk róla.',
    wrong: 'hibásnak bizonyult',
    wrongText:
      'Hibásnak bizonyult. A {{date}} napi hibajelzés szerint „{{shown}}” helyett ez lenne helyes: {{expected}}. A forrás azóta nem közölt újabbat.',
    unknown: 'Most nem tudjuk megmondani, mely értékeket jelezték hibásnak.',
  },
  section: {
    title: 'Vitatott vagy hibás adatok ebben a fejezetben',
    expected: 'a {{date}} napi hibajelzés szerint helyesen: {{expected}}',
    note: 'Előfizetésük felhasználói jelezték; az értékeket a forrás szerint, változatlanul közöljük. Ami hibásnak bizonyult, azt a forrás azóta kijavíthatta.',
    toList: 'Hibajelzéseim',
  },
  list: {
    title: 'Hibajelzéseim',
    reported: 'Amit hibásként jelzett',
    reportedAt: 'Jelezve',
    sources: 'Források, ahogy akkor közöltük',
    answers: 'Válaszok',
    emptyTitle: 'Még nem jelzett hibás adatot',
    emptyText: 'A riportok értékei mellett a forrás ablakában jelezheti, ha egy adat hibás.',
    demoTitle: 'A bemutatóban nem jelezhető hibás adat',
    demoText: 'A bemutató hozzáférést bárki használhatja: amit az egyik látogató jelez, azt a többi is olvasná.',
  },
  states: {
    reported: 'Elbírálásra vár',
    forwarded: 'A forrásnál van, elbírálásra vár',
    accepted: 'Elfogadva',
    refused: 'Elutasítva',
    withheld: 'A személyes adatokat visszatartjuk',
  },
  notices: {
    answered: 'Válasz',
    forwarded: 'A forrást megkerestük',
    accepted: 'Elfogadtuk',
    refused: 'Nem fogadtuk el',
    withheld: 'Visszatartjuk',
  },
} as const
