/** The audit trail. */
export const auditPageHu = {
  title: 'Tevékenységnapló',
  intro: 'Ki mit tett az előfizetésben. A bejegyzések nem módosíthatók, és öt évig megmaradnak.',
  act: 'Tevékenység',
  allActs: 'minden tevékenység',
  user: 'Felhasználó',
  allUsers: 'bárki',
  from: 'Ettől',
  to: 'Eddig',
  at: 'Időpont',
  who: 'Ki',
  what: 'Mit tett',
  subject: 'Mivel',
  detail: 'Részletek',
  key: 'kulcs',
  emptyTitle: 'A szűrésnek egy bejegyzés sem felel meg',
  emptyText:
    'A napló a bevezetése óta történteket tartalmazza; a korábbiakról csak személyek oldalainak megnyitása szerepel benne.',
} as const
