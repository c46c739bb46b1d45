import type { ReplicaReads } from '@merleg/db/replica-reads'
import { Counter, Gauge, type Registry } from 'prom-client'

/** Whether the replica is used, how far it is behind, and who did the reads. */
export function collectReplicaMetrics(registry: Registry, replica: ReplicaReads): void {
  const registers = [registry]
  new Gauge({
    aggregator: 'max',
    name: 'merleg_replica_in_use',
    help: '1 while reads go to the replica, 0 while the primary does them',
    registers,
    collect() {
      this.set(replica.status().state === 'in-use' ? 1 : 0)
    },
  })
  new Gauge({
    aggregator: 'max',
    name: 'merleg_replica_lag_seconds',
    help: 'Age of what the replica has replayed; NaN while it is not known',
    registers,
    collect() {
      this.set(replica.status().lagSeconds ?? Number.NaN)
    },
  })
  new Counter({
    name: 'merleg_reads_total',
    help: 'Connections taken for reads of the register, by server',
    labelNames: ['server'],
    registers,
    collect() {
      const counts = replica.counts()
      this.reset()
      this.inc({ server: 'replica' }, counts.replica)
      this.inc({ server: 'primary' }, counts.primary)
    },
  })
  new Counter({
    name: 'merleg_replica_repeated_total',
    help: 'Reads begun on the replica that the primary had to do',
    registers,
    collect() {
      this.reset()
      this.inc(replica.counts().repeated)
    },
  })
}
