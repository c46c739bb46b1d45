import type { Verdict } from '@merleg/contract/report/verdict.contract'
import { testingSilence } from '../header/testing-header.ts'

/** A rated company with an alert, a tax debt and awards; one section is not subscribed to. */
export const testingVerdict: Verdict = {
  rating: {
    points: 72,
    band: 'low',
    label: 'alacsony kockázat',
    probability: '12 hónapos csődvalószínűség: 0,8 %',
    basis: 'A 2025. 12. 31. fordulónapú beszámoló alapján.',
    confidence: 'korlátozott alap',
    caveats: ['Fizetésképtelenségi nyilvántartást ehhez a céghez nem olvastunk be.'],
    contradiction: null,
    advice: 'alacsony kockázatú hitel',
  },
  limit: { value: '12 000 000 Ft', text: 'A három érték közül a legkisebb.' },
  reasons: {
    for: [{ text: 'Saját tőke aránya 62 %: a mezőny felső negyede, +6 pont.', points: 6 }],
    against: [{ text: 'Árbevétel növekedése −12 %: a mezőny alsó negyede, −4 pont.', points: -4 }],
  },
  alerts: {
    items: [
      {
        title: 'Nagy változás: üzemi (üzleti) eredmény',
        text: 'A 2025. üzleti évben −63 %.',
        note: null,
        url: '/report/14562877/financial-report?year=2025',
        severity: 'warning',
      },
    ],
    total: 4,
    checked: 'Ezt vizsgáltuk a 2021–2025. évi beszámolókban.',
  },
  negative: { items: [], silence: testingSilence },
  positive: {
    items: [
      {
        title: 'Közbeszerzések',
        text: '38 tétel, 2019–2021 · 210 000 000 000 Ft',
        note: 'Nem közöl mindent: ezeken kívül is lehetnek.',
        url: '/report/14562877/positive-info?group=procurement-award',
      },
    ],
    silence: testingSilence,
  },
  sources: 'Cégjegyzék (Igazságügyi Minisztérium; állapot: 2026. 11. 01.)',
  locked: [],
}
