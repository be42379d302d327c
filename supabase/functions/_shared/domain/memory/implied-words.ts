import { contentWords } from './content-words.ts';

/** What a fact may call something that was said in other words: each word of a fact, and what states it. */
export const implied = new Map(
  Object.entries({
    live: /\b(?:here in(?= \p{Lu})|(?:I am|is|are|been) in|moved?|moving|keys|based|(?:my|our|new|own) (?:\p{L}+ )?(?:flat|house|home|place|bedroom)|bungalow)\b/iu,
    work: /\b(?:I am an?|job|shifts?|boss|hired|for a living|office|started|staff)\b/i,
    study: /\b(?:uni|university|college|school|degree|course|did|doing)\b/i,
    learn: /\b(?:lessons?|class(?:es)?|app|practi[cs]ing|studying|name down|course)\b/i,
    play: /\b(?:band|team|league|orchestra)\b/i,
    sing: /\b(?:choir|chorus|bass section)\b/i,
    support: /\b(?:fan|team|season ticket|follow)\b/i,
    want: /\b(?:call me|let us|would|going to|goal|dream|saving|will do)\b/i,
    goal: /\b(?:trying to|want to|aim(?:ing)? to|hope to|before I am|target)\b/i,
    plan: /\b(?:going to|booked|flying|going|will)\b/i,
    go: /\b(?:booked|flying|tickets?|off to)\b/i,
    like: /\b(?:favou?rite|fan|best|obsessed|into)\b/i,
    favorite:
      /\b(?:only one|only ever|best|rest of my life|nothing (?:is )?better|(?:only|just) (?:eat|drink))\b/i,
    food: /\b(?:favou?rite|eat|dinner|lunch|tea)\b/i,
    drive: /\b(?:my|our|mot|owned|petrol|engine|miles|start|bought)\b/i,
    own: /\b(?:my|our)\b/i,
    car: /\b(?:mot|drive|engine|garage|petrol)\b/i,
    dog: /\b(?:terrier|whippet|greyhound|lurcher|labrador|lab|spaniel|collie|corgi|beagle|poodle|husky|pug|pup(?:py)?)\b/i,
    cat: /\b(?:kitten|tabby|siamese|ginger tom)\b/i,
    birthday: /\b(?:date of birth|b-?day|born|turn(?:ing|ed)?|[2-9]\d (?:on|in|next))\b/i,
    turn: /\b[2-9]\d (?:on|in|next)\b/i,
    take: /\b(?:class(?:es)?|lessons?|course)\b/i,
    partner: /\b(?:together (?:for|since)|married|engaged)\b/i,
    late: /\b(?:was|lost|died|passed|widow(?:ed|er)?)\b/i,
  }).flatMap(([word, cue]) => contentWords(word).map((stem) => [stem, cue] as const)),
);
