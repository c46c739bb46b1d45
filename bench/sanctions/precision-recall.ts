/** The best that a way of matching says of a question: how alike, and whether it is who was meant. */
export type Answer = { score: number; isRight: boolean }

/** Recall and the threshold at which a precision is reached. */
export type Point = { recall: number; threshold: number | null }

/**
 * The largest recall at which of all that is found at least such a part is right. Every question asks for one that is on
 * the list, or for nobody; answers of one score come together.
 */
export function recallAtPrecision(answers: readonly Answer[], wanted: { questions: number; precision: number }): Point {
  const sorted = answers.toSorted((a, b) => b.score - a.score)
  let right = 0
  let best: Point = { recall: 0, threshold: null }
  sorted.forEach(({ score, isRight }, at) => {
    if (isRight) right += 1
    if (sorted[at + 1]?.score === score) return
    const recall = right / wanted.questions
    if (right / (at + 1) >= wanted.precision && recall > best.recall) best = { recall, threshold: score }
  })
  return best
}
