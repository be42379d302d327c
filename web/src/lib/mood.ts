export const moods = ['calm', 'delighted', 'thoughtful', 'concerned'] as const;
export type Mood = (typeof moods)[number];

/** Words by which a mood is heard, and how much each counts. */
type Cue = { mood: Exclude<Mood, 'calm'>; words: RegExp; weight: number };

/** In all of a reply. */
const said: readonly Cue[] = [
  {
    mood: 'concerned',
    words:
      /\b(?:i['’]?m|i am|so|very|truly) sorry\b(?! (?:i['’]?m|i am|for (?:the|my)) )|\b(?:sounds?|must be|must have been|feels?|such a) (?:so |very |really |incredibly |a )?(?:hard|heavy|rough|tough|exhausting|scary|unfair)\b|\b(?:sounds?|must be|must have been|feels?|been|is|was) (?:so |very |really |incredibly )?(?:painful|lonely|awful|cruel|frightening|heartbreaking)\b|\b(?:hurts?|grief|griev\w+|mourning|heartbroken|funeral|passed away|in pain|afraid for you|worr(?:y|ied) about you|your loss|sad to hear|(?:okay|all right|alright) to cry|here (?:for|with) you|i['’]?m (?:here|listening)|are you (?:okay|ok|safe|all right|alright)|not alone|take (?:good )?care of yourself|that took courage)\b/g,
    weight: 2,
  },
  {
    mood: 'delighted',
    words:
      /\b(?:ha(?:ha)*|heh|hooray|hurrah|yay|bravo|congratulations|congrats|wonderful|marvelous|fantastic|brilliant|magnificent|delight\w*|hilarious|thrilled|overjoyed|well done|good for you|can['’]?t wait|made my (?:day|week|night|morning|evening)|so (?:happy|glad|proud)|proud of you|i love (?:it|that|this|how)|splendid|i(?:['’]m| am) (?:laughing|grinning|beaming))\b/g,
    weight: 1,
  },
  { mood: 'delighted', words: /\byes!|\boh!|!{2,}|[😀-😆😊😍🤩🥳🎉]/gu, weight: 0.75 },
  {
    mood: 'thoughtful',
    words:
      /\b(?:hm+|i wonder|let me think|now that i think|come to think|what if|thinking (?:about|of)|i(?:['’]ve| have) been thinking|it depends|good question|i suppose|i['’]?m not sure|hard to say|on the other hand|i used to think|makes me think|reminds me|the longer i)\b/g,
    weight: 1,
  },
  { mood: 'thoughtful', words: /\b(?:maybe|perhaps|might be|somehow|curious)\b/g, weight: 0.5 },
];

/** In *actions* only: elsewhere it may be somebody in a story who laughs. */
const done: readonly Cue[] = [
  {
    mood: 'concerned',
    words: /\b(?:frown|wince|sigh|worried|concerned|hand on your|takes? your hand|sits? (?:down )?beside)/g,
    weight: 1.5,
  },
  {
    mood: 'delighted',
    words:
      /\b(?:laugh|grin|beam|chuckl|giggl|clap|cheer|danc|lights? up|eyes (?:shine|sparkle|bright)|throws? (?:my|his|her) (?:head|arms))/g,
    weight: 1.5,
  },
  {
    mood: 'thoughtful',
    words:
      /\b(?:think|ponder|consider|muse|tilts? (?:my|his|her|the) head|looks? (?:up|out|away|past)|gaze|stare|taps? (?:my|his|her|the) (?:chin|pencil|pen|table)|trails? off|pause)/g,
    weight: 1.5,
  },
];

/** A word that is denied is no cue: "not funny", "no worries", "never laughed". */
const denied =
  /\b(?:not|never|no|nothing|isn['’]t|wasn['’]t|aren['’]t|don['’]t|didn['’]t|hardly|without)\s+(?:(?:so|very|that|really|quite|all|a|even)\s+)*(?!sure|alone)[\w’']+/g;

const action = /\*[^*\n]+\*/g;

/** Less than this is nothing that a face would show. */
const threshold = 0.75;

/**
 * The mood of a reply by its words and its *actions* (R-ART-03): a rule, never a second call of the model. Calm unless
 * the words say otherwise; somebody's pain goes before joy, and joy before thought. It reads the whole text, so ask at
 * the end of a sentence, not at every word of a growing reply.
 */
export function moodOf(reply: string): Mood {
  const text = reply.toLowerCase().replace(denied, ' ');
  const actions = (text.match(action) ?? []).join(' ');
  const scores = { concerned: 0, delighted: 0, thoughtful: 0 };
  const count = (cues: readonly Cue[], where: string) => {
    for (const { mood, words, weight } of cues) scores[mood] += (where.match(words)?.length ?? 0) * weight;
  };
  count(said, text);
  count(done, actions);
  const order = ['concerned', 'delighted', 'thoughtful'] as const;
  const strongest = order.reduce((best, mood) => (scores[mood] > scores[best] ? mood : best));
  return scores[strongest] >= threshold ? strongest : 'calm';
}
