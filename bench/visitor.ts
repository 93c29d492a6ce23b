/** What so large a share of the times stayed below, in milliseconds. */
export const percentile = (times: readonly number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? Number.NaN

/** Somebody who looks at the shop twenty times a second, each time anew, whatever the answer before takes. */
export function visitShop(url: string) {
  let times: number[] = []
  let isOver = false
  async function visit() {
    while (!isOver) {
      const begin = performance.now()
      void fetch(`${url}/api/products`)
        .then((response) => response.arrayBuffer())
        .then(() => times.push(performance.now() - begin))
      await new Promise((later) => setTimeout(later, 50))
    }
  }
  const visiting = visit()
  return {
    /** What the work gives, and what the answers took meanwhile, in milliseconds. */
    async during<T>(work: () => Promise<T>): Promise<{ result: T; times: readonly number[] }> {
      times = []
      const result = await work()
      return { result, times }
    },
    async stop() {
      isOver = true
      await visiting
    },
  }
}
