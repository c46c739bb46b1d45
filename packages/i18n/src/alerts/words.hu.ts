/** Words of alerts that page and report share. */
export const alertsWordsHu = {
  states: {
    open: 'nyitott',
    proposed: 'jóváhagyásra vár',
    done: 'lezárt',
    snoozed: 'halasztott',
  },
}
