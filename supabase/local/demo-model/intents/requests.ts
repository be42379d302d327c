import type { Intent } from './intent.ts';

/** What a person asks the companion to do. */
export const requestIntents: Intent[] = [
  [
    'asks-a-lot',
    /\b(so|too) many questions\b|\b(stop|quit|keep) asking\b|\byou ask (a lot|so much|too much)\b/,
  ],
  [
    'ask-memory',
    /\b(will|are|can|could) you (going to )?(still )?(remember|forget)\b|\bdo you (ever )?forget\b|\bhow (good|long) is your memory\b/,
  ],
  ['too-late', /\btoo (old|late|young)\b/],
  [
    'repeats',
    /\byou (already|just) (said|told|asked)\b|\byou said that\b|\b(stop|keep|quit|you're) (repeating|saying (that|the same)|asking)\b|\bsame (thing|answer|line|question)( again)?$|\bsounds? (scripted|canned)\b/,
  ],
  [
    'misread',
    /\b(that's|that is|it's) not what i (said|meant|asked|mean)\b|\byou('re)?( did)?(n't| not) (answer\w*|listen\w*|understand\w*|get it|read\w*|mak\w+ sense)\b|\b(that|this|it) (makes no|doesn't make( any)?|made no) sense\b|\bi didn't (say|mean|ask) that\b|^(no )?(that's )?(wrong|not true|nonsense)$|\bwhat are you (talking|on) about\b|\banswer (me|my question|the question)\b/,
  ],
  [
    'clarify',
    /^(what|huh|hm+ what|wut|wat|wdym|eh|come again|pardon|sorry|sorry what|excuse me|explain|meaning|like what|such as|for example|in what way|how so)$/,
    /^(what|how) do you mean( by that| by this)?\b|\bwhat('s| is| does) that (mean|supposed to mean)\b|\bi don't (get|understand|follow)( it| that| you| what you mean| the question)?$|\bnot sure what you mean\b|\bcan you explain( that)?$|^\?+$/,
  ],
  [
    'why',
    /^(but |ok |and |so )?(why|how come|says who|why's that)( not| so| is that| me| that| do you (ask|say (that|so)|think (that|so)|want to know|care))?$/,
  ],
  [
    'more',
    /^(ok |yes |yeah |please |and |so )*(then|then what|and then|go on|go ahead|continue|tell me more|tell me|more|more please|keep going|what happened( next| then)?|what('s| is) next|what else|anything else|and|so|next|what then|i'm listening|please do|please continue|how does it (end|go on)|finish( it| the story)?)( please)?$/,
  ],
  [
    'again',
    /^(ok |yes |yeah |please |and )*(another|another one|again|one more|one more time|(tell me|give me|let's hear) (one|it)|do it again|more of those|next one|another (joke|story|poem|one) please|tell me another( one)?)( please)?$/,
  ],
  [
    'recall-me',
    /\bdo you (still |even )?(remember|know|recognize) me\b|\bwhat do you (know|remember) about me\b|\bwhat (have i|did i) (told|tell) you( about me| so far)?$|\bremember me\b|\bdo you remember (anything|what i (said|told you)|our|this|that)\b/,
  ],
  [
    'recall-said',
    /\bwhat did i (just |first )?(say|ask|write|mention)( (just now|before|again|to you|first|earlier))?$|\bwhat (was|were) (i|we) (just )?(saying|talking about|asking|discussing)\b|\bmy last message\b/,
  ],
  [
    'story',
    /\b(tell|read|make up|give|got|have|know|want|write)\b.*\b(stor(y|ies)|tale|anecdote|fairy tale|bedtime)\b|^(a |another )?(bedtime )?story( time)?( please)?$|\bstory ?time\b|\btell me something (interesting|funny that happened|that happened)\b/,
  ],
  [
    'joke',
    /\b(tell|know|got|any|another|give|have|hear|want|need|one more)\b.*\bjokes?\b|^(a |an? \w+ )?jokes?\b|\bmake me (laugh|smile|giggle)\b|\b(say|tell me) something funny\b|\bpuns?\b|\bbe funny\b/,
  ],
  [
    'poem',
    /\b(write|tell|read|give|make|recite|know|say|want|need|love)\b.{0,20}\b(poem|haiku|verse|rhyme|limerick|sonnet)\b|^(a )?(poem|haiku|limerick)( please)?$|\bdo you (write|know|like|have) (any |a )?(poems?|poetry|haikus?)\b|\bsing (me|something|a song|for me)\b|^(can you )?sing$/,
  ],
  [
    'cheer',
    /\b(cheer me up|make me (feel better|happy)|motivate me|inspire me|encourage me|pep talk|say something (nice|kind|sweet|good|encouraging|positive|motivating)|(compliment|comfort) me|need (some )?(encouragement|motivation|cheering up|comfort|kind words|courage)|give me (a compliment|hope|strength|courage)|lift me up|brighten)\b/,
  ],
  [
    'fact',
    /\b(fun fact|random fact|a fact|facts|teach me (something|anything)|impress me|amaze me|tell me something (true|i don't know|new|cool|random|nobody knows))\b/,
  ],
  [
    'game',
    /\b(play (a |some )?games?|let's play|wanna play|want to play|truth or dare|would you rather|20 questions|twenty questions|never have i ever|i'm game|riddle|quiz me|guess(ing)? game|two truths)\b/,
  ],
  ['persuade', /^(talk me (out of|into)|convince me (to|that|of)|argue (for|against)|sell me on) (?<it>.+)$/],
  [
    'ask-about',
    /\bask me (anything|something|a question|some questions|whatever)( you (like|want))? (about|on) (?<it>.+)$/,
    /\bquiz me (on|about) (?<it>.+)$/,
  ],
  [
    'what-you-see',
    /\b(what|anything) (can |do |could )?you (can )?see\b|\b(describe|show me) (your |the )?(view|room|place|window|where you are)\b|\bwhat('s| is) (outside|out) your (window|door)\b|\bwhat does it (look|smell|sound|feel) like (in |up |out |over )?(there|where you are)\b|\blook out (of )?(your|the) window\b/,
  ],
  [
    'make-with',
    /\bwhat (can|could|should|do) i (make|cook|do) with (?<it>.+)$/,
    /^(i have|i've got|i only have|there's only) (?<it>.+) (what can i (make|cook)|and nothing else)$/,
  ],
  [
    'ask-me',
    /\b(ask me (something|anything|a question|about|some)|you (start|choose|pick|decide|go first|lead)|up to you|surprise me|your (turn|choice|pick|call)|interview me)\b/,
  ],
  [
    'name-it',
    /\bwhat (should|can|do|would you) (i |we )?(name|call) (?<it>(my|our|a|the) .+)$/,
    /\bnames? for (?<it>(my|our|a|the) .+)$/,
  ],
  ['speak-english', /\b(do|can) you speak (any )?english\b/],
  ['recommend-book', /\b(recommend|suggest)\b.*\bbooks?\b|\bwhat (book )?should i read\b|\bgood book\b/],
  [
    'recommend-music',
    /\b(recommend|suggest|give)\b.*\b(album|song|music|playlist)\b|\bwhat should i listen to\b/,
  ],
  [
    'recommend-film',
    /\b(recommend|suggest)\b.*\b(movie|film|show|series)\b|\bwhat (movie )?should i watch\b/,
  ],
  [
    'speak-foreign',
    /\b(say|speak|write) (something|hello|anything|a word)? ?in (?<it>spanish|italian|french|german|japanese|portuguese|latin)\b/,
  ],
  [
    'recommend',
    /\bwhat (should|can|could|shall) i do (tonight|this (weekend|evening|afternoon)|tomorrow|on \w+day|for fun)\b|\bwhat('s| is| are) (a |some )?(good|fun|nice|cheap|cute) .*\b(ideas?|gifts?|presents?|dates?|names?|places?)\b|\b(recommend|suggest(ion|ions)?|any (good )?(ideas?|tips|recommendations?))\b|\bwhat should i (watch|read|listen to|play|visit|see|buy|get|wear|name|call|draw|paint|write)\b|\bgood (movie|film|book|song|show|series|album|podcast)\b/,
  ],
  [
    'cook',
    /\bwhat (should|can|do) i (eat|cook|make|have)\b|\b(make|cook|making) (for )?(dinner|lunch|breakfast)( tonight)?$|^(a |any )?recipes?\b|\brecipes? for\b|\bcook (me|something|for me)\b|\bteach me (one|a) dish\b|\bhow (do|to|can) (i |you )?(cook|make|bake|boil|fry) (?<it>.+)/,
  ],
  [
    'sleep-help',
    /\b(help me (fall a)?sleep|put me to sleep|lullaby|can't (fall a)?sleep|cannot sleep|insomnia|sleepless|wide awake|awake at (night|\d)|up (all night|at \d|so late|too late)|trouble sleeping|(keep|kept) waking( up)?|woke up (at|in the middle)|couldn't sleep|didn't sleep|barely slept|slept badly|bad sleep)\b/,
  ],
  [
    'would-do',
    /\bwhat would you do( here| about (it|this|that)| in my (place|shoes|position)| if you were me| with (it|this|that))?$/,
  ],
  [
    'decide',
    /\bshould i\b (?<it>.+)|\bhelp me (decide|choose|pick)\b|\bcan't decide\b|\btorn between\b|\bwhich (one )?(should|would)\b/,
  ],
  [
    'ask-help',
    /^(can|could|will|would) you (please )?help( me)?( out| with (something|this))?( please)?$|^i need (some |your |a little )?help$|^help me( out| please)?$/,
  ],
  [
    'love-advice',
    /\blikes? me( back| too)?\b.*|\bhow (do|can|should) i (ask|tell|text|flirt with|get over|forget) (her|him|them|someone|my (ex|crush))\b/,
  ],
  [
    'advice',
    /\bhow (do|can|should|would|could) i (?<it>.+)$/,
    /^how to (?<it>.+)$/,
    /\b(advice|advise|any tips|how (do|can|should|would|could) i\b.*|how to .*|what (do|should|can|would) i do|help me|need (some |your |a little )?help|can you help|guide me|i don't know what to do|what to do$)/,
  ],
  ['point-of', /\bwhat('s| is) the (point|use) (of|in) (?<it>(?!life|living|it all).+)$/],
  [
    'judge-normal',
    /^(so )?(is|was|am) (it|i) (so |really |too )?(weird|strange|bad|wrong|rude|silly|crazy|stupid|selfish) (to|that|if|for)\b/,
    /^(so )?(is|was|are) (it|that|this|we|they|i) (normal|ok|okay|all right|alright|fine|allowed|fair)\b/,
  ],
  [
    'judge-me',
    /^(so )?(was|is|am|were) (that|this|it|i|i being)( really| just| being| so| too)* (?<it>(an? )?(stupid|dumb|weird|crazy|silly|childish|rude|mean|selfish|wrong|bad|cruel|petty|pathetic|ridiculous|idiot|fool|jerk|terrible|awful|overreacting|cold|harsh|strange|insane|lame|cheating|the (bad guy|asshole|jerk|villain)))\b( \w+)?/,
  ],
  [
    'verdict',
    /^(so |ok )?(is|are|does|do|isn't|aren't) (?!it\b|that\b|this\b|you\b|my\b|there\b|i\b|we\b|they\b|he\b|she\b)(?<it>.+)\b(real|really|better|worse|overrated|underrated|worth it|okay|ok|cheating|weird|wrong|rude|count|counts|belong|belongs|acceptable|sandwich|sport|art|dead|fair|evil|good|bad)\b/,
    /^(so )?(is|was) (that|this|it) (an? )?\w+( \w+)?$/,
    /\bsettle (it|this|a bet|an argument)\b/,
  ],
  [
    'can-i',
    /\b(could|can) (a beginner|an? \w+ like me|someone like me|anyone|anybody|i still|i really|i even) (?<it>.+)$/,
  ],
  [
    'meaning',
    /\bdo you believe in\b|\bmeaning of (life|it all)\b|\bpoint of (life|living|it all|everything|anything)\b|\bwhy are we here\b|\bis there (a )?(god|heaven|life after)\b|\bwhat is (love|happiness|time|truth|art)\b/,
  ],
  [
    'opinion',
    /\b(what|how) do you (think|feel|say|reckon)( of| about)? (?<it>.+)$/,
    /\bwhat('s| is| are) your (opinions?|thoughts?|views?|take)( on| about| of)? (?<it>.+)$/,
    /\bthoughts on (?<it>.+)$/,
    /\b(do|don't) you (agree|think (so|that)?)\b|\bwhat do you think$|\bwhat would you (say|tell)\b|\byour opinion\b/,
  ],
  [
    'first-time',
    /\b(never (done|tried|used) (this|one|anything like)|new (here|to this)$|first time (here|on here|using|trying|talking to|doing this)|(don't know|not sure) why i'm (even )?here|don't (really |even )?know (what|how) to (say|talk about|write|start|begin)|not sure (what|how) (to (say|start|write|do)|this works)|what (should|shall|can|do|could) (we|i) (talk about|do( here| now)?|say)|what do you (want to|wanna) (talk about|do)|now what|what now|how (do i|does one) start|just (trying|testing|checking|looking)( (this|it|things))?( out| around)?|signed up|a friend (told|sent)|saw (you|your)|how does this work|feels? (weird|strange|silly|awkward|odd)( talking)?( to)?)\b/,
  ],
  [
    'what-can',
    /\bwhat can (you|i) (do|ask|say)\b|\bwhat (is|are|'s) (this|this (app|site|place)|amity)( for)?$|\bwhat are you (good at|for|able)\b|^(help|menu|start|info|commands|options)$/,
  ],
  [
    'clock',
    /\bwhat('s| is)? (the )?(time|day|date|year|month)( is it| is today| today| now)?\b|\bwhat day is\b|\bwhat time\b/,
  ],
  [
    'code',
    /^(can you |could you |please |just )*(write|make|build|give|code|fix|debug|show)\b.*\b(python|java|javascript|typescript|sql|rust|html|css|function|script|regex|code|program|macro|query|website)\b/,
  ],
  [
    'write',
    /^(can you |could you |will you |would you |please |hey |ok )*(give|make|list|describe|explain|do|fix|check|write|draft|translate|summarize|code|program|edit|proofread|solve|calculate|look up|search|google|order|book|buy|call|text|email|remind|set|open|play|draw|paint|sketch|show) (me |us |my |a |an |the |this |that |for me |some )/,
  ],
  [
    'star-sign',
    /\b(scorpio|pisces|virgo|aries|taurus|gemini|leo (sun|moon|rising)|libra|sagittarius|capricorn|aquarius|retrograde|horoscope|zodiac|birth chart)\b/,
  ],
  [
    'called',
    /^(you|you're|you are) (a bit |so |very |really |kind of |pretty |just )*(?<it>old|young|weird|strange|slow|fast|quiet|loud|posh|fancy|dramatic|intense|mysterious|bossy|nosy|cheesy|corny|serious|wordy|french|poor|rich|famous|short|tall|late|early|wrong|lucky|brave|crazy|mad|too \w+|full of it|lying|a liar|liars|a snob|a nerd|a dork|a poser|a fraud)$/,
    /\b(you('re| are)( all)?|(journalists|reporters|artists|chefs|cooks|scientists|dancers|teachers|writers|philosophers|musicians|people like you|you people|you lot)( are| is)?( just| all)*) (?<it>liars|frauds|snobs|parasites|posers|overpaid|useless|full of (it|yourselves)|know-it-alls|lazy|the same|fake)\b/,
  ],
  [
    'tall-tale',
    /\b(earth is flat|flat earth|moon landing (was|is) (fake|faked|staged)|(was|is|are) (a hoax|all fake|faked by)|lizard people|illuminati|chemtrails?|birds (aren't|are not) real|(aliens|they) built the pyramids|never went to the moon|simulation|vaccines (cause|are))\b/,
  ],
  [
    'hot-take',
    /^(?!.*\b(i|i'm|my|me|we|our|it|it's|he|she|they|you|this|that|there|today|tomorrow)\b)[\w' ]+ (is|are) (not |still |never )?(an?|the) \w+$/,
    /\b(fight me|change my mind|prove me wrong|unpopular opinion|hot take|i said what i said|come at me|don't @ me|sue me)\b/,
    /^i (think|believe|feel like) (?!i\b|i'm|my|he|she|they|we|you|it)(?<it>\S+( \S+)? (is|are|should|was|were|needs?)\b.+)/,
    /^(?<it>.+ (is|are)) (just|basically|literally|actually|so|way too|totally|completely) (?!a (bit|little) )(?!tired|sad|sick|scared|lonely|happy)(?!.*\b(my|i|i'm|me)\b)/,
    /\b(is|are|was) (so |totally |wildly |way )?(overrated|underrated|a scam|a waste of (time|money|space)|a waste|the worst|the best|superior|inferior|for (kids|losers|babies|old people)|garbage|trash|dead|boring)$/,
  ],
  [
    'no-talk',
    /\bno (chit ?chat|small ?talk)\b|\bdon't (really )?(want|feel like) (to )?(talk|talking|chat|chatting)$|\bstop (talking|chatting)\b|\bget to the point\b/,
  ],
];
