/** "denied" also where a browser knows no notifications. */
export function noticePermission(): NotificationPermission {
  return typeof Notification === "undefined" ? "denied" : Notification.permission;
}

export async function askForNotices(): Promise<boolean> {
  if (typeof Notification === "undefined") return false;
  return (await Notification.requestPermission()) === "granted";
}

const name = "focus";

/** One at a time: the next takes the place of the last. */
export async function notice(title: string, body: string): Promise<void> {
  if (noticePermission() !== "granted") return;
  try {
    const shown = new Notification(title, { body, tag: name });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // Phones let only the service worker show one.
    const worker = await navigator.serviceWorker?.getRegistration();
    await worker?.showNotification(title, { body, tag: name });
  }
}
