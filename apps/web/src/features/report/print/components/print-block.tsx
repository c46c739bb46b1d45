import type { PrintBlock } from '@merleg/contract/report/print.contract'
import { PrintChartView } from './print-chart.tsx'
import { PrintTable } from './print-table.tsx'
import classes from './print.module.css'

type BlockOf<Type extends PrintBlock['type']> = Extract<PrintBlock, { type: Type }>

/** A part of a printed section; all of it is text. */
export function PrintBlockView({ block, headingTag: Heading = 'h3' }: { block: PrintBlock; headingTag?: 'h2' | 'h3' }) {
  switch (block.type) {
    case 'heading':
      return (
        <Heading className={classes.heading}>
          {block.text}
          {block.note !== null && <small>{block.note}</small>}
        </Heading>
      )
    case 'note':
      return (
        <p className={classes.note} data-tone={block.tone}>
          {block.text}
        </p>
      )
    case 'facts':
      return <Facts block={block} />
    case 'table':
      return <PrintTable block={block} />
    case 'items':
      return <Items block={block} />
    case 'charts':
      return (
        <div className={classes.charts}>
          {block.charts.map((chart) => (
            <PrintChartView key={chart.title} chart={chart} />
          ))}
        </div>
      )
    case 'picture':
      return (
        <img className={classes.picture} src={`data:image/svg+xml,${encodeURIComponent(block.svg)}`} alt={block.alt} />
      )
  }
}

function Facts({ block }: { block: BlockOf<'facts'> }) {
  return (
    <dl className={classes.facts}>
      {block.rows.map(({ key, value, note }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a label may stand twice; the rows never move
        <div key={index}>
          <dt>{key}</dt>
          <dd>
            {value} {note !== null && <small>{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Items({ block }: { block: BlockOf<'items'> }) {
  return (
    <ul className={classes.items}>
      {block.items.map(({ lead, title, muted, rows, foot }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- items have no identity here; their order is the document
        <li key={index} data-muted={muted}>
          {lead !== null && <span className={classes.lead}>{lead}</span>}
          <div>
            {title !== null && <p className={classes.itemTitle}>{title}</p>}
            {rows.length > 0 && (
              <dl className={classes.facts}>
                {rows.map(({ key, value }, row) => (
                  // oxlint-disable-next-line react/no-array-index-key -- a label may stand twice; the rows never move
                  <div key={row}>
                    <dt>{key}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
            )}
          </div>
          {foot !== null && <p className={classes.itemFoot}>{foot}</p>}
        </li>
      ))}
    </ul>
  )
}
