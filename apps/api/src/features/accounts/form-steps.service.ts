import type { Context } from 'hono'
import type * as z from 'zod'
import type { ApiEnv } from '../../http/env.ts'
import { openStep, sealStep } from './sealed-step.repo.ts'

const STEP = 'vaihe'

/** The steps of the form on a page, each with an address of its own that tells what was sent before it, as the schema of a step has it. */
export function formSteps<Step extends z.ZodType>(page: string, step: Step) {
  return {
    /** Leads to a step, so that the browser goes back to it and loads it anew without sending the form again. */
    async goTo(c: Context<ApiEnv>, told: z.input<Step>): Promise<Response> {
      const { db, now } = c.var.deps
      return c.redirect(`${page}?${STEP}=${await sealStep(db, page, told, now())}`, 303)
    },
    /** The step that the address of a call holds; undefined where it holds none, or an old one. */
    async read(c: Context<ApiEnv>): Promise<z.output<Step> | undefined> {
      const { db, now } = c.var.deps
      const sealed = c.req.query(STEP)
      return sealed ? step.safeParse(await openStep(db, page, sealed, now())).data : undefined
    },
  }
}
