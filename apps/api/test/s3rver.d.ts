declare module '@20minutes/s3rver' {
  /** An S3-compatible server in this process, which keeps its objects in a folder. */
  export default class S3rver {
    constructor(options: {
      address: string
      port: number
      silent: boolean
      directory: string
      configureBuckets: { name: string; configs: string[] }[]
    })
    /** Where it listens. */
    run(): Promise<{ port: number }>
    close(): Promise<void>
  }
}
