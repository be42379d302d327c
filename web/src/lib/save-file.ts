import { timings } from './timings.ts';

/** Hands a file to the browser, which keeps it where downloads go. */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The browser reads it after this; a busy one much later.
  setTimeout(() => URL.revokeObjectURL(link.href), timings.savedFile);
}
