import { hash } from './choice.ts';
import { detailIn } from './detail.ts';
import { helpIntents, intentIn } from './intents.ts';
import { type Move, move } from './move.ts';
import { turn } from './sentences.ts';

const I_PICK =
  /\b(?:guess|bet|predict|do you think|would you (?:say|guess|bet)|you think)\b.*\b(?:i|i'll|i'm|i'd|i've|me)\b[^,:]*(?:[,:]| - ) ?(?<a>[^,]{2,60}?),? or (?<b>[^,]{2,70})$/i;
const GUESS_WHETHER =
  /\bguess:?,? (?:am i|if i'm|whether i'm|do i|did i|if i|whether i) (?<a>[^,]{2,50}?),? or (?<b>[^,]{2,50}?)(?: right now| today)?$/i;
const PICKED_FIRST =
  /^(?:so )?(?<a>[^,]{2,50}?) or (?<b>[^,]{2,50})[,:]? (?:can you )?(?:guess|bet|what do you think|which (?:one )?do you think)\b.*\b(?:i|i'll|i'm|i'd|mine|me)\b/i;
/** Advice, and no guess. */
const ADVISED = /\b(?:should|ought|supposed|have to|need to|can|could)\b/i;

const AM_I =
  "(?:am i|(?:do you )?(?:think|reckon|guess)(?: that)? i(?:'m| am)|would you (?:say|guess|call me)(?: i(?:'m| am))?|do i (?:seem|look|sound|strike you|come across)(?: more)?(?: like| as)?)";
const EITHER = new RegExp(
  `\\b${AM_I} (?:more (?:of |like )?)?(?<a>an? (?:\\p{L}+[ -]?){1,4}?) or (?:more (?:of )?)?(?<b>(?:an? )?(?:\\p{L}+[ -]?){1,4}?)(?: (?:do )?you (?:think|reckon|say)| to you)?$`,
  'iu',
);
const OF_TYPE = new RegExp(
  `\\b${AM_I} (?:more (?:of )?)?(?<it>an? (?:\\p{L}+[ -]){0,2}(?:person|owl|bird|lover|introvert|extrovert|romantic|optimist|pessimist|realist|planner|dreamer|homebody|perfectionist|procrastinator|drinker|reader|talker|listener|collector))(?: (?:do )?you think| to you)?$`,
  'iu',
);
const HARSH =
  /\b(?:good|bad|terrible|horrible|awful|idiot|failure|fool|loser|monster|jerk|crazy|wrong|burden|fraud|fake|alcoholic|addict|narcissist|weird|lazy|selfish|mess|what|just)\b/i;

const LIKE_ONE =
  /\b(?:do i (?:seem|sound|look|strike you|come across)(?: to you)? (?:like|as)|can you (?:see|picture|imagine) me as|could you (?:see|picture|imagine) me as) (?<it>(?:somebody|someone|the (?:type|kind|sort)|an? \p{L}+) ?[^,]{0,50})$/iu;
const COULD_I =
  /\b(?:(?:like|as|am i|i'm) (?:somebody|someone|a (?:person|guy|girl|man|woman)|the (?:type|kind|sort)(?: of (?:person|guy|girl|man|woman))?) (?:who|that|to)(?:'d| could| can| would| might| should)?|(?:think|reckon|believe|figure)(?: that)? (?:i|(?:someone|somebody) like me) (?:could|can)|could (?:i|(?:someone|somebody) like me) ever)(?: ever| really| actually)* (?<it>\p{L}+(?: [^,]{2,60})?)$/iu;
const SKILL =
  /^(?:build|learn|run|write|make|dance|play|bake|cook|grow|sail|climb|swim|paint|draw|fix|repair|finish|beat|win|ride|fly|knit|sew|sing|speak|start|raise|carve|drive|pull|survive|teach|become|be|handle|live|keep)\b/i;
const TEXTS_BACK = /^(?:text|call|message|write|answer)\b.*\b(?:him|her|them|back|ex)\b/i;

const ON_MY_MIND =
  /\b(?:what|why|guess)\b.*\bi(?:'m| am|'ve been)(?: still| really| secretly| actually)* (?:turning over|thinking(?: about| of)?$|chewing on|stuck on|worr(?:ied|ying) about|avoiding|putting off|hiding|holding (?:back|on)|carrying around|dreaming (?:of|about)|sitting on|not (?:saying|telling))|\b(?:guess|think|tell me|say|know)\b.*\bon my mind\b/i;

const CUT_OUT =
  /\bam i (?:really |even )?(?:cut out|made|built|ready) (?:for|to) (?<it>[^,]{3,50})$|\bwould i (?:ever |even )?(?<would>(?:survive|last|make|enjoy|be|do well|fit|win|like) [^,]{2,50}?)(?: (?:do )?you (?:think|reckon))?$/i;
const MY_PROBLEM =
  /\b(?:what do you (?:think|guess|reckon|say)|guess|tell me)\b.*\b(?:my (?:problem|deal|issue|damage|flaw|weakness) is|what(?:'s| is) (?:wrong with me|my (?:problem|deal|issue|damage)))\b/i;
const NOTICED = /\bwhat (?:would|do|did) you notice\b.*\b(?:me|i)\b/i;

/**
 * A guess at what the question itself names: which of two somebody will pick or is, what they could do, whom they seem
 * like, what is on their mind. Null where nothing of the kind is asked.
 */
export function hunchOf(said: string, texts: readonly string[]): Move | null {
  for (const text of texts) {
    const picked = ADVISED.test(text)
      ? null
      : (text.match(GUESS_WHETHER) ?? text.match(I_PICK) ?? text.match(PICKED_FIRST))?.groups;
    const either = text.match(EITHER)?.groups;
    for (const two of [picked, either])
      if (two?.a && two.b && !HARSH.test(`${two.a} ${two.b}`)) return oneOf(two.a, two.b, said);
    const type = text.match(OF_TYPE)?.groups?.it;
    if (type && !HARSH.test(type)) return move('guess-type', { it: type });
    // 'The kind of person who writes letters' could write them.
    const could = text.match(COULD_I)?.groups?.it?.replace(/^(\p{L}+[^s\P{L}])s\b/u, '$1');
    if (could && TEXTS_BACK.test(could)) return move('text-back');
    if (could && SKILL.test(could) && intentIn(helpIntents, said)?.name !== 'could-i-body')
      return couldOf(could, texts.filter((one) => one !== text).join('. '));
    const like = text.match(LIKE_ONE)?.groups?.it;
    if (like && !HARSH.test(like)) return move('judge-like', { it: turn(like) });
    const suits = text.match(CUT_OUT)?.groups;
    const suited = suits?.it ?? suits?.would;
    if (suited && !HARSH.test(suited)) return move('judge-like', { it: turn(suited) });
    if (ON_MY_MIND.test(text)) return move('guess-mind');
    if (MY_PROBLEM.test(text)) return move('guess-problem');
    if (NOTICED.test(text)) return noticed(texts.filter((one) => one !== text).join('. '));
  }
  return null;
}

function oneOf(a: string, b: string, said: string): Move {
  return move('guess-type', { it: turn(hash(said) % 2 === 0 ? a : b) });
}

/** What somebody could do, with the mishap they told beside it. */
function couldOf(it: string, beside: string): Move {
  const thing = detailIn(beside);
  return thing === null
    ? move('could-i', { it: turn(it) })
    : move('could-i-still', { it: turn(it), with: turn(thing) });
}

const HAS_ALONG =
  /\bi(?:'ve got| have| got|'m (?:carrying|holding|wearing|in|eating|reading))(?: my)? (?<it>an? [^,.]{3,40}?)(?: and |,|\.|$)/i;

/** What would be noticed about somebody: the thing they told of, where they did. */
function noticed(beside: string): Move {
  const it = beside.match(HAS_ALONG)?.groups?.it ?? detailIn(beside);
  return move('guess-notice', it === null ? {} : { it: turn(it) });
}
