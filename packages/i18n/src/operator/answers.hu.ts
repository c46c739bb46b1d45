/** What the server says of an act of the operator. */
export const operatorAnswersHu = {
  answered: 'A választ elmentettük, és ha van kinek, elküldjük.',
  done: 'Elintézve.',
  delivered: 'Átadva; az árat levontuk, a megrendelőt értesítjük.',
  cancelAsked: 'A feladat leállítását kértük.',
  resent: 'A levél újra a sorban van.',
  kept: 'A próbaidő előfizetéssé vált; a modulok maradtak.',
  posted: 'Lekönyveltük. Elkölthető egyenleg: {{balance}}.',
  postedBefore:
    'Ezzel a hivatkozással ezt már lekönyvelték; most semmit nem könyveltünk. Elkölthető egyenleg: {{balance}}.',
  trial: {
    granted: 'A próbát megadtuk; a hivatkozást levélben küldjük.',
    refused: 'A próbát elutasítottuk; levélben megírjuk.',
  },
  price: {
    set: 'Az új ár ettől a naptól él: {{day}}.',
    ended: 'Ettől a naptól nem árusítjuk: {{day}}.',
    general: 'Az ország ára megszűnik; ettől a naptól az általános ár él: {{day}}.',
  },
} as const
