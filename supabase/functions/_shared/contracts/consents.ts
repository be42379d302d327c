/**
 * The words by which people agree, by purpose (table `user_consents`). Whoever changes words gives them a new version,
 * here and in SQL (`private.consent_versions`), and says in `changed` what is new in them; everyone is asked again
 * (R-CARE-17). `terms` and `intimate_chats` are needed to chat at all; the latter is the explicit consent that intimate
 * conversations need (GDPR art. 9). The {braces} of `purchase` name what is bought.
 */
export const consents = {
  terms: {
    version: '2026-11-23',
    text: 'I am at least 18 years old and agree to the Terms of Service.',
    changed:
      'If something you write suggests that you are under 18, your chats pause until a person has looked at it. ' +
      'Nothing of yours is deleted by that.',
  },
  intimate_chats: {
    version: '2026-11-23',
    text:
      'I know that chats can become intimate, and agree that mine are stored for me, sent to the model provider, which ' +
      'writes the replies, and checked by rules and a second model for signs that someone is in danger.',
    changed:
      'A second model may read your last messages for signs of danger. When help lines are shown, your words stay in ' +
      'the conversation instead of being discarded.',
  },
  memory: {
    version: '2026-11-23',
    text:
      'Remember what I tell my companions. Facts in my own words are kept in my account and sent to the model ' +
      'provider with my messages. I can see, correct and forget each of them, and take this back at any time.',
    changed: null,
  },
  product_mail: {
    version: '2026-11-23',
    text: 'Send me occasional email about new companions and features.',
    changed: null,
  },
  purchase: {
    version: '2026-11-21',
    text: 'I agree that {plan} starts at once and renews at {price} every month until I cancel.',
    changed: null,
  },
} as const;
export type ConsentPurpose = keyof typeof consents;

/** The consents without which nobody can chat. */
export const chatConsents = ['terms', 'intimate_chats'] as const satisfies ConsentPurpose[];
export type ChatConsent = (typeof chatConsents)[number];
