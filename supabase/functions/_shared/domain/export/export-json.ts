/** The archive's `data.json`, in pieces: one object whose last field, `conversations`, grows as it is read. */

type Companion = { id: string; name: string };
type Everything = { rows: Record<string, unknown>; left_out: Record<string, string> };

export function jsonStart({ rows, left_out }: Everything, exportedAt: string): string {
  const head = JSON.stringify({ exported_at: exportedAt, rows, left_out }, null, 1);
  return `${head.slice(0, -2)},\n "conversations": [`;
}

export function jsonTalkStart({ id, name }: Companion, index: number): string {
  const head = JSON.stringify({ companion_id: id, companion: name });
  return `${index === 0 ? '' : ','}\n${head.slice(0, -1)},"messages":[`;
}

export function jsonTalk(messages: readonly unknown[], isFirst: boolean): string {
  return `${isFirst ? '' : ','}\n${messages.map((message) => JSON.stringify(message)).join(',\n')}`;
}

export const jsonEnd = '\n]}\n';
