import { orEnglish } from "@jotter/domain/settings";

export type MailText = { readonly subject: string; readonly body: (link: string) => string };

/** The mail with which a student sets a new password. Plain text: nothing in it can be fetched, so nothing is tracked. */
export const resetMail = orEnglish<MailText>({
  en: {
    subject: "Set a new Jotter password",
    body: (link) => `Hello,

someone asked to set a new password for your Jotter account. To do so, open this link:

${link}

It works once, for the next 60 minutes. All devices will be signed out when the password changes.

If it wasn't you, ignore this mail. Your password stays as it is.

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

有人申请为你的 Jotter 账户设置新密码。请打开以下链接进行设置：

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
