/** The check of a VAT number in VIES, on the company data page. */
export const vatChecksPageHu = {
  title: 'Közösségi adószám ellenőrzése (VIES)',
  check: 'Ellenőrzés most',
  checkAgain: 'Ellenőrzés újra',
  asking: 'Megkérdeztük a VIES-t, várjuk a tagállam válaszát…',
  keeping: 'A választ most vesszük fel a cég adatai közé.',
  never: 'Előfizetésükből ezt a számot még nem ellenőriztették. Hogy érvényes-e, azt csak az ellenőrzés mondja meg.',
  earlier_one: '{{count}} korábbi ellenőrzés',
  earlier_other: '{{count}} korábbi ellenőrzés',
  more: 'A legutóbbiakat mutatjuk; voltak korábbiak is.',
  source:
    'Forrás: Európai Bizottság, VIES. Az ellenőrzéseket csak az Önök előfizetésének felhasználói látják; hogy a szám mikor volt érvényes, azt a cég adatai között mindenki.',
} as const
