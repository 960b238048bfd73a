/** The one door to what all pages behind the sign-in share. */
export { reviewReading, roomPages } from "./room-pages.ts";
export { SignedIn } from "./SignedIn.tsx";
export { registerServiceWorker } from "./service-worker.ts";
export { deleteStudent, signOutStudent } from "./sign-out.ts";
