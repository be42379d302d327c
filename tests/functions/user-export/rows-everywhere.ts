import { newPrivateCompanion, newTurn } from '../support/fixtures.ts';
import type { Person } from '../support/people.ts';
import { sql } from '../support/stack.ts';

/** A word that stands for one person alone, in letters: digits could be an age. */
export const markOf = ({ id }: Person) =>
  id.slice(0, 8).replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)));

/** Has the person do everything that leaves a row, with the person's mark in each text. */
export async function leaveRowsEverywhere(person: Person): Promise<void> {
  const mark = markOf(person);
  await newTurn(person, { status: 'done', reply: `Reply to ${mark}` });
  await newPrivateCompanion(person);
  const statements = [
    `update public.users set full_name = 'Pat ' || $2 where id = $1`,
    `update auth.users set raw_user_meta_data =
       raw_user_meta_data || jsonb_build_object('full_name', 'Pat ' || $2::text)
     where id = $1`,
    `insert into public.companion_prompts (companion_id, chat_prompt)
     select id, 'Call them ' || $2 from public.companions where user_id = $1`,
    `insert into public.companion_settings (companion_id, user_id, age, avatar)
     select id, $1, 'forty, ' || $2, 'soft-bob-black-light-none-none-shirt-cafe'
     from public.companions where user_id = $1`,
    `insert into public.user_favorites (user_id, companion_id) values ($1, 'luca')`,
    `insert into public.companion_trait_overrides (user_id, companion_id, traits) values ($1, 'suki', array[$2])`,
    `insert into public.companion_customisations (user_id, companion_id, nickname) values ($1, 'suki', $2)`,
    `insert into public.user_consents (user_id, purpose, text_version, given, subject)
     values ($1, 'purchase', '2026-11-21', true, $2)`,
    `insert into public.hidden_personas (user_id, companion_id) values ($1, 'suki')`,
    `insert into public.memories (user_id, text) values ($1, 'My dog is called ' || $2)`,
    `insert into public.story_lines (user_id, companion_id, run_id, text, message_ids, happened_at)
     select $1, r.companion_id, r.id, 'We walked with ' || $2, array[r.root_id], now()
     from public.runs r where r.user_id = $1 and r.root_id is not null limit 1`,
    `insert into public.pauses (user_id, appealed_at, appeal_text) values ($1, now(), $2)`,
    `insert into public.reports (user_id, companion_id, reason, details) values ($1, 'suki', 'other', $2)`,
    `insert into public.contact_messages (user_id, name, email, category, subject, message)
     values ($1, 'Pat', 'pat@people.test', 'general', 'A question', $2)`,
    `insert into private.stripe_customers (user_id, customer_id) values ($1, 'cus_' || $2)`,
    `insert into public.stripe_subscriptions (id, user_id, plan_name, status, is_live)
     values ('sub_' || $2, $1, 'ultimate', 'active', true)`,
    `insert into public.payments (invoice_id, user_id, tier, amount_gbp, paid_at)
     values ('in_' || $2, $1, 'ultimate', 12, now())`,
    `insert into public.model_calls (
       id, user_id, purpose, provider, model, outcome, usage_known, prompt_tokens, completion_tokens, started_at
     )
     values (gen_random_uuid(), $1, 'reply', 'openrouter', $2, 'finished', true, 1, 1, now())`,
    `insert into public.audit_log (actor_id, action, target_id, target, after)
     values ($1, 'tier', $1, $2, jsonb_build_object('tier', $2::text))`,
  ];
  for (const statement of statements) {
    await sql(statement, statement.includes('$2') ? [person.id, mark] : [person.id]);
  }
}
