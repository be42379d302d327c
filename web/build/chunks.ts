import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { meetingModule } from './meeting-pages.ts';
import { publicPages } from './public-pages.ts';

type Modules = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

const source = (file: string) => join(import.meta.dirname, '../src', file);

const program = source('app/main.tsx');

/** What Vite loads lazy parts with; no module says that it imports it. */
const preloadHelper = /vite\/preload-helper/;

const publicScreens = [...publicPages.map(({ module }) => module), meetingModule].map(source);

/** The layout parts of signed-in pages; the member's menu comes when it is opened. */
const memberLayout = [source('app/signed-in.tsx')];

/** What public pages load for members alone. */
const memberParts = ['app/members-home.tsx', 'features/plans/member-pricing.tsx'].map(source);

/** The screens of signed-in users except the chat. */
const memberScreens = [
  'app/browse-route.tsx',
  'app/companion-route.tsx',
  'app/profile-route.tsx',
  'app/dashboard-route.tsx',
  'app/customise-route.tsx',
  'app/builder-route.tsx',
  'app/memory-route.tsx',
  'app/recently-deleted-route.tsx',
  'features/plans/subscription-screen.tsx',
].map(source);

/** The parts of the chat that are loaded first. */
const chatParts = ['app/chat-route.tsx', 'features/chat/conversations/conversations-panel.tsx'].map(source);

/** Our own modules and icons: small ones, of which a screen has dozens. A library makes a file of its own. */
const isSmall = (id: string) => !id.includes('/node_modules/') || id.includes('/lucide-react/');

/**
 * Returns the chunk of a module, or null to leave it to the bundler. One file is smaller and loads faster than ten
 * small ones, which a browser finds one after the other:
 *
 * - `shell`: the entry's static imports, and what several public pages share
 * - `data`: what the chat shares with what public pages load after they are shown
 * - `member`: what the chat, its lazy parts included, shares with other screens of signed-in users
 * - `chat`: the rest of the chat
 * - `screens`: what several other screens of signed-in users share
 */
export function chunkOf() {
  let chunks: [name: string, ids: Set<string>][] | undefined;
  return (id: string, modules: Modules): string | null => {
    if (preloadHelper.test(id)) return 'shell';
    chunks ??= chunksOf(modules);
    return chunks.find(([, ids]) => ids.has(id))?.[0] ?? null;
  };
}

function chunksOf(modules: Modules): [name: string, ids: Set<string>][] {
  const shell = importsOf([program], modules);
  // The entry keeps its own file.
  shell.delete(program);
  for (const id of inSeveral(publicScreens, modules)) if (isSmall(id)) shell.add(id);
  const shown = importsOf(publicScreens, modules);
  const visitors = importsOf(publicScreens, modules, {
    dynamic: true,
    without: [...memberLayout, ...memberParts],
  });
  const elsewhere = importsOf([...memberScreens, ...memberLayout], modules);
  const chat = importsOf([...chatParts, ...memberLayout], modules);
  const data = new Set([...chat].filter((id) => visitors.has(id) && !shown.has(id)));
  const isLoaded = (id: string) => shell.has(id) || chat.has(id);
  const isLight = (id: string) =>
    [...importsOf([id], modules)].every((part) => isSmall(part) || isLoaded(part));
  const screens = [...inSeveral(memberScreens, modules)].filter((id) => !visitors.has(id) && isLight(id));
  const ofChatLater = importsOf(chatParts, modules, { dynamic: true });
  const shared = [...chat].filter((id) => elsewhere.has(id) && !shown.has(id));
  return [
    ['shell', shell],
    ['data', data],
    ['member', new Set([...shared, ...screens.filter((id) => ofChatLater.has(id))])],
    ['chat', new Set([...chat].filter((id) => !shown.has(id)))],
    ['screens', new Set(screens)],
  ];
}

/** The modules that two or more of these screens import. */
function inSeveral(screens: string[], modules: Modules): Set<string> {
  const seen = new Set<string>();
  const several = new Set<string>();
  for (const screen of screens) {
    for (const id of importsOf([screen], modules)) (seen.has(id) ? several : seen).add(id);
  }
  return several;
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

/**
 * The files that are preloaded with a lazy part of the page: all of a screen, and of smaller parts the shared ones.
 * Listing all files of all parts would make the shell larger for every visitor than the preloads are worth.
 */
export function preloadedFiles(part: string, files: string[]): string[] {
  if (/-(route|screen)-/.test(part)) return files;
  return files.filter((file) => /\/(data|member|screens)-|\.css$/.test(file));
}
