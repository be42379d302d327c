import * as v from 'valibot';
import { DataError, UNIQUE_VIOLATION } from '#lib/data-error.ts';
import { getSupabase } from '#lib/supabase.ts';
import { read, write } from '#lib/tables.ts';
import { type Choices, type Customisation, choices } from './customisation.ts';

const columns = 'traits, tone, nickname, updated_at';

type Row = { traits: string[]; tone: number; nickname: string | null; updated_at: string };

function toCustomisation({ updated_at, nickname, ...row }: Row): Customisation {
  return { ...v.parse(choices, { ...row, nickname: nickname ?? '' }), updatedAt: updated_at };
}

function toRow({ traits, tone, nickname }: Choices) {
  return { traits, tone, nickname: nickname.trim() === '' ? null : nickname.trim() };
}

/** This person's customisation of a companion; null without one. */
export async function fetchCustomisation(
  userId: string,
  companionId: string,
  signal: AbortSignal,
): Promise<Customisation | null> {
  const supabase = await getSupabase();
  const row = await read(
    supabase
      .from('companion_customisations')
      .select(columns)
      .eq('user_id', userId)
      .eq('companion_id', companionId)
      .maybeSingle(),
    signal,
  );
  return row && toCustomisation(row);
}

/**
 * Stores the choices and returns the stored ones. Refused with `plan_required` on a plan without the wizard, with
 * `content_refused` for the nickname, with `not_found` for a hidden companion (R-CUST-06, R-CUST-07).
 */
export async function saveCustomisation(
  userId: string,
  companionId: string,
  chosen: Choices,
): Promise<Customisation> {
  return (
    (await change(userId, companionId, chosen)) ??
    (await add(userId, companionId, chosen)) ??
    saveCustomisation(userId, companionId, chosen)
  );
}

/** Null where there is nothing to change yet. */
async function change(userId: string, companionId: string, chosen: Choices): Promise<Customisation | null> {
  const supabase = await getSupabase();
  const row = await write(
    supabase
      .from('companion_customisations')
      .update(toRow(chosen))
      .eq('user_id', userId)
      .eq('companion_id', companionId)
      .select(columns)
      .maybeSingle(),
  );
  return row && toCustomisation(row);
}

/** Null where another device was quicker. */
async function add(userId: string, companionId: string, chosen: Choices): Promise<Customisation | null> {
  const supabase = await getSupabase();
  try {
    const row = await write(
      supabase
        .from('companion_customisations')
        .insert({ user_id: userId, companion_id: companionId, ...toRow(chosen) })
        .select(columns)
        .single(),
    );
    return toCustomisation(row);
  } catch (error) {
    if (error instanceof DataError && error.code === UNIQUE_VIOLATION) return null;
    throw error;
  }
}

/** Back to how the companion was. */
export async function removeCustomisation(userId: string, companionId: string): Promise<void> {
  const supabase = await getSupabase();
  await write(
    supabase.from('companion_customisations').delete().eq('user_id', userId).eq('companion_id', companionId),
  );
}
