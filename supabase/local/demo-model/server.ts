import { json, notFound } from '../http.ts';
import { demoReply } from './reply.ts';
import type { ChatMessage } from './request.ts';

/** The only model there is. */
const DEMO_MODEL = 'amity-demo';

/** About the speed of reading. */
const WORD_DELAY_MS = 25;

/**
 * An OpenAI-compatible API at `/demo-model/v1`, so that the product can be tried without a key:
 * `POST chat/completions`, streamed or not, and `GET models`.
 */
export async function serveDemoModel(request: Request): Promise<Response> {
  const path = new URL(request.url).pathname.replace('/demo-model/v1', '');
  if (path === '/models' && request.method === 'GET')
    return json({ object: 'list', data: [describeModel()] });
  if (path !== '/chat/completions' || request.method !== 'POST') return notFound('No such endpoint.');
  const body = await request.json().catch(() => null);
  const messages = readMessages(body);
  if (messages === null) {
    return json(
      { error: { message: 'messages must be a list of { role, content }', type: 'invalid_request_error' } },
      400,
    );
  }
  const completion = {
    id: `demo-${crypto.randomUUID()}`,
    created: Math.floor(Date.now() / 1000),
    model: DEMO_MODEL,
  };
  const text = demoReply(messages, attemptAt(messages));
  if (body.stream === true) return streamed(completion, text);
  return json({
    ...completion,
    object: 'chat.completion',
    choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: 'stop' }],
    usage: usage(messages, text),
  });
}

/** How often each of the last conversations was asked about: whoever asks again gets another reply. */
const attempts = new Map<string, number>();
const REMEMBERED_CONVERSATIONS = 200;

function attemptAt(messages: ChatMessage[]): number {
  const conversation = JSON.stringify(messages);
  const attempt = attempts.get(conversation) ?? 0;
  attempts.delete(conversation);
  attempts.set(conversation, attempt + 1);
  const [oldest] = attempts.keys();
  if (oldest !== undefined && attempts.size > REMEMBERED_CONVERSATIONS) attempts.delete(oldest);
  return attempt;
}

function describeModel() {
  return {
    id: DEMO_MODEL,
    object: 'model',
    name: 'Demo model',
    context_length: 4096,
    pricing: { prompt: '0', completion: '0' },
  };
}

function streamed(completion: { id: string; created: number; model: string }, text: string): Response {
  const encoder = new TextEncoder();
  const event = (delta: Record<string, string>, finish_reason: string | null) =>
    encoder.encode(
      `data: ${JSON.stringify({
        ...completion,
        object: 'chat.completion.chunk',
        choices: [{ index: 0, delta, finish_reason }],
      })}\n\n`,
    );
  const words = text.match(/\S+\s*/g) ?? [];
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(event({ role: 'assistant', content: '' }, null)),
    async pull(controller) {
      const word = words.shift();
      if (word === undefined) {
        controller.enqueue(event({}, 'stop'));
        controller.enqueue(encoder.encode('data: [DONE]\n\n'));
        controller.close();
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, WORD_DELAY_MS));
      controller.enqueue(event({ content: word }, null));
    },
  });
  return new Response(body, {
    headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' },
  });
}

/** Rough, as the demo model counts words for tokens. */
function usage(messages: ChatMessage[], text: string) {
  const count = (content: string) => content.split(/\s+/).filter(Boolean).length;
  const prompt_tokens = messages.reduce((sum, { content }) => sum + count(content), 0);
  const completion_tokens = count(text);
  return { prompt_tokens, completion_tokens, total_tokens: prompt_tokens + completion_tokens };
}

function readMessages(body: unknown): ChatMessage[] | null {
  const messages = typeof body === 'object' && body !== null && 'messages' in body ? body.messages : null;
  return Array.isArray(messages) && messages.every(isChatMessage) ? messages : null;
}

function isChatMessage(value: unknown): value is ChatMessage {
  return (
    typeof value === 'object' &&
    value !== null &&
    'role' in value &&
    typeof value.role === 'string' &&
    'content' in value &&
    typeof value.content === 'string'
  );
}
