/** Timeline page. */
export const reportTimelinePageHu = {
  alert: 'riasztás: {{state}}',
  start: 'Kezdete: {{date}}',
  print: 'Nyomtatás',
  kinds: {
    all: 'Mind',
    company: 'Cégadatok',
    places: 'Székhely, telephelyek',
    people: 'Tagok, tisztségviselők',
    contacts: 'Elérhetőségek',
    accounts: 'Beszámolók',
    procedures: 'Eljárások, tartozások',
    awards: 'Közbeszerzés, tanúsítványok',
    notices: 'Közlemények',
  },
  filter: {
    kinds: 'Az események fajtája',
    none: 'A szűrésnek egy esemény sem felel meg.',
    clear: 'Szűrés törlése',
  },
  count_one: '{{count}} esemény',
  count_other: '{{count}} esemény',
  years: 'Ugrás egy évre',
  openAll: 'Minden év kinyitása',
  closeAll: 'Minden év becsukása',
  ended: 'nem hatályos',
  tones: {
    positive: 'kedvező',
    negative: 'kedvezőtlen',
  },
  more_one: 'Még {{count}} esemény',
  more_other: 'Még {{count}} esemény',
  shown: '{{shown}} / {{total}} látszik',
  moreRows_one: 'Még {{count}} tétel',
  moreRows_other: 'Még {{count}} tétel',
  undated_one:
    '{{count}} adatról nem ismert, hogy mikortól hatályos: ez az idővonalon nem szerepel, a cégadatok között igen.',
  undated_other:
    '{{count}} adatról nem ismert, hogy mikortól hatályos: ezek az idővonalon nem szerepelnek, a cégadatok között igen.',
  rest: 'Az idővonalon nem szereplő eseményekről:',
  companyData: 'Cégadatok megnyitása',
} as const
