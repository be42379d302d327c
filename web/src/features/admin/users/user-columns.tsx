import { Ban, CircleCheck, Ellipsis, ShieldOff, Trash2, WalletCards } from 'lucide-react';
import { Chip } from '#ui/chip.tsx';
import { cx } from '#ui/cx.ts';
import { Menu } from '#ui/menu.tsx';
import { CopiedId } from '../components/copied-id.tsx';
import { ACTIONS, type Columns } from '../components/data-table.tsx';
import { Day } from '../components/day.tsx';
import { labelOf, numberText } from '../components/formats.ts';
import type { AdminUser } from './api.ts';
import { nameOf } from './rules.ts';

/** An action that was chosen for a user and waits for a confirmation. */
export type UserAction = { kind: 'tier' | 'status' | 'remove_factor' | 'delete'; user: AdminUser };

/** The columns of the user table; `onChoose` opens the dialog of an action. */
export function userColumns(onChoose: (action: UserAction) => void): Columns<AdminUser> {
  return [
    { id: 'user', header: 'User', cell: ({ row }) => <Name user={row.original} /> },
    { id: 'id', header: 'Id', cell: ({ row }) => <CopiedId id={row.original.id} /> },
    { id: 'tier', header: 'Tier', cell: ({ row }) => <Chip>{labelOf(row.original.subscription_tier)}</Chip> },
    { id: 'status', header: 'Status', cell: ({ row }) => <Status status={row.original.status} /> },
    { id: 'messages', header: 'Messages', cell: ({ row }) => <Count value={row.original.message_count} /> },
    {
      id: 'favorites',
      header: 'Favorites',
      cell: ({ row }) => <Count value={row.original.favorite_companions_count} />,
    },
    { id: 'joined', header: 'Joined', cell: ({ row }) => <Day iso={row.original.created_at} /> },
    { id: 'login', header: 'Last login', cell: ({ row }) => <Day iso={row.original.last_login_at} /> },
    {
      id: ACTIONS,
      header: () => <span className="sr-only">Actions</span>,
      cell: ({ row }) => <Actions user={row.original} onChoose={onChoose} />,
    },
  ];
}

function Name({ user }: { user: AdminUser }) {
  return (
    <div className="flex max-w-48 min-w-44 flex-col 2xl:max-w-72">
      <span className="flex items-center gap-2 font-semibold">
        <span className="truncate" title={user.full_name ?? undefined}>
          {user.full_name || 'No name'}
        </span>
        {user.role === 'admin' && <Chip className="-my-1">Admin</Chip>}
      </span>
      <span className="truncate text-muted" title={user.email ?? undefined}>
        {user.email}
      </span>
    </div>
  );
}

function Status({ status }: { status: string }) {
  const isActive = status === 'active';
  const Icon = isActive ? CircleCheck : Ban;
  return (
    <span
      className={cx(
        'flex items-center gap-1.5 font-medium whitespace-nowrap',
        isActive ? 'text-success' : 'text-danger',
      )}
    >
      <Icon aria-hidden="true" className="size-4" />
      {labelOf(status)}
    </span>
  );
}

function Count({ value }: { value: number | null }) {
  return <span className="tabular-nums">{numberText(value ?? 0)}</span>;
}

function Actions({ user, onChoose }: { user: AdminUser; onChoose: (action: UserAction) => void }) {
  const isActive = user.status === 'active';
  return (
    <Menu
      label={`Actions for ${nameOf(user)}`}
      trigger={<Ellipsis aria-hidden="true" />}
      items={[
        { label: 'Change tier', icon: <WalletCards />, onSelect: () => onChoose({ kind: 'tier', user }) },
        {
          label: isActive ? 'Block' : 'Unblock',
          icon: isActive ? <Ban /> : <CircleCheck />,
          onSelect: () => onChoose({ kind: 'status', user }),
        },
        ...(user.role === 'admin'
          ? [
              {
                label: 'Remove second factor',
                icon: <ShieldOff />,
                onSelect: () => onChoose({ kind: 'remove_factor', user }),
              },
            ]
          : []),
        {
          label: 'Delete',
          icon: <Trash2 />,
          danger: true,
          onSelect: () => onChoose({ kind: 'delete', user }),
        },
      ]}
    />
  );
}
