/** Rows as the public tables answer them; a test changes what it is about. */

export function companionRow(values: Record<string, unknown> = {}) {
  return {
    id: 'suki',
    name: 'Suki',
    tagline: 'Draws strangers on trains',
    description: 'Suki draws people on the train to Osaka.',
    image_url: '/portraits/suki.svg',
    avatar_url: null,
    profile_image: null,
    profile_gradient_from: '#ff9ac1',
    profile_gradient_to: '#ffc29a',
    core_traits: ['Playful', 'Creative', 'Curious'],
    perfect_for: ['creative_minds'],
    ...values,
  };
}

export function planRow(values: Record<string, unknown> = {}) {
  return {
    tier: 'free',
    rank: 0,
    name: 'Free',
    price_gbp: 0,
    messages_per_day: 7,
    favorites: 0,
    active_chats: 1,
    own_companions: 1,
    temporary_chat_minutes: 9,
    client_fallback_minutes: 15,
    customisation: false,
    core_traits: false,
    most_popular: false,
    lookup_key: null,
    ...values,
  };
}
