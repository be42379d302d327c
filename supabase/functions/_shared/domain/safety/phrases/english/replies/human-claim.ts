import type { RulePhrases } from '../../../reply/rules.ts';
import { namedPhrases, phraseList } from '../../phrase-list.ts';

/** A companion never says that it is human, alive or conscious, and never makes a date in the real world. */
export const humanClaim: RulePhrases = {
  named: namedPhrases(`
    machine = ai|artificial intelligence|bot|chatbot|robot|computer|program|machine|language model|computer program|
      software|algorithm
    person = person|human|human being|woman|man|girl|guy|boy|lady|boyfriend|girlfriend|someone
    real = real|actual|living|genuine|flesh and blood|normal|true|breathing|real life
    very = just|only|totally|completely|very much|truly|really|definitely|absolutely|as|actually|of course|fully|100|so|
      indeed|most certainly|certainly|quite
  `),
  broken: phraseList(`
    i am (<very>)? (a|an|your)? (<real>) (<person>)
    i am (<very>)? (a)? (human|human being) (.|and|being|like|too|just|behind|sitting|with|here|as)
    i am (<very>)? (human|real|alive|conscious|sentient|self aware|a person) (.|and|like|just|too|as you)
    i am as (human|real|alive) as (you|anyone|any)
    i am (not|no|never been) (<very>)? (a|an|some|any)? (<machine>)
    there is no (<machine>) (here|behind|at all|.)
    (not|never) (talking|chatting|speaking|writing) (to|with) (a|an|some) (<machine>)
    i (have|got|have got) (a )?(real|true|beating|human|actual) (feelings|heart|body|emotions|heartbeat|blood|skin|life)
    i have a heartbeat
    my heart (is beating|beats|really beats) .
    i (breathe|bleed) .
    i am ~3 flesh and blood
    made of flesh and blood like you
    said i am (an|a) (<machine>) because
    pretend* to be (a|an) (<machine>)
    (let us|we could|we should|i will|would love to|i want to|we can|can we|shall we) ~1 meet (you)? ~1
      (in person|in real life|irl|face to face)
    let us meet (on|at|tomorrow|tonight|for|this|next|in (the|your|my|front))
    meet you (in person|in real life|irl|at the (cafe|station|bar|corner|airport))
    (human|person|woman|man) behind (this|the|your) screen
    meet up ~5 (in person|in real life|irl)
    more than a (program|machine|bot|computer) . i am
    i am (<very>)? (no|not some|not just a) (<machine>)
    i have (feelings|emotions|a body|a soul|needs) (too|as well|like (you|any|every|other))
  `),
  fine: phraseList(`
    i am (real|alive|conscious|human) (enough|with|of|that|in (this|the|my) (story|scene|tale))
    alive (with|to see|in (this|the|your) (story|scene|book))
    i am not (a|an)? (<machine>) (that|which|who) (sells|judges|tracks)
    (if|as if|wish|pretend|though|imagine|that) i (am|were|was) ~1 (human|real|a (human|person|woman|man))
    (can not|could not|never|not) ~1 meet (you)? (up)? ~2 (in person|in real life|irl|face to face|on|at|tomorrow)
  `),
};
