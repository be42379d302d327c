import { timings } from './timings.ts';

/** Saves a file as a download of the browser. */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The browser reads the file later; a busy one much later.
  setTimeout(() => URL.revokeObjectURL(link.href), timings.savedFile);
}
