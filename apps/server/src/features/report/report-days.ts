/**
 * The last moment of a Hungarian calendar day (YYYY-MM-DD): what was known at its end. Hungary is one hour ahead of
 * UTC, two in summer.
 */
export function endOfDay(day: string): Date {
  const winter = new Date(`${day}T23:59:59.999+01:00`)
  const isSameDay = winter.toLocaleDateString('sv-SE', { timeZone: 'Europe/Budapest' }) === day
  return isSameDay ? winter : new Date(`${day}T23:59:59.999+02:00`)
}
