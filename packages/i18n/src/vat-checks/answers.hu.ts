/** What VIES answered about a VAT number, on the screen and in print. */
export const vatChecksAnswersHu = {
  titles: {
    asking: 'Az ellenőrzés folyamatban van',
    valid: 'Az ellenőrzéskor érvényes volt',
    invalid: 'Az ellenőrzéskor nem volt érvényes',
    unanswered: 'Nem érkezett válasz',
  },
  texts: {
    asking: 'A VIES megkérdezve: {{at}}; a tagállam válasza akár két percig is várathat magára.',
    valid:
      'A VIES szerint a szám az ellenőrzéskor ({{at}}) érvényes volt. A későbbi időről ez semmit sem mond: minden ügylet előtt érdemes újra ellenőrizni.',
    invalid:
      'A VIES az ellenőrzéskor ({{at}}) nem ismerte érvényesnek a számot a közösségi ügyletekhez. Ettől a cég működhet, és lehet belföldi adószáma: több tagállam csak azt veszi fel a VIES-be, aki ezt kérte, az áfacsoportok tagjai pedig a csoport számát használják.',
  },
  proof: {
    with: 'A konzultációs szám az adóhatóság előtt azt igazolja, hogy a {{requester}} közösségi adószám birtokosa elvégezte az ellenőrzést; másnak nem bizonyíték.',
    without:
      'Konzultációs szám nélkül ez csak a saját feljegyzésünk az ellenőrzésről: a VIES csak annak ad számot, aki a saját közösségi adószámát is megadja.',
    withheld:
      'A VIES nem adott konzultációs számot, bár a kérdező közösségi adószámát ({{requester}}) megadtuk: ez csak a saját feljegyzésünk az ellenőrzésről.',
  },
  causes: {
    'member-state':
      'A tagállam szolgáltatása nem válaszolt. Ebből nem következik sem az, hogy a szám érvényes, sem az, hogy nem: ellenőrizze később újra.',
    busy: 'A VIES vagy a tagállam szolgáltatása túlterhelt volt. A számról ez semmit sem mond: ellenőrizze később újra.',
    service:
      'A VIES nem volt elérhető, vagy a válasza nem volt értelmezhető. A számról ez semmit sem mond: ellenőrizze később újra.',
    blocked:
      'A VIES most nem fogad tőlünk kérdést. A számról ez semmit sem mond; kérjük, jelezze az ügyfélszolgálatnak.',
    requester:
      'A VIES nem fogadta el a kérdező közösségi adószámát. A számról ez semmit sem mond; kérjük, jelezze az ügyfélszolgálatnak.',
    input: 'A VIES nem fogadta el a számot ebben az alakban, ezért nem is ellenőrizte.',
    'given-up': 'Az ellenőrzés félbeszakadt. A számról ez semmit sem mond: ellenőrizze újra.',
  },
  rows: {
    number: 'Közösségi adószám',
    askedAt: 'Kérdezve',
    answeredAt: 'Megválaszolva',
    askedBy: 'Kérte',
    requester: 'A kérdező közösségi adószáma',
    consultationNumber: 'Konzultációs szám',
    toldDate: 'Az ellenőrzés időpontja a VIES szerint',
    traderName: 'Név a tagállam szerint',
    traderAddress: 'Cím a tagállam szerint',
  },
  notTold: 'a tagállam nem közli',
  origins: {
    told: 'a nyilvántartásban szereplő szám',
    'tax-number': 'az adószámból képezve; hogy a cégnek van-e ilyen száma, azt a VIES mondja meg',
    'register-number': 'a nyilvántartási számból képezve; hogy a cégnek van-e ilyen száma, azt a VIES mondja meg',
  },
  obstacles: {
    off: 'A VIES-ellenőrzés ki van kapcsolva. Bekapcsolása: MERLEG_VIES=on, és MERLEG_VIES_REQUESTER a saját közösségi adószámmal.',
    'made-up': 'Ez a cég kitalált, ezért a számát nem kérdezzük meg a VIES-től.',
    unknown: 'Nem ismerjük a cég közösségi adószámát, ezért nem ellenőrizhető.',
    format: 'A nyilvántartásban szereplő szám nem közösségi adószám alakú, ezért nem ellenőrizhető.',
    'not-eu': 'A VIES csak az Európai Unió tagállamainak és Észak-Írországnak a számait ismeri.',
    'check-digit': 'A nyilvántartásban szereplő szám ellenőrző jegye hibás, ezért nem ellenőrizhető.',
  },
  print: {
    title: 'VIES-ellenőrzések',
    note: 'Előfizetésük felhasználóinak kérésére; forrás: Európai Bizottság, VIES',
    more: 'A legutóbbi {{count}} ellenőrzés; voltak korábbiak is.',
  },
} as const
