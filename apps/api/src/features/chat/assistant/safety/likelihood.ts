const LEAST = 1e-5

/** The weight of a likelihood (0–1): nothing at one half, and the more, the surer. */
export const logit = (likelihood: number): number => {
  const told = Math.min(Math.max(likelihood, LEAST), 1 - LEAST)
  return Math.log(told / (1 - told))
}

/** The likelihood of a weight. */
export const share = (weight: number): number => 1 / (1 + Math.exp(-weight))
