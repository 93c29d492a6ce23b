/** How far below the upper edge of the screen a part begins to be the one that is read, in pixels. */
const READ_FROM = 260

/** Marks the part that is being read in the list beside it: the last one whose beginning has come to the upper edge of the screen. */
export function followTopics(): void {
  const topics = [...document.querySelectorAll<HTMLAnchorElement>('a[data-topic]')]
  const parts = topics.flatMap(({ hash }) => document.getElementById(decodeURIComponent(hash.slice(1))) ?? [])
  const mark = () => {
    const passed = parts.filter((part) => part.getBoundingClientRect().top < READ_FROM)
    const current = passed.at(-1) ?? parts[0]
    for (const topic of topics) topic.ariaCurrent = decodeURIComponent(topic.hash) === `#${current?.id}` ? 'true' : null
  }
  // All that is below counts as seen: a part is no longer wholly seen when its beginning has passed the line.
  const watch = new IntersectionObserver(mark, { rootMargin: `${-READ_FROM}px 0px 1000000px`, threshold: 1 })
  for (const part of parts) watch.observe(part)
}
