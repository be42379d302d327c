/** A message to a model. */
export type ModelMessage = { role: 'system' | 'user'; content: string };

/** The list under `key` in what a model answered: JSON, perhaps in a fence, perhaps with prose around it; else empty. */
export function listIn(answer: string, key: string): Record<string, unknown>[] {
  const fenced = answer.match(/```(?:json)?\s*([\s\S]*?)```/)?.[1];
  const spans = [fenced, span(answer, '{', '}'), span(answer, '[', ']')];
  for (const text of spans) {
    const value = text === undefined ? undefined : parsed(text);
    const list = Array.isArray(value) ? value : (value as Record<string, unknown> | undefined)?.[key];
    if (Array.isArray(list)) return list.filter((item) => typeof item === 'object' && item !== null);
  }
  return [];
}

function span(text: string, open: string, close: string): string | undefined {
  const [start, end] = [text.indexOf(open), text.lastIndexOf(close)];
  return start >= 0 && end > start ? text.slice(start, end + 1) : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) ?? undefined;
  } catch {
    return undefined;
  }
}

/** What a numbered list was given to the model under: 2, '2' and '#2' are its second entry. */
export function numbered<T>(entries: readonly T[], number: unknown): T | undefined {
  const digits =
    typeof number === 'number' || typeof number === 'string' ? String(number).match(/^\D?(\d+)$/) : null;
  return digits ? entries[Number(digits[1]) - 1] : undefined;
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : '';
}
