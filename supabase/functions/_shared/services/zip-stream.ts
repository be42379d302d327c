import { Zip, ZipDeflate } from 'fflate';

/** The next piece of text of a file in the archive. */
export type FilePiece = { file: string; text: string };

/**
 * A zip archive of these text files, made while it is read: nothing is asked of `pieces` that nobody waits for. A
 * failure of `pieces` breaks the stream off, so that no reader takes half an archive for a whole one.
 */
export function zipStream(
  names: readonly string[],
  pieces: AsyncGenerator<FilePiece>,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  const ready: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk as Uint8Array<ArrayBuffer>);
  });
  const files = new Map(names.map((name) => [name, new ZipDeflate(name)]));
  for (const file of files.values()) zip.add(file);

  return new ReadableStream({
    async pull(controller) {
      while (ready.length === 0) {
        const next = await pieces.next();
        if (next.done) {
          for (const file of files.values()) file.push(new Uint8Array(0), true);
          zip.end();
          for (const chunk of ready) controller.enqueue(chunk);
          return controller.close();
        }
        files.get(next.value.file)?.push(encoder.encode(next.value.text));
      }
      for (const chunk of ready.splice(0)) controller.enqueue(chunk);
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });
}
