import { expect } from '@playwright/test';
import { says } from '../../support/model-answers.ts';
import type { ScriptedModel } from '../../support/scripted-model.ts';
import type { Chat } from './chat.ts';

/** Sends `text` in the open chat and returns the system message of the request to the model. */
export async function promptSentWith(chat: Chat, model: ScriptedModel, text: string): Promise<string> {
  model.willAnswer(says('Yes.'));
  const before = model.requests.length;
  await chat.say(text);
  await expect.poll(() => model.requests.length).toBe(before + 1);
  await expect(chat.send).toBeVisible();
  return model.requests.at(-1)?.body.messages[0]?.content ?? '';
}
