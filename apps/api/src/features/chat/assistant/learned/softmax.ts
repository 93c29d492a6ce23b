/** Makes scores likelihoods, in place: each from 0 to 1, together 1. */
export function softmax(scores: Float64Array | Float32Array): void {
  let most = Number.NEGATIVE_INFINITY
  for (const score of scores) most = Math.max(most, score)
  let all = 0
  for (let at = 0; at < scores.length; at += 1) {
    const power = Math.exp((scores[at] ?? 0) - most)
    scores[at] = power
    all += power
  }
  for (let at = 0; at < scores.length; at += 1) scores[at] = (scores[at] ?? 0) / all
}
