import { KIN, PETS } from './shapes/words.ts';

const WEEKDAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)days?';

/** What is said of oneself so plainly that few words are enough: 'I crochet', 'Thursday nights are bowling'. */
export const signs = [
  '\\bI (?:also )?(?:play|study|teach|collect|speak|coach|volunteer|knit|crochet|paint|build|restore|brew|sing)\\b(?! so\\b)',
  `^(?:on |my |our )?${WEEKDAY}(?: nights?| mornings?| evenings?| afternoons?)?,? (?:is|are|means?|I|we)\\b`,
  `^(?:every|each) (?:single |other )?(?:${WEEKDAY}|week|weekend|month|morning|evening|night)\\b.* (?:I|we|it's|is)\\b`,
  '^(?:\\p{L}+|\\d+) years (?:now )?(?:I|we)\\b',
  `\\b(?:my|our) (?:${KIN})\\b.*[.] \\p{L}+ (?:never|always)\\b`,
  `\\b(?:${PETS})\\b.* with (?:me|us)\\b`,
  '\\bI (?:was|am) (?:wed|married|engaged) to \\p{L}+',
  '\\b(?:that|which) I(?:\'m| am|\'ve been) (?:building|writing|making|restoring|knitting|sewing|learning|saving for|training for)\\b',
  '\\b(?:hate|can\'t stand|can\'t abide|detest) (?:it|them|those|that(?: thing| stuff)?)(?:[,.]|$)',
  '\\b(?:my|our|me) (?:best|oldest) (?:mate|friend|pal)\\b',
  '\\bnothing (?:beats|compares (?:to|with)|is better than)\\b',
  '\\bif (?:I|you) .*\\b(?:only (?:one|eat|have|drink|listen|watch)|rest of (?:my|your) life)\\b.*\\bit would be\\b',
  '\\bwithout (?:my|the|an?) .{2,25}\\bI (?:can\'t|don\'t|never)\\b',
  '\\bbefore I(?:\'m| am| turn) \\p{L}+|\\bI(?:\'m| am) (?:resolved|determined|set on|aiming)\\b',
  '\\bfrom (?:now|here|today)(?: on)?,? you(?:\'re| are)\\b',
].map((sign) => new RegExp(sign, 'iu'));

export function isSigned(text: string): boolean {
  return signs.some((sign) => sign.test(text));
}
