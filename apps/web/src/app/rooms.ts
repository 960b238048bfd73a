/** The one door to what all pages behind the sign-in share. */
export { SignedIn } from "./SignedIn.tsx";
export { deleteStudent, signOutStudent } from "./sign-out.ts";
