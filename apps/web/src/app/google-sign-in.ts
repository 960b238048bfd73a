import { currentTexts } from "../ui/language.tsx";
import { createGoogleSignIn } from "./google.ts";
import { googlePress, openGooglePopup } from "./google-browser.ts";
import { admit, afterOwedSignOut, auth } from "./session.ts";

/** Signing in by Google in this browser, with this page's session. */
export const googleSignIn = createGoogleSignIn({
  auth: {
    googleOutcome: auth.googleOutcome,
    googleStart: (mode, to) => afterOwedSignOut(() => auth.googleStart(mode, to)),
    current: () => afterOwedSignOut(auth.current),
  },
  admit,
  openPopup: () => openGooglePopup(currentTexts()("google.popup")),
  leaveFor: (url) => location.assign(url),
  pressed: googlePress,
});
