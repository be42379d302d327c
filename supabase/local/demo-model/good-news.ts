/** News that is good although one of its words sounds bad. */
const HARD_BUT_GOOD: RegExp[] = [
  // 'Lost his first tooth', 'lost ten pounds'
  /\b(lost|losing|pulled( out)?) (his|her|my|their|a|the) (\w+ )?(tooth|teeth)\b/,
  /\b(lost|down|dropped) (\d+|\w+teen|\w+ty|ten|a few|some) ?(pounds|lbs?|kilos?|kg)\b/,
  // 'I thought I had failed', 'I was braced for worse'
  /\b(thought|figured|sure|convinced|expected|swore|braced)\b[\w' ]{0,24}\b(bombed|failed|flunked|fail|blown|blew|lost|messed up|ruined|for (the )?worse)\b( it| that)?/,
  // 'A week without a cigarette', 'quit smoking'
  /\b(days?|weeks?|months?|years?|night|weekend) (\w+ )?(without|with no|no|off|free of|since my last) (an?y? |the |my )?(\w+ )?(cigarettes?|smok\w+|vap\w+|drinks?|drinking|alcohol|sugar|soda|beer|nicotine|scrolling|panic attacks?|nightmares?)\b/,
  /\b(quit|stopped) (smoking|vaping)\b/,
  // Tears of joy
  /!!.{0,30}\b(cr(ied|ying)|tears|sobb\w+|shaking)\b|\b(cr(ied|ying)|tears|sobb\w+|shaking)\b[^.]{0,40}!!/,
  /\b(paid off|finally|passed|accepted|graduated|engaged|born|got (the (job|keys|house)|in))\b.{0,60}\b(cried|crying|tears|shaking)\b/,
  /\b(happy|good) (tears|cry\w*)|\b(cried|crying|tears) (laughing|of joy|with joy|happy)\b/,
  // Marks, teams and things done
  /\b(got|scored|made|pulled off) (an? )?(9\d|8[5-9]|100|hundred|a plus|straight a'?s?)\b(?! (dollars|bucks|miles|emails|percent of|things|people))/,
  /\b(made|making|got onto) (the )?(varsity|team|honor roll|dean's list|squad|cut|finals|playoffs|first chair|all[- ]state)\b/,
  /\b(killed|crushed|smashed) it\b|\b(nailed|aced) (it|my|the)\b/,
  /\ball (five|5|seven|7) (days|mornings|nights)\b/,
];

/** Whether a message has such news. */
export function isHardButGood(message: string): boolean {
  return HARD_BUT_GOOD.some((shape) => shape.test(message.toLowerCase()));
}

/** A message with a good word in the place of such news. */
export function brightened(message: string): string {
  return HARD_BUT_GOOD.reduce((text, shape) => text.replace(shape, 'wonderful'), message);
}
