/** Where a bucket is and who asks: all that one line of an operator says. */
export type S3Address = {
  readonly isSecure: boolean;
  readonly hostname: string;
  readonly port: string;
  readonly bucket: string;
  /** "" or what every key begins with, with a slash at its end. */
  readonly prefix: string;
  readonly region: string;
  /** "virtual": the bucket is part of the host, as some stores want it. */
  readonly style: "path" | "virtual";
  readonly accessKey: string;
  readonly secretKey: string;
};

export const s3AddressForm = "s3://KEY:SECRET@s3.eu-central-1.amazonaws.com/bucket";

/** Undefined where the line is none: its settings say what it should look like. */
export function s3AddressOf(text: string): S3Address | undefined {
  const url = URL.parse(text);
  if (url?.protocol !== "s3:" || !url.hostname || url.hash) return undefined;
  const [, bucket = "", folder = ""] = /^\/([a-z0-9][a-z0-9.-]{1,62})(?:\/([\w./-]*?))?\/?$/i.exec(url.pathname) ?? [];
  const known = new Map(url.searchParams);
  const { region = regionIn(url.hostname), style = "path", tls = "1", ...unknown } = Object.fromEntries(known);
  const keys = [decoded(url.username), decoded(url.password)] as const;
  if (!bucket || !keys[0] || !keys[1] || Object.keys(unknown).length > 0) return undefined;
  if (!/^[\w-]+$/.test(region) || !isStyle(style) || (tls !== "0" && tls !== "1")) return undefined;
  return {
    isSecure: tls === "1",
    hostname: url.hostname,
    port: url.port,
    bucket,
    prefix: folder && `${folder}/`,
    region,
    style,
    accessKey: keys[0],
    secretKey: keys[1],
  };
}

/** For messages: without what opens it. */
export function placeOf({ hostname, port, bucket, prefix }: S3Address): string {
  return `${hostname}${port && `:${port}`}/${bucket}${prefix && `/${prefix.slice(0, -1)}`}`;
}

/** Amazon's addresses say where they are; for others this one is the custom. */
function regionIn(hostname: string) {
  return /(?:^|\.)s3[.-]([a-z]+(?:-[a-z]+)+-\d)\.amazonaws\.com(?:\.cn)?$/.exec(hostname)?.[1] ?? "us-east-1";
}

function isStyle(style: string): style is S3Address["style"] {
  return style === "path" || style === "virtual";
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined; // a lone percent sign
  }
}
