/** What the server says on the page of a person. */
export const reportPersonAnswersHu = {
  sameness: {
    single: {
      title: 'Egy cégnél szerepel',
      text: 'Csak egy cég bejegyzései nevezik meg, ezért nem kellett bejegyzéseket összekapcsolni.',
    },
    certain: {
      title: 'Biztosan egy személy',
      text: '{{companies}} cég {{entries}} bejegyzésében a név, az anyja neve és a születési dátum is egyezik.',
    },
    strong: {
      title: 'Nagy valószínűséggel egy személy',
      text: '{{companies}} cég {{entries}} bejegyzésében a név egyezik, és minden bejegyzésben egyezik az anyja neve vagy a születési dátum; a másikat nem minden bejegyzés közli.',
    },
    weak: {
      title: 'Gyenge alapon egy személy',
      text: '{{companies}} cég {{entries}} bejegyzését csak a forrás azonosítója és a név köti össze: lehetnek különböző személyek.',
    },
    doubtful: {
      title: 'Kétséges, hogy egy személy',
      text: '{{companies}} cég {{entries}} bejegyzését a forrás egy azonosítóval közli, de a név, az anyja neve vagy a születési dátum nem mindenütt egyezik.',
    },
  },
  namesakes: {
    others_one: 'Ilyen nevű más személy az adatbázisban: {{others}}. Őt nem vesszük azonosnak vele.',
    others_other: 'Ilyen nevű más személy az adatbázisban: {{others}}. Őket nem vesszük azonosnak vele.',
    alike:
      'Ilyen nevű más személy az adatbázisban: {{others}}, közülük {{alike}} anyja neve és születési dátuma is egyezik: valószínűleg ugyanaz a személy, más azonosítóval.',
  },
} as const
