/** Delay before the first tooltip, and the time after one in which the next comes at once (spec §9). */
export const TOOLTIP_DELAY_MS = 700
export const TOOLTIP_SKIP_MS = 300

export const tooltipClass = 'z-50 max-w-64 rounded-sm bg-graphite px-3 py-2 text-sm text-on-dark shadow-overlay'
