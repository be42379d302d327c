/** From this width on the list of conversations stands beside the chat. */
export const roomForPanel = '(min-width: 64rem)';
