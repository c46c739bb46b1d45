/** On the profile: what is stored of the user, and closing the account. */
export const personalDataPageHu = {
  title: 'Adataim és a fiók megszüntetése',
  demo: 'A bemutató hozzáférést bárki használhatja: amit tárol, az idegenek adata is, ezért nem tölthető le, és a fiók nem szüntethető meg.',
  download: {
    text: 'Amit Önről tárolunk, egy ZIP-fájlban, adatkörönként egy-egy JSON-fájllal; a feltöltött listák sorai és a csatolt fájlok nélkül, amelyek az oldalukról tölthetők le.',
    start: 'Adataim letöltése',
  },
  close: {
    text: 'A fiókot Ön is megszüntetheti. 14 napig visszavonható, hacsak nem azonnal kéri.',
    open: 'Fiók megszüntetése',
    title: 'Fiók megszüntetése',
    atOnce: 'Azonnal; ezt nem lehet visszavonni',
    submit: 'Megszüntetés 14 nap múlva',
    submitAtOnce: 'Megszüntetés most',
    due: 'A fiókot {{date}} időpontban megszüntetjük.',
    dueByOther: 'A fiók megszüntetését nem Ön kérte; {{date}} időpontban szüntetjük meg.',
    undo: 'Mégis megtartom',
  },
} as const
