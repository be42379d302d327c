const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

/** The text of a mail's HTML: a paragraph or a heading to a line, and a link as its words and its address. */
export function plainText(html: string): string {
  return html
    .replace(/<(head|style)\b[\s\S]*?<\/\1>/gi, '')
    .replace(/<a\b[^>]*\bhref="([^"]*)"[^>]*>([\s\S]*?)<\/a>/gi, '$2: $1')
    .replace(/\s+/g, ' ')
    .replace(/<\/(?:p|h\d|td|tr|div)>/gi, '\n\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity)
    .replace(/ *\n\s*/g, '\n\n')
    .trim();
}
