import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Menu } from '#ui/menu.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { Portrait } from '#ui/portrait.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { TextField } from '#ui/text-field.tsx';
import { ThemedPicture } from '#ui/themed-picture.tsx';
import { Tooltip } from '#ui/tooltip.tsx';

describe('a button', () => {
  it('ignores clicks while it is busy, and keeps the focus', async () => {
    const save = vi.fn();
    render(
      <Button busy onClick={save}>
        Save
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Save' });
    await userEvent.click(button);
    expect(save).not.toHaveBeenCalled();
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(button).toHaveFocus();
  });

  it('does not submit a form unless its type is submit', () => {
    render(<Button>Show</Button>);
    expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
  });
});

describe('a field', () => {
  it('has its label as name and its hint and error as description', () => {
    render(<TextField label="Email" hint="We write rarely." error="Please enter a valid email address." />);
    const input = screen.getByLabelText('Email');
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('We write rarely. Please enter a valid email address.');
  });

  it('without hint and error is valid and has no description', () => {
    render(<TextField label="Email" />);
    expect(screen.getByLabelText('Email')).toBeValid();
    expect(screen.getByLabelText('Email')).not.toHaveAttribute('aria-describedby');
  });

  it('a password is shown and hidden by its button', async () => {
    render(<PasswordField label="Password" defaultValue="secret" />);
    const input = screen.getByLabelText('Password');
    expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(input).toHaveAttribute('type', 'text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(input).toHaveAttribute('type', 'password');
  });

  it('a select starts empty and accepts one of its options', async () => {
    render(
      <SelectField
        label="Category"
        placeholder="Choose one"
        options={[{ value: 'billing', label: 'Billing' }]}
      />,
    );
    const select = screen.getByLabelText('Category');
    expect(select).toHaveValue('');
    await userEvent.selectOptions(select, 'Billing');
    expect(select).toHaveValue('billing');
  });
});

function Example({ role }: { role?: 'dialog' | 'alertdialog' }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Traits" {...(role && { role })}>
        <p>Choose three.</p>
      </Dialog>
    </>
  );
}

describe('a dialog', () => {
  it('has its title as name and renders nothing while it is closed', async () => {
    render(<Example />);
    expect(screen.queryByText('Choose three.')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    expect(screen.getByRole('dialog', { name: 'Traits' })).toHaveTextContent('Choose three.');
  });

  it('closes with its button, with Escape and with a click on the backdrop', async () => {
    render(<Example />);
    const ways = [
      () => fireEvent.click(screen.getByRole('button', { name: 'Close' })),
      () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true })),
      () => fireEvent.click(screen.getByRole('dialog')),
    ];
    for (const close of ways) {
      await userEvent.click(screen.getByRole('button', { name: 'Open' }));
      close();
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    }
  });

  it('stays open after a click inside, and as an alert dialog after a click on the backdrop', async () => {
    render(<Example role="alertdialog" />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    fireEvent.click(screen.getByText('Choose three.'));
    fireEvent.click(screen.getByRole('alertdialog'));
    expect(screen.getByRole('alertdialog')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
  });

  it('a confirmation shows its labels and reports the choice', async () => {
    const [onClose, onConfirm] = [vi.fn(), vi.fn()];
    render(
      <ConfirmDialog
        open
        onClose={onClose}
        onConfirm={onConfirm}
        title="Clear this chat?"
        text="This action cannot be undone."
        confirmLabel="Clear"
        danger
      />,
    );
    const question = screen.getByRole('alertdialog', { name: 'Clear this chat?' });
    expect(question).toHaveAccessibleDescription('This action cannot be undone.');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect([onClose.mock.calls.length, onConfirm.mock.calls.length]).toEqual([1, 0]);
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(onConfirm).toHaveBeenCalledOnce();
  });
});

describe('a menu', () => {
  it('offers its actions behind one named button', async () => {
    const copy = vi.fn();
    render(<Menu label="Message actions" trigger="…" items={[{ label: 'Copy', onSelect: copy }]} />);
    await userEvent.click(screen.getByRole('button', { name: 'Message actions' }));
    await userEvent.click(screen.getByRole('button', { name: 'Copy' }));
    expect(copy).toHaveBeenCalledOnce();
  });
});

describe('a tooltip', () => {
  it('appears on hover and closes with Escape', async () => {
    render(
      <Tooltip text="Add to favorites">
        <button type="button">♥</button>
      </Tooltip>,
    );
    const tip = screen.getByText('Add to favorites');
    await userEvent.hover(screen.getByRole('button'));
    expect(tip).toHaveAttribute('data-popover-open');
    fireEvent.keyDown(screen.getByRole('button'), { key: 'Escape' });
    expect(tip).not.toHaveAttribute('data-popover-open');
  });
});

describe('tabs', () => {
  it('open the first panel and follow the arrow keys', async () => {
    render(
      <Tabs
        label="Profile"
        tabs={[
          { value: 'about', label: 'About', content: 'Draws on trains.' },
          { value: 'personality', label: 'Personality', content: 'Curious.' },
        ]}
      />,
    );
    expect(screen.getByRole('tabpanel')).toHaveTextContent('Draws on trains.');
    await userEvent.click(screen.getByRole('tab', { name: 'About' }));
    await userEvent.keyboard('{ArrowRight}{Enter}');
    expect(screen.getByRole('tabpanel')).toHaveTextContent('Curious.');
  });
});

describe('a portrait', () => {
  it('falls back to the placeholder when there is no picture or it does not load', () => {
    const { rerender } = render(<Portrait src={null} alt="Suki" />);
    expect(screen.getByRole('img', { name: 'Suki' })).toHaveAttribute('src', '/placeholder.svg');
    rerender(<Portrait src="/gone.png" alt="Suki" />);
    expect(screen.getByRole('img')).toHaveAttribute('src', '/gone.png');
    fireEvent.error(screen.getByRole('img'));
    expect(screen.getByRole('img')).toHaveAttribute('src', '/placeholder.svg');
    rerender(<Portrait src="/portraits/suki.svg" alt="Suki" />);
    expect(screen.getByRole('img')).toHaveAttribute('src', '/portraits/suki.svg');
  });
});

describe('a picture with a look for the dark theme', () => {
  const addresses = (root: HTMLElement) =>
    [...root.querySelectorAll('img')].map((img) => img.getAttribute('src'));

  it('[R-ART-02] is two lazy pictures, of which CSS shows one, and the placeholder when one does not load', () => {
    const { container } = render(
      <ThemedPicture src="/portraits/suki.svg" dark="/portraits/suki-dark.svg" width={4} height={5} eager />,
    );
    expect(addresses(container)).toEqual(['/portraits/suki.svg', '/portraits/suki-dark.svg']);
    for (const img of container.querySelectorAll('img')) expect(img).toHaveAttribute('loading', 'lazy');
    fireEvent.error(container.querySelectorAll('img')[1] as HTMLImageElement);
    expect(addresses(container)).toEqual(['/placeholder.svg']);
  });

  it('is one picture where there is no other look', () => {
    const { container } = render(<ThemedPicture src="/own.png" dark={null} width={4} height={5} />);
    expect(addresses(container)).toEqual(['/own.png']);
  });
});
