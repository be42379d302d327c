import { matchRoutes, type RouteObject, useRoutes } from 'react-router-dom';
import { env } from '#lib/env.ts';
import { routes } from '#lib/paths.ts';
import { BrowseFrame } from '../features/companions/browse-frame.tsx';
import { CompanionLoading } from '../features/companions/companion-loading.tsx';
import { ChatLayout } from './chat-layout.tsx';
import { SiteLayout } from './site-layout.tsx';

const chat: RouteObject = {
  element: <ChatLayout forMember />,
  children: [{ path: routes.chat, element: <CompanionLoading title="Chat" /> }],
};

const frames: RouteObject[] = [
  { element: <SiteLayout forMember />, children: [{ path: routes.browse, element: <BrowseFrame /> }] },
  ...(env.features.chat ? [chat] : []),
];

/** The prerendered frames of members' screens, shown until the script has loaded: what is the same for all members. */
export function Frames() {
  return useRoutes(frames);
}

/** Whether the screen at `path` has a frame. */
export function hasFrame(path: string): boolean {
  return matchRoutes(frames, path) !== null;
}
