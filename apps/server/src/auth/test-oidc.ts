import { generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { type Configuration, interactionPolicy, Provider } from "oidc-provider";

/** A real OpenID provider on this machine that stands in for Google, account chooser and all. */
export type TestOidc = {
  /** For GOOGLE_ISSUER. */
  readonly issuer: string;
  readonly port: number;
  /** For GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET. */
  readonly clientId: string;
  readonly clientSecret: string;
  /** The settings of a server that uses it. */
  readonly env: Readonly<Record<string, string>>;
  /** What a browser does from the address of `googleStart` on: gives the address it is sent back to. */
  readonly choose: (url: string, choice: { readonly account: string } | "cancel") => Promise<string>;
  readonly stop: () => Promise<void>;
};

export type OidcAccount = {
  /** Google's own id of the person; the chooser's button is called by the email. */
  readonly id: string;
  readonly email: string;
  readonly emailVerified?: boolean;
  readonly name?: string;
};

export type TestOidcOptions = {
  readonly accounts: readonly OidcAccount[];
  readonly port?: number;
  /** What the chooser's page asks of the browser besides, e.g. to be cut off from who opened it. */
  readonly chooserHeaders?: Readonly<Record<string, string>>;
  /** What its ID tokens say instead, signed as all are; null leaves the token out. */
  readonly idToken?: (claims: Claims) => Claims | null;
};

type Claims = Readonly<Record<string, unknown>>;

export async function startOidcProvider({
  accounts,
  port = 0,
  chooserHeaders = {},
  idToken = (claims) => claims,
}: TestOidcOptions): Promise<TestOidc> {
  const server = createServer();
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const address = server.address() as AddressInfo;
  const issuer = `http://127.0.0.1:${address.port}`;
  const client = { clientId: "jotter-test", clientSecret: "a client secret for tests" };
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const provider = new Provider(issuer, configuration(accounts, client, privateKey));
  acceptAnyJotter(provider);
  const answer = provider.callback();
  server.on("request", (incoming, outgoing) => {
    for (const [name, value] of Object.entries(chooserHeaders)) outgoing.setHeader(name, value);
    if (incoming.url === "/token") signAnew(outgoing, idToken, privateKey);
    const isChooser = incoming.url?.startsWith("/interaction/");
    void (isChooser ? chooser(provider, accounts, incoming, outgoing) : answer(incoming, outgoing));
  });
  return {
    issuer,
    port: address.port,
    ...client,
    env: { GOOGLE_ISSUER: issuer, GOOGLE_CLIENT_ID: client.clientId, GOOGLE_CLIENT_SECRET: client.clientSecret },
    choose: (url, choice) => chosen(url, choice, issuer),
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

function configuration(
  accounts: readonly OidcAccount[],
  { clientId, clientSecret }: Pick<TestOidc, "clientId" | "clientSecret">,
  privateKey: KeyObject,
): Configuration {
  // Google shows its chooser for prompt=select_account; this provider knows no such prompt by itself.
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: "select_account", requestable: true }), 0);
  return {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: ["http://localhost/api/auth/callback/google"],
        token_endpoint_auth_method: "client_secret_post",
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: "jwk" }), use: "sig", alg: "RS256", kid: "test" }] },
    cookies: { keys: ["a key for the cookies of tests"] },
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name", "picture"] },
    // As Google does: the address is in the ID token.
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { policy, url: (_, { uid }) => `/interaction/${uid}` },
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    findAccount: (_, id) => {
      const account = accounts.find((each) => each.id === id);
      if (!account) return undefined;
      const { email, emailVerified = true, name = "Ada Lovelace" } = account;
      return {
        accountId: id,
        claims: () => ({ sub: id, email, email_verified: emailVerified, name, picture: "https://example.org/ada.png" }),
      };
    },
    // Nobody is asked for consent: the chooser is what is tested.
    async loadExistingGrant({ oidc }) {
      const { client, session, provider } = oidc;
      const grant = new provider.Grant({ clientId: client?.clientId ?? "", accountId: session?.accountId ?? "" });
      grant.addOIDCScope("openid email profile");
      await grant.save();
      return grant;
    },
  };
}

/** Replaces the ID token in an answer that is about to be sent. */
function signAnew(outgoing: ServerResponse, idToken: (claims: Claims) => Claims | null, key: KeyObject) {
  const end = outgoing.end.bind(outgoing) as (body: string) => ServerResponse;
  outgoing.end = ((body: string | Buffer) => {
    if (outgoing.statusCode !== 200) return end(String(body));
    const { id_token: token, ...answer } = JSON.parse(String(body));
    const [head = "", payload = ""] = String(token).split(".");
    const claims = idToken(JSON.parse(Buffer.from(payload, "base64url").toString()));
    const content = `${head}.${Buffer.from(JSON.stringify(claims)).toString("base64url")}`;
    const signed = `${content}.${sign("sha256", Buffer.from(content), key).toString("base64url")}`;
    const text = JSON.stringify(claims ? { ...answer, id_token: signed } : answer);
    outgoing.setHeader("content-length", Buffer.byteLength(text));
    return end(text);
  }) as typeof outgoing.end;
}

/** The port of a server under test is not known when this provider starts. */
function acceptAnyJotter(provider: Provider) {
  const prototype = provider.Client.prototype as unknown as { redirectUriAllowed: (uri: string) => boolean };
  prototype.redirectUriAllowed = (uri) => {
    const { hostname, pathname } = new URL(uri);
    return ["localhost", "127.0.0.1"].includes(hostname) && pathname === "/api/auth/callback/google";
  };
}

/** A page with a button for each account and one to cancel, and what they do. */
async function chooser(
  provider: Provider,
  accounts: readonly OidcAccount[],
  incoming: IncomingMessage,
  outgoing: ServerResponse,
) {
  if (incoming.method !== "POST") {
    const buttons = accounts
      .map(({ id, email }) => `<button name="account" value="${id}">${email}</button>`)
      .join("\n");
    outgoing.writeHead(200, { "content-type": "text/html; charset=utf-8" });
    outgoing.end(`<!doctype html><html lang="en"><title>Choose an account</title><h1>Choose an account</h1>
<form method="post">${buttons}<button name="cancel" value="yes">Cancel</button></form></html>`);
    return;
  }
  const account = new URLSearchParams(await text(incoming)).get("account");
  const result = account
    ? { select_account: {}, login: { accountId: account } }
    : { error: "access_denied", error_description: "the person cancelled" };
  await provider.interactionFinished(incoming, outgoing, result, { mergeWithLastSubmission: false });
}

async function chosen(start: string, choice: { readonly account: string } | "cancel", issuer: string): Promise<string> {
  const cookies = new Map<string, string>();
  let next: { url: string; body?: URLSearchParams } = { url: start };
  for (let steps = 0; steps < 10; steps++) {
    const response = await fetch(next.url, {
      redirect: "manual",
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; ") },
      ...(next.body && { method: "POST", body: next.body }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [name = "", value = ""] = (line.split(";")[0] ?? "").split(/=(.*)/s);
      cookies.set(name, value);
    }
    const location = response.headers.get("location");
    if (location) {
      next = { url: new URL(location, next.url).href };
      if (!next.url.startsWith(issuer)) return next.url;
    } else {
      const page = await response.text();
      if (!page.includes("Choose an account")) throw new Error(`the provider says ${response.status}: ${page}`);
      next = { url: next.url, body: new URLSearchParams(choice === "cancel" ? { cancel: "yes" } : choice) };
    }
  }
  throw new Error("the provider never sent the browser back");
}
