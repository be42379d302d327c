import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, vi } from 'vitest';
import { asAdmin } from '../../support/admin.ts';
import { companionRow } from '../../support/people.ts';

export const models = Array.from({ length: 30 }, (_, index) => ({
  id: `maker/model-${index}`,
  name: `Maker: ${index % 2 === 0 ? 'Even' : 'Odd'} ${index}`,
  context_length: 8_000,
  pricing: { prompt: String(index / 2_000_000), completion: '0.00001' },
}));

export const prompts = {
  chat_prompt: 'Speak in short sentences.',
  system_prompt: 'You draw.',
  ai_provider: 'openrouter',
  ai_model: 'maker/model-3',
  ai_upstream: null,
  ai_temperature: 0.9,
  stand_in_provider: null,
  stand_in_model: null,
  allows_stand_in: true,
};

/** In every test of the file an admin is signed in, and a companion, its traits and the models can be read. */
export function asEditor() {
  const admin = asAdmin();
  beforeEach(() => {
    const { backend } = admin;
    backend.tables.companions = [companionRow({ companion_prompts: prompts })];
    backend.tables.companion_versions = [];
    backend.endpoint('companion-core-traits', () =>
      Response.json({ success: true, traits: ['Playful', 'Creative', 'Curious', 'Honest', 'Bookish'] }),
    );
    backend.endpoint('admin-models', () => Response.json({ success: true, configured: true, models }));
    backend.table('POST', 'rpc/save_companion', () => Response.json('suki'));
    backend.storage('GET', () => new Response('picture'));
    backend.storage('POST', () => Response.json({ Key: 'x' }));
    backend.storage('DELETE', () => Response.json([]));
  });
  return admin;
}

/** What the save was called with. */
export function saved(admin: ReturnType<typeof asAdmin>) {
  return admin.backend.calls('POST', 'rpc/save_companion').map(({ body }) => body) as {
    p_id: string | null;
    p_companion: Record<string, unknown>;
    p_prompts: Record<string, unknown>;
  }[];
}

/** The pictures that were taken out of the bucket. */
export function removals(admin: ReturnType<typeof asAdmin>): string[] {
  return admin.backend
    .calls('DELETE', 'object/companion-images')
    .flatMap(({ body }) => (body as { prefixes: string[] }).prefixes);
}

const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]);
export const pngFile = (name = 'me.png') => new File([png], name, { type: 'image/png' });
export const choosePicture = (file: File) =>
  fireEvent.change(screen.getByLabelText('Choose an image'), { target: { files: [file] } });

/** Presses a button under a clock in the test's hands, until `text` has appeared; no time has passed then. */
export async function pressUntil(button: HTMLElement, text: string): Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.click(button);
  for (let turn = 0; turn < 50 && screen.queryByText(text) === null; turn++) await pass(0);
  expect(screen.getByText(text)).toBeVisible();
}

/** Lets this much time pass. */
export const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
