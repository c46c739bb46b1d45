import { expect, test } from 'vitest'
import { deadlineDay } from './working-days.ts'

test.each([
  ['2024-05-31', '2024-05-31', 'a Friday'],
  ['2025-05-31', '2025-06-02', 'a Saturday'],
  ['2020-05-31', '2020-06-02', 'Whit Sunday, and Whit Monday'],
  ['2024-03-31', '2024-04-02', 'Easter Sunday, and Easter Monday'],
  ['2018-03-30', '2018-04-03', 'Good Friday with Easter'],
  ['2016-03-25', '2016-03-25', 'Good Friday before it was a holiday'],
  ['2021-10-31', '2021-11-02', 'a Sunday before All Saints'],
  ['2022-04-30', '2022-05-02', 'a Saturday before Labour Day on a Sunday'],
  ['2022-12-31', '2023-01-02', 'a Saturday before New Year'],
])('a deadline of %s ends on %s: %s', (day, expected) => expect(deadlineDay(day)).toBe(expected))
