import type { Locator, Page } from '@playwright/test';

/** Which of its versions a message is. */
export const versions = (message: Locator) => message.getByRole('group', { name: 'Versions' });

/** The buttons to the versions beside the one that a message shows. */
export const previous = (message: Locator) => message.getByRole('button', { name: /^Previous version/ });
export const next = (message: Locator) => message.getByRole('button', { name: /^Next version/ });

/** Page object of the chat with one companion. */
export class Chat {
  readonly log: Locator;
  readonly composer: Locator;
  readonly send: Locator;
  /** Where Send was, while a reply is being written. */
  readonly stop: Locator;
  /** Opens the header's menu. */
  readonly menu: Locator;
  readonly #page: Page;
  readonly #name: string;

  constructor(page: Page, name: string) {
    this.#page = page;
    this.#name = name;
    this.log = page.getByRole('log');
    this.composer = page.getByRole('textbox', { name: `Message to ${name}` });
    this.send = page.getByRole('button', { name: 'Send', exact: true });
    this.menu = page.getByRole('button', { name: /^Chat menu/ });
    this.stop = page.getByRole('button', { name: 'Stop', exact: true });
  }

  async open(companionId: string): Promise<void> {
    await this.#page.goto(`/chat?companionId=${companionId}`);
  }

  async say(text: string): Promise<void> {
    await this.composer.fill(text);
    await this.send.click();
  }

  /** Chooses an item of the header's menu. */
  async choose(item: string): Promise<void> {
    await this.menu.click();
    await this.#page.getByRole('button', { name: item, exact: true }).click();
  }

  /** The person's messages, oldest first. */
  get mine(): Locator {
    return this.log.getByRole('article', { name: 'You,' });
  }

  /** Does what one of the buttons at a message's foot does; a tap or a click on the message shows them. */
  async act(message: Locator, button: string | RegExp): Promise<void> {
    await message.getByText(/\S/).first().click();
    await message.getByRole('button', { name: button }).click();
  }

  /** How far the conversation is scrolled from its end, in whole pixels. */
  async pixelsBelow(): Promise<number> {
    return this.log.evaluate((log) => Math.round(log.scrollHeight - log.clientHeight - log.scrollTop));
  }

  /** What the companion says first. */
  get greeting(): Locator {
    return this.log.getByRole('article', { name: `${this.#name}'s greeting` });
  }

  /** The companion's replies, oldest first. */
  get theirs(): Locator {
    return this.log.getByRole('article', { name: `${this.#name},` });
  }
}
