/** The little that tests use of it: it comes without types. */
declare module "@20minutes/s3rver" {
  import type { Server } from "node:http";

  class S3rver {
    constructor(options: {
      port: number;
      address: string;
      silent: boolean;
      directory: string;
      configureBuckets: readonly { readonly name: string }[];
    });
    readonly httpServer?: Server;
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }

  export = S3rver;
}
