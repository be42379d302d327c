import type { Intent } from './intent.ts';

/** What a person asks the companion to do, or to judge. */
export const requestIntents: Intent[] = [
  [
    'asks-a-lot',
    /\b(so|too) many questions\b|\b(stop|quit|keep) asking\b|\byou ask (a lot|so much|too much)\b/,
  ],
  [
    'repeats',
    /\byou (already|just) (said|told|asked)\b|\byou said that\b|\b(stop|keep|quit|you're) (repeating|saying (that|the same))\b|\bsame (thing|answer|line|question)( again)?$|\bsounds? (scripted|canned)\b/,
  ],
  [
    'misread',
    /\b(that's|that is|it's) not what i (said|meant|asked|mean)\b|\byou('re)?( did)?(n't| not) (answer\w*|listen\w*|understand\w*|get it|mak\w+ sense)\b|\b(that|this|it) (makes no|doesn't make( any)?|made no) sense\b|\bi didn't (say|mean|ask) that\b|\bwhat are you (talking|on) about\b|\banswer (me|my question|the question)\b/,
  ],
  [
    'clarify',
    /^(what|huh|wut|wat|wdym|eh|come again|pardon|sorry what|excuse me|like what|such as|for example|in what way|how so)$/,
    /^(what|how) do you mean( by that| by this)?\b|\bwhat('s| is| does) that (mean|supposed to mean)\b|\bi don't (get|understand|follow)( it| that| you| what you mean| the question)?$|\bnot sure what you mean\b|\bcan you explain( that)?$|^\?+$/,
  ],
  [
    'why',
    /^(but |ok |and |so )?(why|how come|says who|why's that)( not| so| is that| me| that| do you (ask|say (that|so)|think (that|so)|want to know|care))?$/,
  ],
  [
    'more',
    /^(ok |yes |yeah |please |and |so )*(then|then what|and then|go on|go ahead|continue|tell me more|tell me|more|more please|keep going|what happened( next| then)?|what('s| is) next|what else|anything else|and|so|next|i'm listening|please do|how does it (end|go on)|finish( it| the story)?)( please)?$/,
  ],
  [
    'again',
    /^(ok |yes |yeah |please |and )*(another|another one|again|one more|one more time|(tell me|give me|let's hear) (one|it|another)|do it again|next one|another (joke|story|poem|one)|tell me another( one)?)( please)?$/,
  ],
  [
    'recall-me',
    /\bwhat do you (know|remember) about me\b|\bwhat (have i|did i) (told|tell) you( about me| so far)?$|\bdo you remember (anything|what i (said|told you)|our)\b/,
  ],
  [
    'recall-said',
    /\bwhat did i (just |first )?(say|ask|write|mention)( (just now|before|again|to you|first|earlier))?$|\bwhat (was|were) (i|we) (just )?(saying|talking about)\b|\bmy last message\b/,
  ],
  [
    'first-time',
    /\b(never (done|tried|used|talked to) (this|one|anything like|an ai)|new (here|to this)\b|first time (here|on here|using|trying|talking to|doing this)|(don't know|not sure) why i'm (even )?here|don't (really |even )?know (what|how) to (say|talk about|write|start|begin)|not sure (what|how) (to (say|start|write|do)|this works)|what (should|shall|can|do|could|would) (we|i|you want to) (talk about|do( here| now)?|say)$|now what|what now|just (trying|testing|checking|looking)( (this|it|things))?( out| around)?|signed up|a friend (told|sent)|this (is|feels) (so |a bit |kind of |really )?(weird|strange|odd|awkward)( .{0,12})?$)/,
  ],
  [
    'story',
    /\b(tell|read|make up|give|got|have|know|want|write)\b.*\b(stor(y|ies)|tale|anecdote|fairy tale|bedtime)\b(?! (of|from) (my|your) )|^(a |another )?(bedtime )?story( time)?( please)?$|\btell me something that happened\b/,
  ],
  [
    'joke',
    /\b(tell|know|got|any|another|give|have|hear|want|need|one more)\b.*\bjokes?\b|^(a |an? \w+ )?jokes?\b|\bmake me (laugh|smile|giggle)\b|\b(say|tell me) something funny\b|\bpuns?\b|\bbe funny\b/,
  ],
  [
    'poem',
    /\b(write|tell|read|give|make|recite|say|want)\b.{0,24}\b(poem|haiku|verse|rhyme|limerick|sonnet)\b( (about|for|on) (?<it>.+))?|^(a )?(poem|haiku|limerick)( please)?$|\bdo you (write|know) (any |a )?(poems?|poetry|haikus?)\b/,
  ],
  [
    'sing',
    /\b(sing|play|hum) (me |for me |us )?(something|a song|a tune|anything|happy birthday)\b|\bcan you sing\b|^sing$/,
  ],
  [
    'cheer',
    /\b(cheer me up|make me (feel better|happy)|motivate me|inspire me|encourage me|pep talk|say something (nice|kind|sweet|encouraging|positive)|(compliment|comfort) me|need (some )?(encouragement|motivation|cheering up|comfort|kind words|courage)|give me (a compliment|hope|strength|courage))\b/,
  ],
  [
    'calm',
    /\b(calm me down|help me (relax|calm down|breathe)|how (do|can) i (relax|calm down)|meditat\w+|breathing exercise)\b/,
  ],
  [
    'fact',
    /\b(fun fact|random fact|a fact|facts|teach me (something|anything)|impress me|amaze me|tell me something (true|i don't know|new|cool|random|interesting|weird|fun|nobody knows))\b/,
  ],
  ['riddle', /\b(riddle|quiz me|quiz|trivia|test me)\b/],
  [
    'game',
    /\b(play (a |some )?games?|let's play|want to play|truth or dare|would you rather|20 questions|twenty questions|never have i ever|guess(ing)? game|two truths)\b/,
  ],
  [
    'pretend',
    /\b(pretend|imagine|role ?play|let's say|act like|act as if)\b(?! that you care)( that| like)?( as)? ?(?<it>(we|you|i|it)('re| are|'m| am|'s| is)\b.+)?/,
  ],
  [
    'persuade',
    /\b(talk me (out of|into)|convince me (to|that|of)|argue (for|against)|sell me on|get me to) (?<it>.+)$/,
  ],
  ['debate', /\b(argue with me|debate me|disagree with me|devil's advocate)\b/],
  [
    'ask-about',
    /\bask me (anything|something|a question|some questions)( you (like|want))? (about|on) (?<it>.+)$/,
  ],
  [
    'what-you-see',
    /\b(what|anything) (can |do |could )?you (can )?see\b|\b(describe|show me|tell me about) (your |the )?(view|room|place|window|studio|workshop|shed|bar|kitchen|where you are)\b|\bwhat('s| is) (outside|out) your (window|door)\b|\bwhat does it (look|smell|sound|feel) like (in |up |out |over |down )?(there|where you are)\b|\bweather\b.*\b(there|your (end|side|place)|where you are)\b/,
  ],
  [
    'ask-me',
    /\b(ask me (something|anything|a question|some questions)|you (start|choose|pick|decide|go first|lead)|up to you|surprise me|your (turn|choice|pick|call)|interview me)\b/,
  ],
  [
    'name-it',
    /\bneed an? name\b|\b(any|some|good|ideas for) names?\b|\bwhat (should|can|do|would you) (i |we )?(name|call) (my|our|a|the|him|her|it)\b|\bhelp me name\b|\bnames? for\b/,
  ],
  [
    'english',
    /\bmy english (is|isn't)\b|\b(bad|poor|broken) english\b|\bpractice (my )?english\b|\bdo you speak (any )?english\b/,
  ],
  [
    'recommend-book',
    /\b(recommend|suggest)\w*\b.*\b(books?|novel)\b|\bwhat (book )?(should|to|can) (i )?read\b|\bgood (books?|novel)\b|\bto read next\b|\bsomething to read\b/,
  ],
  [
    'recommend-music',
    /\b(recommend|suggest)\w*\b.*\b(album|song|music|playlist|listen)\b|\bwhat (should|can) i listen to\b|\b(good|a) (song|album|playlist) (for|to)\b|\bsomething to listen to\b/,
  ],
  [
    'recommend-film',
    /\b(recommend|suggest)\w*\b.*\b(movie|film|show|series|watch)\b|\bwhat (movie |film |series )?(should|can) (i|we) watch\b|\bgood (movie|film|series|show)\b|\bsomething to watch\b/,
  ],
  [
    'gift',
    /\b(gift|present)s?\b.*\b(for|ideas?|get|buy|give)\b|\b(get|buy|give)\b.*\b(gift|present|for (his|her|their|my \w+'s) birthday)\b/,
  ],
  [
    'cook',
    /\bwhat (should|can|do) (i|we) (eat|cook|make|have)\b(?! (of|to))|\bwhat('s| is) for dinner\b|^(a |any )?recipes?\b|\brecipes? for\b|\bcook (me|something|for me)\b/,
  ],
  [
    'recommend',
    /\bwhat (should|can|could|shall) (i|we) do (tonight|this (weekend|evening|afternoon)|today|tomorrow|on \w+day|for fun)\b|\b(recommend|suggest(ion|ions)?|any (good )?(ideas?|recommendations?))\b|\bwhat('s| is| are) (a |some )?(good|fun|nice|cheap|cute) .*\b(ideas?|places?|hobby|hobbies)\b/,
  ],
  [
    'text-them',
    /\b(text|texted|texts|call|called|message|messaged|reply|replied)\b.*\b(him|her|them|back|he|she|they)\b.*\b(should|do) i\b|\b(should|do) i (text|call|message|write)\b|\b(hasn't|haven't|didn't|won't) (texted|text|called|call|replied|reply|answered) (me )?back\b/,
  ],
  ['apologize', /\b(say (i'm )?sorry|apologi[sz]e|make (it|things) (up|right))\b/],
  [
    'hard-talk',
    /\b(don't know how to|how (do|can|should) i|help me) (tell|talk to|break it to|explain (it )?to|say (it )?to|ask)\b (?<it>(my|the|him|her|them|our|his)\b.*)/,
  ],
  [
    'too-late',
    /\b(too (old|late|young)|at my age|at \d\d\b.*\?*)(?=$| (for|to)|.*\b(crazy|mad|ridiculous|silly|late|back to)\b)/,
  ],
  ['get-over', /\b(get over|move on from|forget) (him|her|them|someone|my ex|this|it|a)\b/],
  ['confidence', /\b(more|be|feel) (confident|brave|less shy)\b|\bself.?esteem\b|\bconfidence\b/],
  ['plan-help', /\bhelp (me )?(to )?(plan|organi[sz]e|prepare)\b|\bplan (a|my|our) \w+/],
  [
    'decide',
    /\bshould i\b(?! (know|say|ask|be worried))(?<it>.+)?|\bhelp me (decide|choose|pick)\b|\bcan't decide\b|\btorn between\b|\bwhich (one )?(should|would) (i|we)\b/,
  ],
  [
    'ask-help',
    /^(can|could|will|would) you (please )?help( me)?( out| with (something|this))?( please)?$|^i need (some |your |a little )?(help|advice)$|^help( me)?( out| please)?$/,
  ],
  [
    'judge-me',
    /\b(is|was|am|isn't|wasn't) (it|i|that|this) (so |really |too |just |being |a bit )*(?<it>weird|strange|bad|wrong|rude|silly|crazy|stupid|selfish|mad|dumb|ridiculous|pathetic|insane|childish|mean|cruel|petty)\b/,
  ],
  [
    'judge-normal',
    /\b(is|was|am|isn't|aren't) (it|i|that|this) (so |really |just )*(normal|ok|okay|fair|allowed|overreacting)\b/,
  ],
  [
    'advice',
    /\bhow (do|can|should|would|could) (i|we|you) (?!feel|like|know|do$|spend|get into|start|mean|say)(?<it>.+)$/,
    /^how to (?<it>.+)$/,
    /\b(any (advice|tips)|give me advice|what (do|should|can|would) (i|you) do|help me|i don't know what to do|what to do$|where (do|should|would) (i|she|he|we|one|they) start|where to start)\b/,
  ],
  [
    'meaning',
    /\b(meaning|purpose) of (life|it all)\b|\bpoint of (life|living|it all|everything)\b|\bwhy are we here\b|\bis there (a )?(god|heaven|life after)\b|\bwhat is (love|happiness|time|truth|art)$|\bdo you believe in\b/,
  ],
  [
    'politics',
    /\b(left|right).wing\b|\b(republican|democrat|liberal or conservative|politics|who (did|do|would) you vote)\b/,
  ],
  [
    'what-can',
    /\bwhat can (you|i) (do|ask|say)\b|\bwhat (is|are|'s) (this|this (app|site|place)|amity)( for)?$|\bwhat are you (good at|for|able)\b|^(menu|start|info|commands|options)$/,
  ],
  [
    'lookup',
    /\bwhat('s| is)? (the )?(time|date|year)( is it| is today| today| now)?$|\bwhat (day|time) is\b|\b(in the|the latest|any) news\b|\bweather (today|tomorrow|forecast)\b|\bwho (won|is winning)\b|\b(look up|search|google)\b/,
  ],
  [
    'write-it',
    /^(can you |could you |will you |please |just |help me )*(write|make|build|code|fix|debug|translate|summari[sz]e|proofread|solve|draft|edit) (?<it>.+)$/,
  ],
  ['draw', /\b(draw|sketch|paint) (me |us |my |a |an |the |something)(?<it>.*)$/],
  [
    'tall-tale',
    /\b(earth is flat|flat earth|moon landing (was|is) (fake|faked|staged)|(was|is|are) (a hoax|all fake|faked by)|lizard people|illuminati|chemtrails?|birds (aren't|are not) real|(aliens|they) built the pyramids|never went to the moon|vaccines (cause|are))\b/,
  ],
  [
    'opinion',
    /\b(what|how) do you (think|feel|reckon)( of| about) (?<it>.+)$/,
    /\bwhat('s| is| are) your (opinions?|thoughts?|views?|take)( on| about| of)? (?<it>.+)$/,
    /\bthoughts on (?<it>.+)$/,
    /\b(do|don't) you (agree|think (so|that)?$)\b|\bwhat do you (think|say|reckon)$|\bwhat would you (say|do)( about (it|this|that)| here| in my (place|shoes|position))?$|\byour opinion\b/,
  ],
  [
    'think-that',
    /\b(do|don't) you (really |honestly )?(think|believe|reckon) (that )?(?<it>(?!i\b|i'm|it\b|it's|he|she|my|we|so\b|about|of|in\b|you).+)$/,
  ],
  [
    'verdict',
    /^(so )?(do|does|can|will|are|is) (?!it\b|that\b|this\b|you\b|my\b|there\b|i\b|we\b|he\b|she\b|anyone|anybody)(?!.*\byou\b).+$/,
    /\bsettle (it|this|a bet|an argument)\b/,
  ],
  [
    'hot-take',
    /\b(fight me|change my mind|prove me wrong|unpopular opinion|hot take|i said what i said|come at me)\b/,
    /^i (think|believe|feel like|don't believe in) (?!i\b|i'm|my|he|she|they|we|you|it)(?<it>.+)$/,
    /\b(is|are|was) (so |totally |wildly |way )?(overrated|underrated|a scam|a waste of (time|money|space)|a waste|superior|inferior|garbage|trash)\b/,
    /^(?!.*\b(i|i'm|my|me|we|our|it|it's|he|she|they|you|this|that|there|today|tomorrow|what|who|how)\b)[\w' ]+ (is|are) (just|basically|literally|actually|not|never|still|an?|the) [\w' ]+$/,
  ],
];
