import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { meetingModule } from './meeting-pages.ts';
import { publicPages } from './public-pages.ts';

type Modules = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

const source = (file: string) => join(import.meta.dirname, '../src', file);

const program = source('app/main.tsx');

/** Modules that every screen with server data loads, and small ones that several of them share. */
const dataParts =
  /@tanstack\/(react-query|query-core)\/|src\/(lib|shared)\/(portraits|query-client|use-deferred-query|current-user|plans|read-failures|failure-text|reply-notifications|retry)\.|src\/ui\/(picture|portrait|themed-picture|cover-picture|gradient|error-state|empty-state)\.|_shared\/contracts\/fields\.|icons\/cloud-off\./;

/** Vite's preload helper is part of the entry script. */
const preloadHelper = /vite\/preload-helper/;

/** The layout parts of signed-in pages; the member's menu comes when it is opened. */
const memberLayout = [source('app/signed-in.tsx')];

/** The screens of signed-in users except the chat. */
const memberScreens = ['browse', 'companion', 'profile', 'dashboard', 'customise'].map((name) =>
  source(`app/${name}-route.tsx`),
);

/** The parts of the chat that are loaded first. */
const chatParts = ['app/chat-route.tsx', 'features/chat/conversations/conversations-panel.tsx'].map(source);

/**
 * The files that are preloaded with a lazy part of the page: listing all of its files would make the shell larger for
 * every visitor than the preloads are worth.
 */
export function preloadedFiles(_part: string, files: string[]): string[] {
  return files.filter((file) => /\/(data|member)-|\.css$/.test(file));
}

/**
 * Returns the chunk of a module, or null to leave it to the bundler. One file is smaller and loads faster than ten
 * small ones: `shell` has the entry and its static imports, `data` the modules for server data, `member` what the chat
 * shares with other screens of signed-in users, `chat` the rest of the chat. Modules of visitors' pages are left to the
 * bundler.
 */
export function chunkOf() {
  let files: Record<'shell' | 'member' | 'chat', Set<string>> | undefined;
  return (id: string, modules: Modules): string | null => {
    if (dataParts.test(id)) return 'data';
    files ??= assignChunks(modules);
    if (files.shell.has(id)) return 'shell';
    if (files.member.has(id)) return 'member';
    return files.chat.has(id) ? 'chat' : null;
  };
}

function assignChunks(modules: Modules) {
  const shell = importsOf([program], modules);
  const visitors = importsOf(
    [...publicPages.map(({ module }) => module), meetingModule].map(source),
    modules,
    { dynamic: true, without: [...memberLayout, source('features/plans/member-pricing.tsx')] },
  );
  const elsewhere = importsOf(memberScreens, modules);
  const around = importsOf(memberLayout, modules);
  const chat = importsOf(chatParts, modules);
  // The entry keeps its own file.
  shell.delete(program);
  const ofMembers = (id: string) => !shell.has(id) && !visitors.has(id);
  const shared = [...around, ...[...chat].filter((id) => elsewhere.has(id))];
  const member = new Set(shared.filter(ofMembers));
  return { shell, member, chat: new Set([...chat].filter((id) => ofMembers(id) && !member.has(id))) };
}

/** `starts` and all modules they import; with `dynamic` those of `import()` as well. */
function importsOf(
  starts: string[],
  modules: Modules,
  { dynamic = false, without = [] }: { dynamic?: boolean; without?: string[] } = {},
): Set<string> {
  const found = new Set<string>();
  const visit = (id: string): void => {
    if (found.has(id) || preloadHelper.test(id) || without.includes(id)) return;
    found.add(id);
    const info = modules.getModuleInfo(id);
    info?.importedIds.forEach(visit);
    if (dynamic) info?.dynamicallyImportedIds.forEach(visit);
  };
  starts.forEach(visit);
  return found;
}
