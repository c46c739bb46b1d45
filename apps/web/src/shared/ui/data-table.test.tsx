import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { DataTable } from './data-table.tsx'

test('rows of the same key are all shown, each with a key of its own', () => {
  const complaints = vi.spyOn(console, 'error')
  const table = (codes: readonly string[]) => (
    <DataTable
      caption="Codes"
      columns={[{ key: 'code', title: 'Code', render: (code: string) => code }]}
      rows={codes}
      getRowKey={(code) => code}
    />
  )
  const { rerender } = render(table(['a', 'a', 'b', 'a']))
  expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(['a', 'a', 'b', 'a'])
  rerender(table(['b', 'a', 'a']))
  expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(['b', 'a', 'a'])
  expect(complaints).not.toHaveBeenCalled()
})
