/** Alerts of the monitoring: what the server says of them. */
export const alertsAnswersHu = {
  taken_one: 'Megtörtént: {{count}} riasztás.',
  taken_other: 'Megtörtént: {{count}} riasztás.',
  takenPartly_one: '{{total}} riasztásból {{count}} változott, a többi nem.',
  takenPartly_other: '{{total}} riasztásból {{count}} változott, a többi nem.',
  noneTaken: 'Egyik riasztás sem változott.',
  fourEyes: {
    'switched-on': 'Mostantól a riasztások lezárását két különböző kollégának kell elfogadnia.',
    'off-proposed': 'A kikapcsolás egy másik kolléga egyetértésére vár. Addig marad, ahogy volt.',
    'off-declined': 'A négy szem elve bekapcsolva marad.',
    'switched-off': 'Mostantól egy kolléga is lezárhat riasztást.',
  },
  basisUnwatched: 'Előfizetése egyetlen céget sem figyel.',
}
