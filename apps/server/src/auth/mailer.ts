/** Sends one plain-text mail, or throws. */
export type Mailer = (mail: Mail) => Promise<void>;
export type Mail = { readonly to: string; readonly subject: string; readonly text: string };

const silenceMostMs = 20_000;

/** Loads its library with the first mail: most servers never send one. */
export function createMailer(url: string, from: string): Mailer {
  return async ({ to, subject, text }) => {
    const { createTransport } = await import("nodemailer");
    const transport = createTransport({
      url,
      connectionTimeout: silenceMostMs,
      greetingTimeout: silenceMostMs,
      socketTimeout: silenceMostMs,
      // The text goes out as it is: no mail can make this server read a file or fetch an address.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    try {
      // The address as an object: in a text, a comma would name a second recipient.
      await transport.sendMail({ from, to: { name: "", address: to }, subject, text });
    } finally {
      transport.close();
    }
  };
}
