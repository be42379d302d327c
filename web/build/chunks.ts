import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { publicPages } from './public-pages.ts';

type Modules = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

const source = (file: string) => join(import.meta.dirname, '../src', file);

const program = source('app/main.tsx');

/** What every screen with server data loads; also what two of them share, where a file of its own would cost more. */
const dataParts =
  /@tanstack\/(react-query|query-core)\/|src\/(lib|shared)\/(query-client|use-calm-query|current-user|plans|data-failures|failure-text|reply-notifications|retry)\.|src\/ui\/(portrait|gradient|error-state|empty-state)\.|_shared\/contracts\/fields\.|icons\/cloud-off\./;

/** The helper is part of the first script. */
const apart = /vite\/preload-helper/;

/** What signed-in people's pages fetch around their screens. */
const aroundScreens = ['app/signed-in.tsx', 'app/admin-item.tsx', 'features/auth/logout-button.tsx'].map(
  source,
);

/** Their screens beside the chat. */
const memberScreens = ['browse', 'companion', 'profile', 'dashboard', 'customise'].map((name) =>
  source(`app/${name}-route.tsx`),
);

/** The chat as it opens. */
const chatParts = ['app/chat-route.tsx', 'features/chat/conversations/conversations-panel.tsx'].map(source);

/**
 * Of the files a part of the page needs, those worth fetching along with it: naming all of them in the shell would
 * cost every visitor more than it saves anyone.
 */
export function preloadedFiles(_part: string, files: string[]): string[] {
  return files.filter((file) => /\/(data|member)-|\.css$/.test(file));
}

/**
 * Tells which file of the build a module goes into, where that is not left to the bundler. One file is smaller than ten
 * small ones, and is there sooner: one for the shell, which is the program and what it imports at once; one for what
 * data needs; one for what the chat shares with other screens of signed-in people; and one for the chat. What visitors' pages
 * use as well stays with them.
 */
export function chunkOf() {
  let files: Record<'shell' | 'member' | 'chat', Set<string>> | undefined;
  return (id: string, modules: Modules): string | null => {
    if (dataParts.test(id)) return 'data';
    files ??= sortedOut(modules);
    if (files.shell.has(id)) return 'shell';
    if (files.member.has(id)) return 'member';
    return files.chat.has(id) ? 'chat' : null;
  };
}

function sortedOut(modules: Modules) {
  const shell = reached([program], modules);
  const visitors = reached(
    publicPages.map(({ module }) => source(module)),
    modules,
    { later: true, without: [...aroundScreens, source('features/plans/member-pricing.tsx')] },
  );
  const elsewhere = reached(memberScreens, modules);
  const around = reached(aroundScreens, modules);
  const chat = reached(chatParts, modules);
  // A file that is fetched by its own name stays one.
  shell.delete(program);
  const ofMembers = (id: string) => !shell.has(id) && !visitors.has(id);
  const shared = [...around, ...[...chat].filter((id) => elsewhere.has(id))];
  const member = new Set(shared.filter(ofMembers));
  return { shell, member, chat: new Set([...chat].filter((id) => ofMembers(id) && !member.has(id))) };
}

/** The modules that `starts` import, and they themselves; with `later` those they import later on as well. */
function reached(
  starts: string[],
  modules: Modules,
  { later = false, without = [] }: { later?: boolean; without?: string[] } = {},
): Set<string> {
  const found = new Set<string>();
  const visit = (id: string): void => {
    if (found.has(id) || apart.test(id) || without.includes(id)) return;
    found.add(id);
    const info = modules.getModuleInfo(id);
    info?.importedIds.forEach(visit);
    if (later) info?.dynamicallyImportedIds.forEach(visit);
  };
  starts.forEach(visit);
  return found;
}
