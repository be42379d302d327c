import { says } from '../support/model-answers.ts';
import { Chat } from './support/chat.ts';
import { storeConversation } from './support/conversations.ts';
import { expect, test } from './support/fixtures.ts';

type Prompt = { ai_model: string | null; ai_temperature: number; chat_prompt: string };

/** Suki leaves the model to the project, Andre names one. */
for (const companion of [
  { id: 'suki', name: 'Suki' },
  { id: 'andre', name: 'Andre' },
]) {
  test(`[R-TURN-03] ${companion.name}'s model gets the server's system message, the last 10 messages and the new one`, async ({
    account,
    memberPage: page,
    scriptedModel,
    server,
  }) => {
    const earlier = Array.from({ length: 14 }, (_, index) => `Earlier message ${index + 1}`);
    await storeConversation(server, { userId: account.id, companionId: companion.id, texts: earlier });
    const [prompt] = await server.read<Prompt>(
      `companion_prompts?companion_id=eq.${companion.id}&select=ai_model,ai_temperature,chat_prompt`,
    );
    if (!prompt) throw new Error(`${companion.name} has no prompt`);

    const chat = new Chat(page, companion.name);
    await chat.open(companion.id);
    await expect(chat.theirs.last()).toContainText('Earlier message 14');
    scriptedModel.willAnswer(says('Good ', 'evening.'));
    await chat.say('Hello');
    await expect(chat.theirs.last()).toContainText('Good evening.');

    expect(scriptedModel.requests).toHaveLength(1);
    const { body, headers, path } = scriptedModel.requests[0] ?? {};
    expect(path).toBe('/v1/chat/completions');
    expect(headers?.authorization).toBe('Bearer scripted-key');
    expect(body).toMatchObject({
      model: prompt.ai_model ?? 'openai/gpt-3.5-turbo',
      temperature: prompt.ai_temperature,
      stream: true,
    });
    const [system, ...rest] = body?.messages ?? [];
    expect(system?.role).toBe('system');
    expect(system?.content).toContain(prompt.chat_prompt);
    expect(rest).toEqual([
      ...earlier
        .slice(-10)
        .map((content, index) => ({ role: index % 2 === 0 ? 'user' : 'assistant', content })),
      { role: 'user', content: 'Hello' },
    ]);
  });
}
