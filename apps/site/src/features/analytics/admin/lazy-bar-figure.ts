import { lazyPart } from '~/components/ui/react/lazy-part.tsx'

/** The chart library arrives once there is something to draw. */
export const LazyBarFigure = lazyPart(() => import('./BarFigure.tsx').then(({ BarFigure }) => BarFigure))

export const LazyLyingBarFigure = lazyPart(() => import('./BarFigure.tsx').then(({ LyingBarFigure }) => LyingBarFigure))
