import { hash, type Talk } from './choice.ts';
import { type Named, namedIn, taleSections } from './named.ts';
import { capitalized, spelled } from './sentences.ts';

const LOVE = /\b(love story|romantic|romance)\b/i;
const MOODS: [mood: string, words: RegExp][] = [
  ['scary', /\b(scare me|spook me|scary|spooky|creepy|horror|ghost|frightening|terrifying|chilling)\b/i],
  ['sad', /\b(sad|heartbreaking|tragic|(make|makes) me cry|tearjerker|melancholy)\b/i],
  ['funny', /\b(funny|silly|hilarious|make (me|us|him|her|them) laugh)\b/i],
  ['love', LOVE],
];
const NOT_SO =
  /\b(not|nothing|isn't|no|without being|don't make it|never) (an? |too |so |very |one |anything )*(scary|spooky|creepy|sad|funny|silly|romantic)( (one|story))?\b/gi;

/** The mood that a tale is asked for in; none where 'not a sad one' is all that is said of it. */
function moodOf(said: string): string | null {
  const wished = said.replace(NOT_SO, '');
  return MOODS.find(([, words]) => words.test(wished))?.[0] ?? null;
}

/** Whether a tale is wished that no companion has ready: made up, in a mood, or about one who was described. */
export function wantsMade(said: string): boolean {
  const named = namedIn(said);
  if (named === null) return isDark(said) && /\b(stor(y|ies)|tale|something|scare|spook)\b/i.test(said);
  return (
    named.isDescribed || isDark(said) || /\b(make|made) (one |it |me |us |a \w+ )?up\b|\binvent\b/i.test(said)
  );
}

function isDark(said: string): boolean {
  return /^(scary|sad)$/.test(moodOf(said) ?? '');
}

/** Where a dark tale is about nothing in particular. */
const ANYWHERE: Named = {
  kind: 'place',
  head: 'house',
  who: 'an old house by the water',
  they: 'it',
  detail: null,
  thing: null,
  isDescribed: false,
};
/** Whom a tale for a child at bedtime is about where nobody is named. */
const FOR_A_CHILD: Named = { ...ANYWHERE, kind: 'animal', who: 'a small hedgehog' };
const AT_BEDTIME =
  /^(?=.*\bbed ?time\b).*\b(son|daughter|kids?|child|children|toddler|grand(son|daughter|kids?)|niece|nephew|little one|\d.?(yo|years?.old|yrs?))\b/is;

/** A small tale made up about just the one who was named, in the mood asked for; null where nobody can be made out. */
export function madeTale(talk: Talk): string | null {
  const said = spelled(talk.said);
  const mood = moodOf(said);
  const named = namedIn(said);
  if (named === null && LOVE.test(said))
    return told(talk, taleSections.get(isDark(said) ? 'love sad' : 'love') ?? []);
  const about = named ?? (isDark(said) ? ANYWHERE : AT_BEDTIME.test(said) ? FOR_A_CHILD : null);
  if (about === null) return null;
  const inMood = mood ? taleSections.get(`${about.kind} ${mood}`) : undefined;
  const apt = aptFor(about);
  const any = (
    about.thing && about.kind === 'person' ? ['person with'] : [about.kind, `${about.kind} funny`]
  ).flatMap((heading) => taleSections.get(heading) ?? []);
  const lack =
    mood && mood !== 'funny' && !inMood && !apt ? `It won't be ${MOOD_NAMES[mood]}, I'm afraid.` : null;
  const frames = (apt ?? inMood ?? any).map((frame) =>
    [lack, openingOf(about), spokenOf(frame, about)].filter(Boolean),
  );
  return told(
    talk,
    frames.map((parts) => parts.join(' ')),
  );
}

/** The tales of `# of /pattern/` about what was told of somebody or something. */
function aptFor({ who, detail }: Named): string[] | undefined {
  const told = `${who} ${detail ?? ''}`;
  return patterns.find(({ of }) => of.test(told))?.lines;
}

const patterns = [...taleSections].flatMap(([heading, lines]) => {
  const [, of] = heading.match(/^of \/(.+)\/$/) ?? [];
  return of === undefined ? [] : [{ of: new RegExp(of, 'i'), lines }];
});

const MOOD_NAMES: Record<string, string> = { scary: 'scary', sad: 'sad', love: 'a love story' };

/** One of the tales, between the words that the companion begins and ends one with. */
function told({ said, attempt, persona }: Talk, tales: readonly string[]): string {
  const tale = tales[(hash(said) + attempt) % tales.length] ?? '';
  const own = (heading: string) =>
    taleSections
      .get(heading)
      ?.find((line) => line.startsWith(`${persona.name}: `))
      ?.slice(persona.name.length + 2);
  return [
    own('opening') ?? "I'm making this one up.",
    tale,
    own('closing') ?? "That's all I know of it.",
  ].join(' ');
}

/** 'Once there was a brave snail.' What was told of it is said as it was told. */
function openingOf({ who, detail, isDescribed, kind }: Named): string {
  const isPlain =
    /^(an?|two) /.test(who) && !(isDescribed && / (who|who's|that|that's|which|whose)\b/.test(who));
  const verb = /^(person|animal|two)$/.test(kind) ? 'lived' : 'was';
  const opening = isPlain ? `Once there ${verb} ${who}.` : `This one is about ${who}.`;
  return detail === null ? opening : `${opening} ${capitalized(detail)}: so much is known.`;
}

const FORMS: Record<Named['they'], [them: string, their: string, was: string]> = {
  he: ['him', 'his', 'was'],
  she: ['her', 'her', 'was'],
  they: ['them', 'their', 'were'],
  it: ['it', 'its', 'was'],
};

function spokenOf(frame: string, { they, thing }: Named): string {
  const [them, their, was] = FORMS[they];
  return frame
    .replace(/\{they\}/g, they)
    .replace(/\{They\}/g, capitalized(they))
    .replace(/\{them\}/g, them)
    .replace(/\{their\}/g, their)
    .replace(/\{was\}/g, was)
    .replace(/\{thing\}/g, thing ?? 'it');
}
