/** Orders of reports about foreign companies: what the server says, and the mails. */
export const internationalOrdersAnswersHu = {
  type: 'Külföldi cégriport megrendelésre',
  typeOnline: 'Azonnali jelentés: {{report}}',
  ordered: 'Rendelését {{number}} számon rögzítettük. Az árát zároltuk; a kész riportról e-mailben értesítjük.',
  orderedDemo:
    'Rendelését {{number}} számon rögzítettük. Az árát zároltuk. Bemutató fiók: levelet nem küldünk, a kész riport a rendelésnél tölthető le.',
  orderedBefore: 'Ezt a rendelést {{number}} számon már rögzítettük, az árát csak egyszer zároltuk.',
  terms: {
    held: 'A rendeléskor az árat zároljuk a nemzetközi egyenlegén, és csak a riport átadásakor vonjuk le.',
    delivered: 'A riportot munkatársunk szerzi be; elkészültéről e-mailben értesítjük, és itt töltheti le.',
    deliveredDemo:
      'A riportot munkatársunk szerzi be. Bemutató fiók: levelet nem küldünk, a kész riport itt tölthető le.',
    defaultPrices:
      'Az árak között vannak a program alapértelmezett árai, amelyeket az üzemeltető még nem a sajátjaira állított be.',
  },
  notices: {
    answered: 'Válasz érkezett',
    delivered: 'A riport elkészült',
    cancelled: 'A rendelést töröltük',
    refunded: 'Az árat visszatérítettük',
  },
  mail: {
    orderedSubject: 'Külföldi cégriport rendelése: {{number}}',
    ordered:
      'Az alábbi rendelést rögzítettük {{number}} számon. Az árát zároltuk, és csak a riport átadásakor vonjuk le.',
    answeredSubject: 'Válasz a rendelésére: {{number}}',
    answered: 'Munkatársunk ezt írta a {{number}} számú rendeléséhez:',
    deliveredSubject: 'Elkészült a megrendelt riport: {{number}}',
    delivered: 'A {{number}} számon rendelt riport elkészült. Bejelentkezés után innen töltheti le:',
    cancelledSubject: 'Töröltük a rendelését: {{number}}',
    cancelled: 'A {{number}} számú rendelést töröltük. Az árát nem vontuk le, a zárolt összeg ismét felhasználható.',
    refundedSubject: 'Visszatérítettük a rendelés árát: {{number}}',
    refunded:
      'A {{number}} számú rendelés árát visszatérítettük: {{price}} áfa nélkül. Az összeg ismét felhasználható; a riport már nem tölthető le.',
    reason: 'Munkatársunk megjegyzése:',
    toOrder: 'A rendelést bejelentkezés után itt nézheti meg:',
    country: 'Ország',
    company: 'Cég',
    address: 'Cím',
    taxNumber: 'Adószám',
    companyNumber: 'Cégjegyzékszám',
    deadline: 'Határidő',
    person: 'Kapcsolattartó',
    phone: 'Telefon',
    email: 'E-mail',
    comment: 'Megjegyzés',
    price: 'Ár, áfa nélkül',
    orderedBy: 'Megrendelő',
    subscriber: 'Előfizető',
    language: 'Nyelv',
    commands: 'Teendő: merleg orders show {{number}}, majd answer, deliver vagy cancel.',
    question: 'Ha kérdése van, válaszoljon erre a levélre, és hivatkozzon a rendelés számára.',
  },
} as const
