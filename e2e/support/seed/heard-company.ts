/** Of this company something is heard while a journey is under way. */
export const HEARD_COMPANY = { id: '98000175', name: 'Hírmondó Próba Kft.' } as const
