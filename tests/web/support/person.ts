import { fireEvent } from '@testing-library/react';
import { PointerEventsCheckLevel, type UserEvent, userEvent } from '@testing-library/user-event';

/**
 * Somebody at the page. No style sheet is here that could keep a pointer away, and nobody has to wait between two keys.
 */
export function person(): UserEvent {
  return userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
}

/** Adds `text` to what a field holds, all at once: for tests in which no single key matters. */
export function write(field: HTMLElement, text: string): void {
  const { value } = field as HTMLInputElement;
  fireEvent.input(field, { target: { value: value + text } });
}
