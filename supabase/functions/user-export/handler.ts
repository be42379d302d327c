import type { userExport } from '#contracts/user-export.ts';
import { beginExport, giveBackExport, type OwnData, readOwnMessages } from '../_shared/data/own-data.ts';
import { jsonEnd, jsonStart, jsonTalk, jsonTalkStart } from '../_shared/domain/export/export-json.ts';
import { pageEnd, pageStart, pageTalk, pageTalkStart } from '../_shared/domain/export/export-page.ts';
import type { Context, Handler } from '../_shared/http/context.ts';
import { type FilePiece, zipStream } from '../_shared/services/zip-stream.ts';

const json = 'data.json';
const page = 'index.html';

/** One archive an hour, sent while it is made: a chat of any length needs the memory of one page of it. */
export const handleExport: Handler<typeof userExport> = async (context) => {
  const data = await beginExport(context.db, context.caller.id);
  const exportedAt = new Date().toISOString();
  return {
    name: `my-data-${exportedAt.slice(0, 10)}.zip`,
    type: 'application/zip',
    body: zipStream([json, page], orGiveBack(context, archive(context, data, exportedAt))),
  };
};

/** Both files grow side by side, so that every message is read once. */
async function* archive(
  { db, caller }: Context,
  data: OwnData,
  exportedAt: string,
): AsyncGenerator<FilePiece> {
  yield { file: json, text: jsonStart(data, exportedAt) };
  yield { file: page, text: pageStart(data, exportedAt) };
  for (const [index, { companion_id: id }] of (data.rows.chats ?? []).entries()) {
    const companion = { id: String(id), name: data.companion_names[String(id)] ?? String(id) };
    yield { file: json, text: jsonTalkStart(companion, index) };
    yield { file: page, text: pageTalkStart(companion) };
    let isFirst = true;
    for await (const messages of readOwnMessages(db, caller.id, companion.id)) {
      yield { file: json, text: jsonTalk(messages, isFirst) };
      yield { file: page, text: pageTalk(messages, companion) };
      isFirst = false;
    }
    yield { file: json, text: ']}' };
    yield { file: page, text: '</section>\n' };
  }
  yield { file: json, text: jsonEnd };
  yield { file: page, text: pageEnd(data) };
}

async function* orGiveBack({ db, caller, logError }: Context, pieces: AsyncGenerator<FilePiece>) {
  try {
    yield* pieces;
  } catch (error) {
    logError('export_failed', error);
    await giveBackExport(db, caller.id);
    throw error;
  }
}
