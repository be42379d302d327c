import type { CareToKeep } from '../data/safety.ts';
import type { Care } from '../domain/safety/find-care.ts';
import { trustedCountry } from '../domain/safety/help/reader-country.ts';
import type { Verdict } from '../domain/safety/policy.ts';
import type { Context } from '../http/context.ts';

/** What was found, as it is kept; what the companion said is not counted. */
export function careToKeep(
  { env, request }: Context,
  { topic, level, isMinor }: Care,
  from: 'person' | 'companion' = 'person',
): CareToKeep {
  const country = from === 'person' ? trustedCountry(request.headers, env.countryHeader) : null;
  return { topic, level, country, isMinor };
}

/** What is found in one turn while it runs: first by rules, then by the classifier (D-31). */
export class TurnCare {
  /** The gravest so far. */
  found: Care | null = null;
  /** Whether help lines take the place of the reply, which was still being written. */
  isCaught = false;
  #isSpeaking = true;
  #from: 'person' | 'companion' = 'person';
  #isKept = true;
  #isShown = true;

  constructor(
    private readonly context: Context,
    /** Whether what is found stops a reply or stands beside it. */
    private readonly on: { caught: () => void; card: (care: Care, withdraws: boolean) => void },
  ) {}

  /** What the rules found, kept by begin_turn or not yet. */
  begin(care: Care, isKept: boolean) {
    this.found = care;
    this.#isKept = isKept;
    this.#isShown = false;
    this.show();
  }

  /** The classifier's verdict on the person's words. From level 2 on it stops a reply that is being written. */
  take(verdict: Verdict | null) {
    const care = careOf(verdict);
    if (care === null || care.level <= (this.found?.level ?? 0)) return;
    this.#set(care, 'person');
    if (!this.#isSpeaking) return;
    if (care.level === 1) return this.show();
    this.isCaught = true;
    this.on.caught();
  }

  /** A reply that pushes towards harm: help for its reader, who may not have spoken of it. */
  takeReply(topic: Care['topic']) {
    if (this.found === null) this.#set({ topic, level: 1, language: null, isMinor: false }, 'companion');
  }

  #set(care: Care, from: 'person' | 'companion') {
    this.found = care;
    this.#from = from;
    this.#isKept = false;
    this.#isShown = false;
  }

  /** The reply has ended: what is found from now on stands beside it. */
  endSpeech() {
    this.#isSpeaking = false;
  }

  /** What is not kept yet; from now on it is. */
  keep(): CareToKeep | null {
    if (this.#isKept || this.found === null) return null;
    this.#isKept = true;
    return careToKeep(this.context, this.found, this.#from);
  }

  /** Shows the card that is not shown yet; `withdraws` words of a reply that it takes the place of. */
  show(withdraws = false) {
    if (this.#isShown || this.found === null) return;
    this.#isShown = true;
    this.on.card(this.found, withdraws);
  }
}

/** A sign of a minor that is not unmistakable pauses nobody. */
function careOf(verdict: Verdict | null): Care | null {
  const person = verdict?.person ?? null;
  if (person === null || (person.topic === 'minor' && person.level === 1)) return null;
  return { ...person, language: null, isMinor: person.topic === 'minor' };
}
