import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Opens the menu in the header of a chat. */
export async function openChatMenu(user: UserEvent): Promise<void> {
  await user.click(await screen.findByRole('button', { name: /^Chat menu/ }));
}
