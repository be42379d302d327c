import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { wantsReplyNotifications } from '#shared/reply-notifications.ts';
import { BrowserNotifications } from '../support/browser-notifications.ts';
import { FakeBackend } from '../support/fake-backend.ts';
import { asSignedInPerson, openPage } from '../support/open-page.tsx';
import { userId, userRow } from '../support/people.ts';

asSignedInPerson();
beforeEach(() => {
  const backend = new FakeBackend();
  backend.tables.users = [userRow({})];
});

const label = /^Tell me when a reply is ready while Amity is in the background/;
const box = () => screen.findByRole('checkbox', { name: label });
const blocked = /Your browser blocks notifications from Amity/;

describe('notifications of replies in the background', () => {
  it('are off until they are switched on, and then the browser asks for permission', async () => {
    const { asked } = new BrowserNotifications({ permission: 'default', answer: 'granted' });
    const { user } = openPage('/profile');
    expect(await box()).not.toBeChecked();
    expect(asked).not.toHaveBeenCalled();
    await user.click(await box());
    expect(asked).toHaveBeenCalledOnce();
    expect(await box()).toBeChecked();
    expect(wantsReplyNotifications(userId)).toBe(true);
  });

  it('show a notice while the browser asks for permission', async () => {
    let answer = (_: NotificationPermission) => {};
    const asking = new Promise<NotificationPermission>((resolve) => {
      answer = resolve;
    });
    new BrowserNotifications({ permission: 'default', answer: asking });
    const { user } = openPage('/profile');
    await user.click(await box());
    const question = await screen.findByText(/Your browser asks whether Amity may show notifications/);
    expect(await box()).not.toBeChecked();
    answer('granted');
    expect(await screen.findByRole('checkbox', { name: label, checked: true })).toBeVisible();
    expect(question).not.toBeInTheDocument();
  });

  it('stay off when permission is denied, with a notice how to change that', async () => {
    new BrowserNotifications({ permission: 'default', answer: 'denied' });
    const { user } = openPage('/profile');
    await user.click(await box());
    expect(await screen.findByText(blocked)).toBeVisible();
    expect(await box()).not.toBeChecked();
    expect(await box()).toBeDisabled();
    expect(wantsReplyNotifications(userId)).toBe(false);
  });

  it('can be switched on again after the browser’s question was dismissed', async () => {
    const { asked } = new BrowserNotifications({ permission: 'default' });
    const { user } = openPage('/profile');
    await user.click(await box());
    await user.click(await box());
    expect(asked).toHaveBeenCalledTimes(2);
    expect(await box()).not.toBeChecked();
    expect(wantsReplyNotifications(userId)).toBe(false);
  });

  it('are remembered, and switched off without a question', async () => {
    localStorage.setItem(`reply_notifications_${userId}`, 'true');
    const { asked } = new BrowserNotifications({ permission: 'granted' });
    const { user } = openPage('/profile');
    expect(await box()).toBeChecked();
    await user.click(await box());
    expect(await box()).not.toBeChecked();
    expect(wantsReplyNotifications(userId)).toBe(false);
    expect(asked).not.toHaveBeenCalled();
  });

  it('are off while the browser blocks them, and on again once it does not', async () => {
    localStorage.setItem(`reply_notifications_${userId}`, 'true');
    new BrowserNotifications({ permission: 'denied' });
    openPage('/profile');
    expect(await screen.findByText(blocked)).toBeVisible();
    expect(await box()).not.toBeChecked();
    new BrowserNotifications({ permission: 'granted' });
    fireEvent.focus(window);
    expect(await box()).toBeChecked();
    expect(screen.queryByText(blocked)).not.toBeInTheDocument();
  });

  it('are not offered by a browser without notifications', async () => {
    openPage('/profile');
    expect(await screen.findByText('This browser cannot show notifications.')).toBeVisible();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });
});
