import { setNotices } from '../tables/remote/http.ts';
import { tokenFor } from '../tables/remote/seats.ts';
import { language } from './language.ts';
import { settings } from './settings.ts';

/** The result of asking to be notified. */
export type NoticeResult = 'on' | 'blocked' | 'failed';

/** Whether this browser takes notices by web push. On some phones it does so only when the page is on the home screen. */
export const canNotify = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Asks for permission, which a browser grants only after a press, and has the server notify of turns at this table. */
export async function askForNotices(table: string): Promise<NoticeResult> {
  if ((await Notification.requestPermission()) !== 'granted') return 'blocked';
  const result = await notify(table);
  if (result === 'on') settings.notices.value = 'on';
  return result;
}

/** People who wanted notices at one table get them at their other tables too, without being asked again. */
export function keepNotified(table: string): void {
  if (canNotify() && settings.notices.value === 'on' && Notification.permission === 'granted')
    void notify(table);
}

async function notify(table: string): Promise<NoticeResult> {
  const token = tokenFor(table);
  const key = await fetchKey();
  if (token === null || key === null) return 'failed';
  try {
    const { endpoint, keys } = (await subscription(key)).toJSON();
    const { p256dh = '', auth = '' } = keys ?? {};
    const wish = { notify: { endpoint: endpoint ?? '', keys: { p256dh, auth }, language: language.value } };
    return (await setNotices(table, token, wish)) ? 'on' : 'failed';
  } catch {
    // For example, the push service of the browser cannot be reached.
    return 'failed';
  }
}

async function fetchKey(): Promise<string | null> {
  try {
    const { key } = (await (await fetch('/api/notices')).json()) as { readonly key: string | null };
    return key;
  } catch {
    return null;
  }
}

async function subscription(key: string): Promise<PushSubscription> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const wish = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await pushManager.subscribe(wish);
  } catch (error) {
    // An old one was made for other keys of the server.
    const old = await pushManager.getSubscription();
    if (old === null) throw error;
    await old.unsubscribe();
    return pushManager.subscribe(wish);
  }
}

/** No more notices, at this table or any other. */
export async function stopNotices(table: string): Promise<void> {
  settings.notices.value = 'off';
  const token = tokenFor(table);
  const registration = await navigator.serviceWorker.getRegistration();
  const old = await registration?.pushManager.getSubscription();
  if (old === null || old === undefined) return;
  if (token !== null) await setNotices(table, token, { stop: old.endpoint });
  // Elsewhere the server learns of it with the next notice, and forgets the address.
  await old.unsubscribe();
}
