/** The one door to what all pages behind the sign-in share. */
export { SignedIn } from "./SignedIn.tsx";
export { signOutStudent } from "./sign-out.ts";
