import * as v from 'valibot';

/** The parts of an avatar, in the order of its stored word; the database accepts the same and no others. */
export const avatarParts = {
  hair: ['short', 'curls', 'quiff', 'crop', 'bob', 'long', 'waves', 'bun', 'ponytail', 'shaved'],
  expression: ['smile', 'grin', 'calm', 'wink'],
  hairColor: ['black', 'brown', 'copper', 'blond', 'silver'],
  skinColor: ['light', 'tan', 'brown', 'dark'],
} as const;
export type AvatarPart = keyof typeof avatarParts;

export const avatar = v.object({
  hair: v.picklist(avatarParts.hair),
  expression: v.picklist(avatarParts.expression),
  hairColor: v.picklist(avatarParts.hairColor),
  skinColor: v.picklist(avatarParts.skinColor),
});
export type Avatar = v.InferOutput<typeof avatar>;

export const firstAvatar: Avatar = {
  hair: 'waves',
  expression: 'smile',
  hairColor: 'brown',
  skinColor: 'tan',
};

/** The label of each part. */
export const avatarLabels: Record<AvatarPart, string> = {
  hair: 'Hair',
  expression: 'Expression',
  hairColor: 'Hair color',
  skinColor: 'Skin',
};

/** The choices as the database stores them. */
export function avatarWord({ hair, expression, hairColor, skinColor }: Avatar): string {
  return [hair, expression, hairColor, skinColor].join('-');
}

/** The choices of a stored word; the first avatar when the word is unknown. */
export function readAvatar(word: string): Avatar {
  const [hair, expression, hairColor, skinColor] = word.split('-');
  const result = v.safeParse(avatar, { hair, expression, hairColor, skinColor });
  return result.success ? result.output : firstAvatar;
}

/** The address of the avatar's picture on this site. */
export function avatarAddress(chosen: Avatar): string {
  return `/avatars/${avatarWord(chosen)}.svg`;
}
