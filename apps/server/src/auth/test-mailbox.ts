import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

/** A mail server on this machine that keeps what it is sent. */
export type TestMailbox = {
  /** For SMTP_URL. */
  readonly url: string;
  readonly mails: readonly ReceivedMail[];
  readonly stop: () => Promise<void>;
};
export type ReceivedMail = {
  readonly from: string;
  readonly to: readonly string[];
  readonly headers: string;
  readonly text: string;
};

export async function startMailbox({ takesMs = 0 } = {}): Promise<TestMailbox> {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    disabledCommands: ["STARTTLS", "AUTH"],
    onData(stream, { envelope }, received) {
      void text(stream).then((raw) => {
        const [headers = "", body = ""] = raw.split(/\r\n\r\n(.*)/s);
        mails.push({
          from: envelope.mailFrom ? envelope.mailFrom.address : "",
          to: envelope.rcptTo.map(({ address }) => address),
          headers,
          text: decoded(headers, body),
        });
        setTimeout(received, takesMs);
      });
    },
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function decoded(headers: string, body: string): string {
  const [, encoding = "7bit"] = /^content-transfer-encoding: (\S+)/im.exec(headers) ?? [];
  if (encoding === "base64") return Buffer.from(body, "base64").toString("utf8");
  if (encoding !== "quoted-printable") return body.replaceAll("\r\n", "\n");
  const bytes = body
    .replaceAll(/=\r\n/g, "")
    .replaceAll("\r\n", "\n")
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
}
