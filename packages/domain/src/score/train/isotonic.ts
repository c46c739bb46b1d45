import { numberAt } from '../measures/number-at.ts'

type Block = { value: number; weight: number; length: number }

/**
 * The never falling values that are nearest to the given ones by weighted squares (pool adjacent violators: Ayer et
 * al., Annals of Mathematical Statistics 26, 1955). Weights are above zero.
 */
export function makeNonFalling(values: Float64Array, weights: Float64Array): Float64Array {
  const blocks: Block[] = []
  values.forEach((value, index) => {
    let block: Block = { value, weight: numberAt(weights, index), length: 1 }
    for (let before = blocks.at(-1); before !== undefined && before.value >= block.value; before = blocks.at(-1)) {
      blocks.pop()
      const weight = before.weight + block.weight
      const mean = (before.value * before.weight + block.value * block.weight) / weight
      block = { value: mean, weight, length: before.length + block.length }
    }
    blocks.push(block)
  })
  return Float64Array.from(blocks.flatMap(({ value, length }) => Array.from({ length }, () => value)))
}

/** The same, never rising. */
export function makeNonRising(values: Float64Array, weights: Float64Array): Float64Array {
  return makeNonFalling(
    values.map((value) => -value),
    weights,
  ).map((value) => -value)
}

/**
 * The nearest values that never rise up to some place and never fall after it: one valley, which may lie at an end. Of
 * equally near ones that with the first such place.
 */
export function makeValley(values: Float64Array, weights: Float64Array): Float64Array {
  const negative = values.map((value) => -value)
  const before = findGains(negative, weights)
  const after = findGains(negative.toReversed(), weights.toReversed()).toReversed()
  let best = { gain: Number.NEGATIVE_INFINITY, turn: 0 }
  for (let turn = 1; turn <= values.length; turn += 1) {
    const gain = numberAt(before, turn) + numberAt(after, turn)
    if (gain > best.gain) best = { gain, turn }
  }
  const shape = new Float64Array(values.length)
  shape.set(makeNonRising(values.subarray(0, best.turn), weights.subarray(0, best.turn)))
  shape.set(makeNonFalling(values.subarray(best.turn), weights.subarray(best.turn)), best.turn)
  return shape
}

/** By how many values from the start: the weighted sum of squares of the nearest never falling ones. More is nearer. */
function findGains(values: Float64Array, weights: Float64Array): Float64Array {
  const gains = new Float64Array(values.length + 1)
  const blocks: Block[] = []
  let gain = 0
  values.forEach((value, index) => {
    const block: Block = { value, weight: numberAt(weights, index), length: 1 }
    for (let before = blocks.at(-1); before !== undefined && before.value >= block.value; before = blocks.at(-1)) {
      blocks.pop()
      gain -= before.weight * before.value ** 2
      const weight = before.weight + block.weight
      block.value = (before.value * before.weight + block.value * block.weight) / weight
      block.weight = weight
    }
    blocks.push(block)
    gain += block.weight * block.value ** 2
    gains[index + 1] = gain
  })
  return gains
}
