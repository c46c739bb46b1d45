/** What the server says of the closing of an account. */
export const personalDataAnswersHu = {
  closing: 'Fiókját {{date}} időpontban megszüntetjük. Addig a profiljában visszavonhatja.',
  closed: 'Fiókját megszüntettük.',
  kept: 'A fiók megmarad.',
  mail: {
    closingSubject: 'Fiókjának megszüntetését kérték',
    closing:
      'Fiókját {{date}} időpontban megszüntetjük. Ha mégsem szeretné, addig a profiljában visszavonhatja. Ha nem Ön kérte, lépjen be, vonja vissza, és változtassa meg a jelszavát.',
    closingByOther:
      'Fiókját {{date}} időpontban megszüntetjük: előfizetésük adminisztrátora vagy ügyfélszolgálatunk kérte. Ha nem ért egyet vele, addig a profiljában visszavonhatja; kérjük, jelezze az adminisztrátornak is.',
    keptSubject: 'Fiókja mégis megmarad',
    kept: 'Fiókját mégsem szüntetjük meg {{date}} időpontban: előfizetésük adminisztrátora vagy ügyfélszolgálatunk visszavonta. Ha továbbra is szeretné, a profiljában újra kérheti.',
    closedSubject: 'Fiókját megszüntettük',
    closed:
      'Fiókját megszüntettük: nevét, címét, telefonszámát, kereséseit, listáit és üzeneteit töröltük. Amit a törvény szerint meg kell őriznünk (rendelések, egyenleg), név nélkül marad meg. Ez az utolsó levelünk erre a címre.',
  },
} as const
