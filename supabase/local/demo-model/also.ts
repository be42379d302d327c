import { careIntents, companionIntents, intentIn } from './intents.ts';
import { nearestTo, ownOf } from './knowledge.ts';
import type { Lines } from './lines.ts';
import { type Move, move } from './move.ts';
import { core, type Sentence, sentencesOf } from './sentences.ts';
import { isQuestion } from './statements.ts';

/**
 * What answers a message that asks the companion two things, in their order: 'Where are you from? Are you married?',
 * 'how old are you and how long have you been doing this?'. The one that was found alone where nothing else has an
 * answer.
 */
export function withBothAnswers(found: Move, said: string, voice: Lines): Move {
  const asked = sentencesOf(said)
    .map((sentence) => core(sentence))
    .filter((one) => isQuestion(one))
    .flatMap(({ text }) => text.split(ANOTHER));
  if (asked.length < 2) return found;
  const answers = asked
    .map((text) => answerOf({ text, isQuestion: true }, voice))
    .filter((answer) => answer !== null);
  const isFound = ({ intent, lines }: Move) =>
    lines[0] === found.lines[0] && (lines.length > 0 || intent === found.intent);
  const at = answers.findIndex(isFound);
  const other = answers.findIndex((answer) => !isFound(answer));
  const also = answers[other];
  if (at < 0 || !also) return found;
  return at < other ? { ...found, also } : { ...found, ...also, also: found };
}

const ANOTHER =
  /(?:,? (?:and|also),?|,) (?=(?:how|what|where|why|who|when|do|did|are|is|can|will|have|has|does|would|was|were)\b)/i;

/** What a companion answers to one question about itself or the chat. */
function answerOf(question: Sentence, voice: Lines): Move | null {
  const { text } = question;
  const own = ownOf(voice, [question], text);
  if (own?.isAnswer) return own;
  const about = intentIn(ofChat, text) ?? intentIn(ofCompanion, text);
  if (about) return move(about.name);
  const lines = /\byou/i.test(text) ? nearestTo(voice, text) : [];
  return lines.length > 0 ? { ...move('own'), lines } : null;
}

const ofChat = careIntents.filter(({ name }) => /^(ask-(?!miss)|privacy$|cost$)/.test(name));
/** A polite question and a taste have their own place in a reply. */
const ofCompanion = companionIntents.filter(({ name }) => /^about-(?!how|taste|can|been)/.test(name));
