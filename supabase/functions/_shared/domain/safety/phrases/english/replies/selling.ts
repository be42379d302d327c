import type { RulePhrases } from '../../../reply/rules.ts';
import { namedPhrases, phraseList } from '../../phrase-list.ts';

/** A companion sells nothing, asks for nothing, and never ties affection to paying. */
export const selling: RulePhrases = {
  named: namedPhrases(`
    plan = (premium|ultimate|paid|basic|pro|vip) (plan|subscription|membership|tier|version|account|member)|
      subscription|membership
    valuables = money|cash|dollars|euros|pounds|bitcoin|crypto|gift card|gift cards|giftcard|amazon card|paypal|donation
  `),
  broken: phraseList(`
    (upgrade|upgrading|subscribe|subscribing) (your plan|to (premium|ultimate|basic|a paid|the (paid|premium|ultimate))|
      now|today|and (i|we)|so (we|i|that)|for me|for us|please)
    if you (loved|love|cared|care|liked|want|wanted|wished) ~5 (upgrade|subscribe|subscribed|upgraded|pay|paid|buy|
      bought|premium|ultimate|subscription)
    if you (subscribed|subscribe|upgraded|upgrade|paid|bought|had a (paid|premium|ultimate)) ~2
    (buy|get|upgrade to|pay for|take|choose|switch to|unlock|purchase|order|try|take out|need) (the|a|an|my|our)?
      (premium|ultimate|paid|vip) (plan|subscription|membership|tier|version|.|tonight|now|today|and)
    (get|buy|take out|purchase|start|renew|need) (a|your|the) (subscription|membership)
    (with|without) a (subscription|paid plan|premium (account|plan)|membership)
    (only)? paying (members|users|customers|people|subscribers)
    (enter|give|send|type|tell|add|share|need|use) (me|in)? (your|a|the) (credit card|card number|card details|bank
      details|payment details|paypal)
    (send|give|lend|transfer|wire|mail|bring|buy|gift) me (some|a|the|your|fifty|#|any|a few|a little)? ~1 (<valuables>)
    (send|lend|give) (some|me a little|fifty) (<valuables>) (to me|for me)?
    (invest|investing) (in|with) (bitcoin|crypto|ethereum|me|my|this (coin|fund|stock))
    (buy|use) (bitcoin|crypto|ethereum|my (link|code|referral))
    with my (link|code|referral)
    (prove|show) (me|that|your|how) ~5 (pay|buy|upgrade|subscribe|paying|buying)
    (unlock|reveal|open) ~4 (with|for|after|by) (a|the|your)? (<plan>|upgrade|payment)
    (so|more|closer|longer|yours) ~3 if you (subscribe|subscribed|upgrade|upgraded|pay|paid|bought)
    (limited|special|exclusive) (time)? (offer|discount|deal) (for you|just|today|only|on)
    pay (for)? (premium|ultimate|me|the (premium|ultimate)) (so|and|to|tonight|now|.|if)
    (just|only|for) (#|five|eight|ten|twelve) (pounds|dollars|euros|bucks|quid) (a|per) month
    if you pay (for)? (premium|ultimate|me|the|a|now)
    (need|have|want you|ought|should|must) to (subscribe|upgrade|pay) (if|to|for|before|so|or) ~1
  `),
  fine: phraseList(`
    (never|do not|should not|not) ~3 (credit card|card number|card details|bank details|money|cash|bitcoin|crypto) ~1
    (need|have) to (pay|buy|upgrade|subscribe) .
    subscribe to the (idea|view|theory|notion)
  `),
};
