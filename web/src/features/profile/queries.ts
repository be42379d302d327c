import { useMutation, useQueryClient } from '@tanstack/react-query';
import { signOut } from '#lib/sign-out.ts';
import { currentUserQuery } from '#shared/current-user.ts';
import { notify } from '#ui/notify.ts';
import { saveProfile } from './api.ts';
import type { ProfileForm } from './rules.ts';

/** Saves the profile; the result is a new email address that still has to be confirmed, else null. */
export function useSaveProfile(userId: string, currentEmail: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (form: ProfileForm) => saveProfile(userId, form, currentEmail),
    retry: false,
    onSuccess: () => client.invalidateQueries(currentUserQuery(userId)),
  });
}

/** Ends the person's sessions on other devices, or on all; toasts say how it ended. */
export function useEndSessions() {
  return useMutation({
    mutationFn: (scope: 'others' | 'global') => signOut(scope),
    retry: false,
    onSuccess: (_nothing, scope) =>
      notify.success(
        scope === 'global' ? 'You are signed out everywhere.' : 'Your other devices are signed out.',
      ),
    onError: () => notify.error('Logout failed. Please try again.'),
  });
}
