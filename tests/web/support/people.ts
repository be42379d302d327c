import { type ConsentPurpose, consents } from '#contracts/consents.ts';
import type { Row } from './fake-table.ts';

export const userId = '00000000-0000-4000-8000-000000000001';

export function companionRow(values: Row): Row {
  return {
    id: 'suki',
    name: 'Suki',
    tagline: 'Draws strangers on trains',
    description: 'Suki draws people on the train to Osaka.',
    personality_description: 'Warm and quick to laugh.',
    conversation_style: 'Short sentences.',
    greeting: null,
    scenario: null,
    example_dialogue: null,
    openers: [],
    image_url: '/portraits/suki.svg',
    avatar_url: null,
    profile_image: null,
    profile_gradient_from: '#FF8FB8',
    profile_gradient_to: '#FFC19A',
    perfect_for: ['creative_minds'],
    core_traits: ['Playful', 'Creative', 'Curious', 'Honest'],
    special_features: ['Turns your day into a comic'],
    category: 'creative_minds',
    is_public: true,
    user_id: null,
    created_at: '2026-11-01T10:00:00+00:00',
    retires_at: null,
    ...values,
  };
}

export function userRow(values: Row): Row {
  return {
    id: userId,
    auth_user_id: userId,
    full_name: 'Robin',
    email: 'robin@amity.test',
    subscription_tier: 'premium',
    role: 'user',
    status: 'active',
    age_confirmed_at: '2026-11-01T10:00:00+00:00',
    created_at: '2026-11-01T10:00:00+00:00',
    ...values,
  };
}

/** A consent to the words of today, or taken back. */
export function consentRow(purpose: ConsentPurpose, given = true, values: Row = {}): Row {
  return {
    user_id: userId,
    purpose,
    given,
    text_version: consents[purpose].version,
    created_at: '2026-11-20T10:00:00+00:00',
    ...values,
  };
}

/** A plan whose numbers are nobody's offer, so that a page can only know them from the table. */
export function planRow(values: Row): Row {
  return {
    name: String(values.tier),
    price_gbp: 1,
    messages_per_day: null,
    active_chats: null,
    own_companions: null,
    memories: 1234,
    client_fallback_minutes: 11,
    customisation: false,
    core_traits: false,
    most_popular: false,
    lookup_key: null,
    ...values,
  };
}

export const plans: Row[] = [
  planRow({ tier: 'free', rank: 1, favorites: 0, temporary_chat_minutes: 7 }),
  planRow({ tier: 'basic', rank: 2, favorites: 3, temporary_chat_minutes: 41 }),
  planRow({ tier: 'premium', rank: 3, favorites: 6, temporary_chat_minutes: 52 }),
  planRow({ tier: 'ultimate', rank: 4, favorites: 9, temporary_chat_minutes: 63 }),
];

export function usage(values: Row): Row {
  return {
    tier: 'premium',
    limit: 20,
    used: 8,
    remaining: 12,
    resetsAt: '2026-11-22T00:00:00+00:00',
    ...values,
  };
}

/** What `chat-ensure` answers for a saved chat in which nothing is running. */
export function chatSession(values: Row): Row {
  return {
    success: true,
    chatId: '30000000-0000-4000-8000-000000000001',
    isSaved: true,
    expiresAt: null,
    expired: false,
    created: false,
    runningTurnId: null,
    demoModel: false,
    localModel: null,
    version: null,
    now: new Date().toISOString(),
    ...values,
  };
}

/** What `chat-health` answers for a saved chat. */
export function chatHealth(values: Row): Row {
  return {
    success: true,
    isSaved: true,
    expiresAt: null,
    expired: false,
    now: new Date().toISOString(),
    ...values,
  };
}

let messages = 0;

/** A stored message of Suki's chat, as the page reads it; each one is newer than the one made before it. */
export function messageRow(values: Row): Row {
  messages += 1;
  return {
    id: `40000000-0000-4000-8000-${String(messages).padStart(12, '0')}`,
    user_id: userId,
    companion_id: 'suki',
    turn_id: null,
    client_message_id: null,
    message_text: `message ${messages}`,
    message_type: 'user',
    is_edited: false,
    is_greeting: false,
    is_deleted: false,
    version: 1,
    versions: 1,
    previous_id: null,
    previous_messages: null,
    next_id: null,
    next_messages: null,
    answered_by: null,
    in_mind: 0,
    care_topic: null,
    care_level: null,
    created_at: new Date(Date.UTC(2026, 10, 20, 10, 0, messages)).toISOString(),
    ...values,
  };
}
