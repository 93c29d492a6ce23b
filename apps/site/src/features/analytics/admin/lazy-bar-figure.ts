import { lazy } from 'react'

/** The chart library arrives once there is something to draw. */
export const LazyBarFigure = lazy(() => import('./BarFigure.tsx').then(({ BarFigure }) => ({ default: BarFigure })))

export const LazyLyingBarFigure = lazy(() =>
  import('./BarFigure.tsx').then(({ LyingBarFigure }) => ({ default: LyingBarFigure })),
)
