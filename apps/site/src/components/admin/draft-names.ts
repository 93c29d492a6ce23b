/** Under these names the tab's storage keeps what is typed, and the keys under which it is sent. */
export const PREFIX = 'arkpax:kesken:'
export const KEY = 'arkpax:lahetys:'
