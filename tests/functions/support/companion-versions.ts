import { call } from './call.ts';
import { newCompanions } from './fixtures.ts';
import type { Person } from './people.ts';
import { rest } from './rest.ts';
import { sql } from './stack.ts';

/** The id of the newest version of a companion. */
export async function versionOf(companionId: string): Promise<string> {
  const [version] = await sql<{ id: string }>(
    'select id from public.companion_versions where companion_id = $1 order by number desc limit 1',
    [companionId],
  );
  return version?.id ?? '';
}

/** A public companion of its own for a test that changes it. */
export async function newCompanion(): Promise<string> {
  const [id] = await newCompanions(1);
  return id ?? '';
}

/** Saves a companion as the admin's editor does. */
export async function editCompanion(
  admin: Person,
  companionId: string,
  description: string,
  prompts: Record<string, unknown> = {},
): Promise<void> {
  const answer = await rest('rpc/save_companion', admin, 'POST', {
    p_id: companionId,
    p_companion: {
      name: 'Extra',
      tagline: 'One of many',
      description,
      greeting: `Greeting of ${description}`,
    },
    p_prompts: { system_prompt: `Briefing of ${description}`, ...prompts },
  });
  if (answer.status !== 200) throw new Error(answer.text);
}

/** The version of the companion in a person's chat, as the page is told when the chat opens. */
export async function versionOfChat(person: Person, companionId: string) {
  const { body } = await call('chat-ensure', { as: person, body: { companionId } });
  return body.version as {
    number: number;
    newest: { id: string; number: number; isOffered: boolean; changes: { field: string }[] } | null;
    previous: { id: string; number: number } | null;
  } | null;
}
