import { expect, type Locator, type Page } from '@playwright/test';

/** More tab stops than any screen has: reaching it means a keyboard trap. */
const MOST_STOPS = 200;

/** A person with a keyboard and nothing else, who must see at every stop where they are. */
export class Keyboard {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Presses Tab until `target` has the focus; `back` presses Shift+Tab. */
  async goTo(target: Locator, direction: 'on' | 'back' = 'on'): Promise<void> {
    await expect(target).toBeVisible();
    for (let stop = 0; stop < MOST_STOPS; stop += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await this.#page.keyboard.press(direction === 'on' ? 'Tab' : 'Shift+Tab');
      await this.#expectFocusSeen();
    }
    throw new Error(`${target} is not reached in ${MOST_STOPS} stops`);
  }

  async press(target: Locator, direction?: 'on' | 'back'): Promise<void> {
    await this.goTo(target, direction);
    await this.#page.keyboard.press('Enter');
  }

  async tick(box: Locator): Promise<void> {
    await this.goTo(box);
    await this.#page.keyboard.press('Space');
    await expect(box).toBeChecked();
  }

  async type(field: Locator, text: string): Promise<void> {
    await this.goTo(field);
    await this.#page.keyboard.type(text);
  }

  /** Expects the focused element to be in the viewport with a visible outline. */
  async #expectFocusSeen(): Promise<void> {
    const unseen = () =>
      this.#page.evaluate(() => {
        const element = document.activeElement;
        // Between the last stop and the first one the focus is with the browser.
        if (element === null || element === document.body) return null;
        const isOutlined = (each: Element | null) => {
          if (each === null) return false;
          const { outlineStyle, outlineWidth } = getComputedStyle(each);
          return outlineStyle !== 'none' && outlineWidth !== '0px';
        };
        const box = element.getBoundingClientRect();
        // The composer's outline is around the field and its button.
        const marked =
          isOutlined(element) ||
          isOutlined(element.parentElement) ||
          getComputedStyle(element).boxShadow !== 'none';
        const inside = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
        return marked && inside && box.width > 0 ? null : `${element.outerHTML.slice(0, 200)}`;
      });
    await expect.poll(unseen, 'the focus is seen').toBeNull();
  }
}
