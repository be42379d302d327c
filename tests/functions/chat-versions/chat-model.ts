import type { Shown } from '../support/versions.ts';

/** What a chat holds and shows, kept in memory in the plainest way: the oracle of the thousand operations. */

type Side = 'user' | 'ai';
type Words = { id: string; type: Side; text: string; isEdited?: boolean };

export class Message {
  readonly children: Message[] = [];
  /** The version that follows on the path, as it was last shown. */
  shown: Message | null = null;
  isDeleted = false;

  constructor(
    readonly words: Words,
    readonly run: Run,
    public parent: Message | null,
    readonly number: number,
  ) {}

  get versions(): Message[] {
    return this.parent ? this.parent.children : this.run.roots;
  }

  get liveVersions(): Message[] {
    return this.versions.filter((version) => !version.isDeleted);
  }

  /** This message and those that follow it when it is shown, deleted ones included. */
  get path(): Message[] {
    return [this, ...(this.shown?.path ?? [])];
  }
}

export class Run {
  readonly roots: Message[] = [];
  root: Message | null = null;
  state: 'visible' | 'sealed' | 'cleared' = 'visible';

  get path(): Message[] {
    return this.root?.path ?? [];
  }
}

export class ChatModel {
  /** Every message that was ever stored and not deleted for good. */
  messages: Message[] = [];
  isSaved = false;
  readonly #runs: Run[] = [];
  #open: Run | null = null;
  #count = 0;

  get visibleRuns(): Run[] {
    return this.#runs.filter(({ state }) => state === 'visible');
  }

  /** What is shown and not deleted, oldest first. */
  get live(): Message[] {
    return this.visibleRuns.flatMap(({ path }) => path).filter(({ isDeleted }) => !isDeleted);
  }

  get deleted(): Message[] {
    return this.messages.filter(({ isDeleted, run }) => isDeleted && run.state === 'visible');
  }

  addAtEnd(words: Words): Message {
    if (!this.#open) {
      this.#open = new Run();
      this.#runs.push(this.#open);
    }
    return this.#add(words, this.#open, this.#open.path.at(-1) ?? null);
  }

  addVersion(of: Message, words: Words): Message {
    return this.#add(words, of.run, of.parent);
  }

  addReply(to: Message, words: Words): Message {
    const reply = this.#add(words, to.run, to);
    // Another version took the place of its message meanwhile: it ends that hidden path.
    to.shown ??= reply;
    return reply;
  }

  #add(words: Words, run: Run, parent: Message | null): Message {
    const message = new Message(words, run, parent, this.#count++);
    this.messages.push(message);
    message.versions.push(message);
    this.show(message);
    return message;
  }

  /** Shows a version where its place is on the shown path. */
  show(message: Message) {
    const { parent, run } = message;
    if (!parent) run.root = message;
    else if (run.path.includes(parent)) parent.shown = message;
  }

  delete(message: Message) {
    message.isDeleted = true;
    if (message.run.path.at(-1) !== message) return;
    const other = this.#nearest(message);
    if (other) this.show(other);
  }

  /** The version before a deleted message, else the one after it. */
  #nearest({ liveVersions, number }: Message): Message | null {
    const before = liveVersions.findLast((version) => version.number < number);
    return before ?? liveVersions[0] ?? null;
  }

  restore(message: Message) {
    message.isDeleted = false;
    this.show(message);
  }

  /** Deletes for good: what followed follows what was before. */
  purge(message: Message) {
    const { parent, run, versions, children } = message;
    const next = message.shown ?? this.#nearest(message);
    versions.splice(versions.indexOf(message), 1, ...children);
    versions.sort((one, other) => one.number - other.number);
    for (const child of children) child.parent = parent;
    if (parent?.shown === message) parent.shown = next;
    if (run.root === message) run.root = next;
    this.messages = this.messages.filter((other) => other !== message);
  }

  /** Hides everything that is visible and returns it. */
  end(state: 'sealed' | 'cleared'): Run[] {
    const ended = this.visibleRuns;
    for (const run of ended) run.state = state;
    this.#open = null;
    return ended;
  }

  bringBack(runs: Run[]) {
    for (const run of runs) run.state = 'visible';
    this.#open = this.visibleRuns.at(-1) ?? null;
  }

  save() {
    this.isSaved = true;
    this.bringBack(this.#runs.filter(({ state }) => state === 'sealed'));
  }

  /** What the page shows, oldest first. */
  lines(): Shown[] {
    return this.visibleRuns
      .flatMap(({ path }) => path)
      .filter((message) => !message.isDeleted || message.liveVersions.length > 0)
      .map(lineOf);
  }
}

function lineOf(message: Message): Shown {
  const { words, isDeleted, liveVersions, number } = message;
  const before = liveVersions.filter((version) => version.number < number);
  const after = liveVersions.filter((version) => version.number > number);
  const [previous, next] = [before.at(-1), after[0]];
  return {
    id: words.id,
    message_type: words.type,
    message_text: isDeleted ? null : words.text,
    is_edited: words.isEdited ?? false,
    is_deleted: isDeleted,
    version: before.length + 1,
    versions: before.length + 1 + after.length,
    previous_id: previous?.words.id ?? null,
    previous_messages: previous ? lengthOf(previous) : null,
    next_id: next?.words.id ?? null,
    next_messages: next ? lengthOf(next) : null,
  };
}

/** How many messages come with a version when it is shown. */
const lengthOf = (version: Message) => version.path.filter(({ isDeleted }) => !isDeleted).length;
