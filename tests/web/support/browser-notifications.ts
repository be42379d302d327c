import { vi } from 'vitest';

/** What the browser's question about notifications is answered with. */
type Answers = {
  permission: NotificationPermission;
  answer?: NotificationPermission | Promise<NotificationPermission>;
};

/** Stands in for the browser's notifications; `shown` holds those that are on the screen. */
export class BrowserNotifications {
  readonly shown: { title: string; options: NotificationOptions; click: () => void }[] = [];
  readonly asked = vi.fn();

  constructor({ permission, answer = permission }: Answers) {
    const { shown, asked } = this;
    class FakeNotification {
      static permission = permission;
      static async requestPermission() {
        asked();
        FakeNotification.permission = await answer;
        return FakeNotification.permission;
      }
      onclick: (() => void) | null = null;
      readonly #entry: (typeof shown)[number];
      constructor(title: string, options: NotificationOptions) {
        this.#entry = { title, options, click: () => this.onclick?.() };
        shown.push(this.#entry);
      }
      close() {
        shown.splice(shown.indexOf(this.#entry), 1);
      }
    }
    vi.stubGlobal('Notification', FakeNotification);
  }
}
