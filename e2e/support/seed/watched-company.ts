/** A company that is watched and changes while a journey is under way. */
export const WATCHED_COMPANY = { id: '98000278', name: 'Figyelt Próba Kft.', newName: 'Megfigyelt Próba Kft.' } as const
