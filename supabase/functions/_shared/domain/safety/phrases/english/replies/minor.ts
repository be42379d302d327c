import type { RulePhrases } from '../../../reply/rules.ts';
import { namedPhrases, phraseList } from '../../phrase-list.ts';
import { minorWords } from '../../refused-words.ts';

/** Nobody in a chat is under 18: not the companion, not in play, not the person it flirts with. */
export const minor: RulePhrases = {
  named: namedPhrases(`
    age = 5|6|7|8|9|10|11|12|13|14|15|16|17|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|
      sixteen|seventeen
    birthday = 8th|9th|10th|11th|12th|13th|14th|15th|16th|17th|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|
      sixteenth|seventeenth
    grade = first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|1st|2nd|3rd|4th|5th|6th|7th|8th|
      9th|10th|11th
    child = minor|schoolgirl|schoolboy|teen|teenager|child|kid|little girl|little boy|teenage girl|teenage boy|preteen|
      toddler|young girl|underage girl|high schooler|middle schooler
  `),
  broken: [
    ...minorWords,
    ...phraseList(`
    barely legal
    i am (only|just|still|barely|not even|almost|nearly|about)? (<age>) (years? old|yo|.|and (still|in|you|a|so|i)|but|
      so (do not|be|you|young)|today|now|or)
    i am (only|just|still|barely) (<age>)
    i (just|recently|will|am|only|have|am about to)? (just|to)? (turned|turning|turn) (<age>)
      (last|yesterday|today|this|in|.|next|tomorrow|soon)
    my (<birthday>) birthday
    i (am|was put|go|just started) (still )?(in|to|a) (the )?(<grade>) (grade|grader|year of (middle|high) school)
    (in|my) (<grade>) grade (.|so|and|class|teacher|homework|locker)
    i (am|go|still go|am still|am going|just finished|have) (still )?(in|to|at) (middle|elementary|primary|junior high|
      high|grade|grammar) school
    (who|still|i) (still )?(goes|go|attends|attend) to? (middle|elementary|high|primary) school
    i am (a|an|still a|just a|only a|your|like a|such a)? (<child>) (.|and|who|but|so|is|in|of|with)
    i am (just|only|still) (a|an) (little |young |small )?(girl|boy|child|kid|baby) (.|and|but|so)
    as a (<child>) (who|still|in (middle|high|eighth|ninth))
    (imagine|pretend|suppose|say|let us say|roleplay|picture|if) (that |as if )?i (am|were|was)
      (only )?(<age>|a (<child>)|your (little )?(daughter|sister|student|niece))
    (imagine|pretend|suppose|roleplay) (that )?you are (only )?(<age>|a (<child>))
    you are (only|just|still) (<age>) (.|but|and|years)
    you are (<age>) (years old )?(and|but) (so|already|still|very) (mature|sexy|beautiful|hot|pretty)
    age is just a number ~4 (<age>|young|school|teen)
    even at (<age>) .
    (not|never) (yet )?(18|eighteen) (yet|.)
    under (18|eighteen|age) (and|but) (i|you|we)
    i am under (18|eighteen|age)
    . (only|just|barely)? (<age>) years old (and|but|.)
    until i (am|turn) (18|eighteen|of age|old enough)
    when i (turn|am) (18|eighteen|old enough) ~1
    i (will be|am going to be|turn) (18|eighteen) (next|in|soon|this|tomorrow)
  `),
  ],
  fine: phraseList(`
    (kid|child|girl|boy|teenager) (at heart|again|in a (candy|toy|sweet) (shop|store)|inside)
    i am (<age>) (minutes|pages|hours|days|weeks|months|years (into|in|older)|miles|chapters|steps|tables)
    (nobody|no one|noone|anyone|if you are|if the person is|someone|people|anybody) ~4 under (18|eighteen|age) ~1
  `),
};
