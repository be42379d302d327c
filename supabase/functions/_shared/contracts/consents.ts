/**
 * The words by which people agree, by purpose (table `user_consents`). Whoever changes words changes their version too.
 * `terms` and `intimate_chats` are needed to use the product at all; the latter is the explicit consent that intimate
 * conversations need (GDPR art. 9). The {braces} of `purchase` name what is bought.
 */
export const consents = {
  terms: {
    version: '2026-11-21',
    text: 'I am at least 18 years old and agree to the Terms of Service.',
  },
  intimate_chats: {
    version: '2026-11-21',
    text:
      'I know that chats can become intimate, and agree that mine are stored for me and sent to the model provider, ' +
      'which writes the replies.',
  },
  product_mail: {
    version: '2026-11-23',
    text: 'Send me occasional email about new companions and features.',
  },
  purchase: {
    version: '2026-11-21',
    text: 'I agree that {plan} starts at once and renews at {price} every month until I cancel.',
  },
} as const;
export type ConsentPurpose = keyof typeof consents;
