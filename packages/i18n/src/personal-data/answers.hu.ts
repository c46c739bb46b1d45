/** What the server says of the closing of an account. */
export const personalDataAnswersHu = {
  closing: 'Fiókját {{date}} időpontban megszüntetjük. Addig a profiljában visszavonhatja.',
  closed: 'Fiókját megszüntettük.',
  kept: 'A fiók megmarad.',
  mail: {
    closingSubject: 'Fiókjának megszüntetését kérték',
    closing:
      'Fiókját {{date}} időpontban megszüntetjük. Ha mégsem szeretné, addig a profiljában visszavonhatja. Ha nem Ön kérte, lépjen be, vonja vissza, és változtassa meg a jelszavát.',
    closedSubject: 'Fiókját megszüntettük',
    closed:
      'Fiókját megszüntettük: nevét, címét, telefonszámát, kereséseit, listáit és üzeneteit töröltük. Amit a törvény szerint meg kell őriznünk (rendelések, egyenleg), név nélkül marad meg. Ez az utolsó levelünk erre a címre.',
  },
} as const
