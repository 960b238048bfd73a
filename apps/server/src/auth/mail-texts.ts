import { orEnglish } from "@jotter/domain/settings";

export type MailText = { readonly subject: string; readonly body: (link: string) => string };

/** The mail with which a student sets a new password. Plain text: nothing in it can be fetched, so nothing is tracked. */
export const resetMail = orEnglish<MailText>({
  en: {
    subject: "Set a new Jotter password",
    body: (link) => `Hello,

Someone asked to set a new password for your Jotter account. To do so, open this link:

${link}

It works once, for the next 60 minutes. All devices will be signed out when the password changes.

If it wasn't you, ignore this email. Your password stays the same.

Jotter
`,
  },
  es: {
    subject: "Elige una nueva contraseña de Jotter",
    body: (link) => `Hola:

Alguien ha pedido cambiar la contraseña de tu cuenta de Jotter. Para elegir una nueva, abre este enlace:

${link}

Solo funciona una vez y durante los próximos 60 minutos. Al cambiar la contraseña se cerrará la sesión en todos tus dispositivos.

Si no has sido tú, ignora este mensaje: tu contraseña seguirá siendo la misma.

Jotter
`,
  },
  fr: {
    subject: "Choisis un nouveau mot de passe Jotter",
    body: (link) => `Bonjour,

Quelqu’un a demandé à changer le mot de passe de ton compte Jotter. Pour en choisir un nouveau, ouvre ce lien :

${link}

Il ne fonctionne qu’une fois, pendant les 60 prochaines minutes. Tous tes appareils seront déconnectés dès que le mot de passe aura changé.

Si ce n’était pas toi, ignore ce message : ton mot de passe reste le même.

Jotter
`,
  },
  de: {
    subject: "Neues Passwort für Jotter",
    body: (link) => `Hallo,

jemand möchte für dein Jotter-Konto ein neues Passwort festlegen. Öffne dazu diesen Link:

${link}

Er gilt einmal und nur in den nächsten 60 Minuten. Sobald das Passwort geändert ist, werden alle Geräte abgemeldet.

Falls du das nicht warst, kannst du diese Mail ignorieren. Dein Passwort bleibt, wie es ist.

Jotter
`,
  },
  zh: {
    subject: "重设你的 Jotter 密码",
    body: (link) => `你好！

有人申请为你的 Jotter 账号设置新密码。请打开以下链接进行设置：

${link}

该链接 60 分钟内有效，且只能使用一次。密码更改后，所有设备都会退出登录。

如果这不是你本人的操作，请忽略此邮件，你的密码不会改变。

Jotter
`,
  },
  ja: {
    subject: "Jotter のパスワードを再設定する",
    body: (link) => `こんにちは。

あなたの Jotter アカウントについて、パスワードの再設定が申し込まれました。次のリンクを開いて、新しいパスワードを設定してください。

${link}

リンクの有効期限は 60 分で、使えるのは 1 回だけです。パスワードを変更すると、すべての端末からログアウトされます。

お心当たりがない場合は、このメールを無視してください。パスワードは変更されません。

Jotter
`,
  },
});

/** The mail with which a student shows that a new address is theirs. The code is typed where they are signed in. */
export const moveMail = orEnglish<{ readonly subject: string; readonly body: (code: string) => string }>({
  en: {
    subject: "Your code for Jotter",
    body: (code) => `Hello,

Someone wants to use this address for their Jotter account. If that's you, enter this code in Jotter, in your settings:

${code}

It works once, for the next 60 minutes. Don't give it to anyone else.

If it wasn't you, ignore this email. Nothing will change.

Jotter
`,
  },
  es: {
    subject: "Tu código de Jotter",
    body: (code) => `Hola:

Alguien quiere usar esta dirección para su cuenta de Jotter. Si eres tú, escribe este código en los ajustes de Jotter:

${code}

Solo funciona una vez y durante los próximos 60 minutos. No se lo des a nadie.

Si no has sido tú, ignora este mensaje: no cambiará nada.

Jotter
`,
  },
  fr: {
    subject: "Ton code Jotter",
    body: (code) => `Bonjour,

Quelqu’un veut utiliser cette adresse pour son compte Jotter. Si c’est toi, saisis ce code dans les réglages de Jotter :

${code}

Il ne fonctionne qu’une fois, pendant les 60 prochaines minutes. Ne le donne à personne.

Si ce n’était pas toi, ignore ce message : rien ne changera.

Jotter
`,
  },
  de: {
    subject: "Dein Code für Jotter",
    body: (code) => `Hallo,

jemand möchte diese Adresse für sein Jotter-Konto verwenden. Wenn du das bist, gib diesen Code in den Einstellungen von Jotter ein:

${code}

Er gilt einmal und nur in den nächsten 60 Minuten. Gib ihn niemandem weiter.

Falls du das nicht warst, kannst du diese Mail ignorieren. Es ändert sich nichts.

Jotter
`,
  },
  zh: {
    subject: "你的 Jotter 验证码",
    body: (code) => `你好！

有人想将此邮箱用于自己的 Jotter 账号。如果是你本人，请在 Jotter 的设置中输入以下验证码：

${code}

该验证码 60 分钟内有效，且只能使用一次。请勿告诉他人。

如果这不是你本人的操作，请忽略此邮件，一切都不会改变。

Jotter
`,
  },
  ja: {
    subject: "Jotter の確認コード",
    body: (code) => `こんにちは。

このメールアドレスを Jotter アカウントで使うための手続きが行われました。ご本人の場合は、Jotter の設定で次のコードを入力してください。

${code}

コードの有効期限は 60 分で、使えるのは 1 回だけです。ほかの人には教えないでください。

お心当たりがない場合は、このメールを無視してください。何も変更されません。

Jotter
`,
  },
});

export type MovedText = { readonly subject: string; readonly body: (link: string, to: string) => string };

/** The mail to an address that an account was moved away from: whoever was asleep while it happened can take it back. */
export const movedMail = orEnglish<MovedText>({
  en: {
    subject: "Your Jotter account has a new address",
    body: (link, to) => `Hello,

The address of your Jotter account was changed to ${to}. From now on, sign in with that one.

If that was you, there’s nothing to do.

If it wasn't, open this link within the next 7 days:

${link}

It brings your account back to this address, asks you for a new password, and signs out every device.

Jotter
`,
  },
  es: {
    subject: "Tu cuenta de Jotter tiene otra dirección",
    body: (link, to) => `Hola:

La dirección de tu cuenta de Jotter ha cambiado a ${to}. A partir de ahora, inicia sesión con ella.

Si has sido tú, no tienes que hacer nada.

Si no has sido tú, abre este enlace en los próximos 7 días:

${link}

Tu cuenta volverá a esta dirección, elegirás una nueva contraseña y se cerrará la sesión en todos los dispositivos.

Jotter
`,
  },
  fr: {
    subject: "Ton compte Jotter a une nouvelle adresse",
    body: (link, to) => `Bonjour,

L’adresse de ton compte Jotter est désormais ${to}. C’est avec elle que tu te connectes à partir de maintenant.

Si c’était toi, tu n’as rien à faire.

Sinon, ouvre ce lien dans les 7 prochains jours :

${link}

Ton compte reviendra à cette adresse, tu choisiras un nouveau mot de passe et tous les appareils seront déconnectés.

Jotter
`,
  },
  de: {
    subject: "Dein Jotter-Konto hat eine neue Adresse",
    body: (link, to) => `Hallo,

die Adresse deines Jotter-Kontos wurde in ${to} geändert. Ab jetzt meldest du dich damit an.

Wenn du das warst, musst du nichts tun.

Wenn nicht, öffne in den nächsten 7 Tagen diesen Link:

${link}

Damit bekommt dein Konto diese Adresse zurück, du legst ein neues Passwort fest, und alle Geräte werden abgemeldet.

Jotter
`,
  },
  zh: {
    subject: "你的 Jotter 账号换了邮箱",
    body: (link, to) => `你好！

你的 Jotter 账号邮箱已改为 ${to}，今后请用它登录。

如果这是你本人的操作，无需理会。

如果不是，请在 7 天内打开以下链接：

${link}

你的账号会恢复使用此邮箱，你需要设置新密码，所有设备都会退出登录。

Jotter
`,
  },
  ja: {
    subject: "Jotter アカウントのメールアドレスが変更されました",
    body: (link, to) => `こんにちは。

あなたの Jotter アカウントのメールアドレスが ${to} に変更されました。今後はこのアドレスでログインしてください。

ご自身で変更された場合は、何もする必要はありません。

お心当たりがない場合は、7 日以内に次のリンクを開いてください。

${link}

アカウントはこのアドレスに戻り、新しいパスワードを設定していただきます。すべての端末からログアウトされます。

Jotter
`,
  },
});
