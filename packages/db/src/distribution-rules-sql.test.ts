import { describe, expect, test } from 'vitest'
import { TABLE_SCOPES } from './distribution-rules.ts'
import { renderDistributionSql } from './distribution-rules-sql.ts'

const lines = renderDistributionSql(8).trimEnd().split('\n')
const lineOf = (table: string): number => lines.findIndex((line) => line.includes(`('${table}'`))

describe('the SQL for a cluster', () => {
  test('has a statement for each table that is not local, and none for the others', () => {
    const spread = Object.keys(TABLE_SCOPES).filter((table) => TABLE_SCOPES[table] !== 'local')
    const mentioned = lines.map((line) => /create_\w+_table\('(\w+)'/.exec(line)?.[1])
    expect(mentioned).toHaveLength(spread.length)
    expect(new Set(mentioned)).toEqual(new Set(spread))
  })

  test('makes reference tables before those that refer to them, and the companies before what lies with them', () => {
    expect(lineOf('sources')).toBeLessThan(lineOf('batches'))
    expect(lineOf('batches')).toBeLessThan(lineOf('companies'))
    expect(lineOf('companies')).toBeLessThan(lineOf('facts'))
  })

  test('leaves alone what is distributed already', () => {
    expect(lines[lineOf('sources')]).toBe(
      `select create_reference_table('sources') where not exists (select 1 from citus_tables where table_name = 'sources'::regclass and citus_table_type = 'reference');`,
    )
  })

  test('spreads by company beside the companies, and persons by themselves', () => {
    const isDone = (table: string) =>
      ` where not exists (select 1 from citus_tables where table_name = '${table}'::regclass and citus_table_type = 'distributed');`
    expect([lines[lineOf('companies')], lines[lineOf('facts')], lines[lineOf('persons')]]).toEqual([
      `select create_distributed_table('companies', 'company_id', colocate_with => 'none', shard_count => 8)${isDone('companies')}`,
      `select create_distributed_table('facts', 'company_id', colocate_with => 'companies')${isDone('facts')}`,
      `select create_distributed_table('persons', 'person_id', colocate_with => 'none', shard_count => 8)${isDone('persons')}`,
    ])
  })
})
