import { applyTurnEvent, sessionOf, updateSession, useChatSessions } from '../chat-session.ts';
import type { ChatContext } from '../types.ts';
import { type ChatCommand, type ChatEvent, newChatState, type TimerName } from './chat-state.ts';
import { runCommand } from './commands.ts';
import { transition } from './transition.ts';

/** The chats that are on the screen, by companion id. */
const openChats = new Map<string, ChatContext>();

/** Brings a chat onto the screen, until the returned function is called. */
export function openChat(chat: ChatContext): () => void {
  const { companionId } = chat;
  openChats.set(companionId, chat);
  updateSession(companionId, {
    screen: newChatState(isPageVisible()),
    hasNewReply: false,
    shownVersion: null,
  });
  dispatch(companionId, { type: 'opened' });
  return () => {
    if (openChats.get(companionId) !== chat) return;
    openChats.delete(companionId);
    updateSession(companionId, { screen: null });
  };
}

export function isPageVisible(): boolean {
  return document.visibilityState === 'visible';
}

/** Applies an event to a chat that is on the screen; any other one has no state to change. */
export function dispatch(companionId: string, event: ChatEvent): void {
  const chat = openChats.get(companionId);
  const { screen } = sessionOf(companionId);
  if (chat === undefined || screen === null) return;
  const moment = { now: Date.now(), jitter: Math.random() * 2 - 1 };
  const { state, commands } = transition(screen, event, moment);
  if (state !== screen) updateSession(companionId, { screen: state });
  for (const command of commands) void run(chat, command);
}

/** Opens a new chat and resolves when the server has responded. */
export async function reopenChat(companionId: string): Promise<void> {
  const ensuredAt = sessionOf(companionId).screen?.ensuredAt;
  dispatch(companionId, { type: 'reopened' });
  await new Promise<void>((resolve) => {
    const check = () => {
      const { screen } = sessionOf(companionId);
      if (screen !== null && (screen.ensureLock !== null || screen.ensuredAt === ensuredAt)) return;
      unsubscribe();
      resolve();
    };
    const unsubscribe = useChatSessions.subscribe(check);
    check();
  });
}

async function run(chat: ChatContext, command: ChatCommand): Promise<void> {
  const event = await runCommand(chat, command);
  const isStillOpen = openChats.get(chat.companionId) === chat;
  if (event !== null && isStillOpen) dispatch(chat.companionId, event);
}

/** One alarm per session, at the earliest moment it waits for. */
const alarms = new Map<string, { at: number; timer: number }>();

/** Browsers end a longer wait at once. */
const LONGEST_WAIT = 2 ** 31 - 1;

useChatSessions.subscribe((sessions, before) => {
  for (const companionId of Object.keys({ ...before, ...sessions })) {
    if (sessions[companionId] !== before[companionId]) setAlarm(companionId);
  }
});

function setAlarm(companionId: string): void {
  const { screen, typingEndsAt } = sessionOf(companionId);
  const at = Math.min(...Object.values(screen?.timers ?? {}), typingEndsAt ?? Number.POSITIVE_INFINITY);
  const alarm = alarms.get(companionId);
  if (alarm?.at === at) return;
  window.clearTimeout(alarm?.timer);
  alarms.delete(companionId);
  if (at === Number.POSITIVE_INFINITY) return;
  const wait = Math.min(Math.max(0, at - Date.now()), LONGEST_WAIT);
  alarms.set(companionId, { at, timer: window.setTimeout(() => ring(companionId), wait) });
}

/** Handles whatever is due; one timer may remove another. */
function ring(companionId: string): void {
  const now = Date.now();
  const isDue = (at: number | null | undefined) => typeof at === 'number' && at <= now;
  const { screen, turn, typingEndsAt } = sessionOf(companionId);
  alarms.delete(companionId);
  if (turn !== null && isDue(typingEndsAt)) applyTurnEvent(companionId, turn.messageId, { event: 'silent' });
  for (const timer of Object.keys(screen?.timers ?? {}) as TimerName[]) {
    if (isDue(sessionOf(companionId).screen?.timers[timer]))
      dispatch(companionId, { type: 'timer-due', timer });
  }
  setAlarm(companionId);
}
