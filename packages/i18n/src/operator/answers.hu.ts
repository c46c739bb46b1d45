/** What the server says of an act of the operator. */
export const operatorAnswersHu = {
  answered: 'A választ elmentettük, és ha van kinek, elküldjük.',
  done: 'Elintézve.',
  delivered: 'Átadva; az árat levontuk, a megrendelőt értesítjük.',
  cancelAsked: 'A feladat leállítását kértük.',
  resent: 'A levél újra a sorban van.',
} as const
