import type { Token, Tokens } from 'marked';
import { Fragment, type ReactNode, useMemo } from 'react';
import { parseMarkdown } from './parse-markdown.ts';

/** A message with its formatting: the listed elements and nothing else, without `innerHTML` (R-FIRST-13). */
export function MarkdownText({ text, growing }: { text: string; growing: boolean }) {
  const blocks = useMemo(() => parseMarkdown(text, growing), [text, growing]);
  return (
    <div className="formatted" data-growing={growing || undefined}>
      <Blocks tokens={blocks} />
    </div>
  );
}

function Blocks({ tokens }: { tokens: Token[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: a growing text only adds blocks at its end.
  return tokens.map((token, index) => <Fragment key={index}>{drawBlock(token as Tokens.Generic)}</Fragment>);
}

function drawBlock(token: Tokens.Generic): ReactNode {
  const { type, tokens = [] } = token;
  switch (type) {
    case 'space':
      return null;
    case 'paragraph':
      return <p>{drawInline(tokens)}</p>;
    case 'heading':
      return (
        <p>
          <strong>{drawInline(tokens)}</strong>
        </p>
      );
    case 'text':
      return tokens.length > 0 ? drawInline(tokens) : token.text;
    case 'blockquote':
      return (
        <blockquote>
          <Blocks tokens={tokens} />
        </blockquote>
      );
    case 'list':
      return <List list={token as Tokens.List} />;
    case 'code':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
        <pre tabIndex={0}>
          <code>{token.text}</code>
        </pre>
      );
    default:
      return token.raw;
  }
}

function List({ list: { ordered, start, items } }: { list: Tokens.List }) {
  const rows = items.map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a growing list only adds items at its end.
    <li key={index}>
      <Blocks tokens={item.tokens} />
    </li>
  ));
  return ordered ? <ol start={Number(start)}>{rows}</ol> : <ul>{rows}</ul>;
}

/** Words with their marks. Emphasis that begins a sentence is what somebody does, as in `*smiles*`. */
function drawInline(tokens: Token[]): ReactNode[] {
  let before = '';
  return tokens.map((token, index) => {
    const isAction = /(?:^|[.!?…,:;—–)\]"”’]|\n)\s*$/.test(before);
    before += token.raw;
    // biome-ignore lint/suspicious/noArrayIndexKey: growing words only add tokens at their end.
    return <Fragment key={index}>{drawWords(token as Tokens.Generic, isAction)}</Fragment>;
  });
}

function drawWords(token: Tokens.Generic, isAction: boolean): ReactNode {
  const { type, tokens = [] } = token;
  switch (type) {
    case 'text':
    case 'escape':
      return tokens.length > 0 ? drawInline(tokens) : token.text;
    case 'br':
      return <br />;
    case 'strong':
      return <strong>{drawInline(tokens)}</strong>;
    case 'em':
      return <em data-action={isAction || undefined}>{drawInline(tokens)}</em>;
    case 'codespan':
      return <code>{token.text}</code>;
    case 'link':
      return <WebLink href={token.href}>{drawInline(tokens)}</WebLink>;
    case 'image':
      return token.text;
    default:
      return token.raw;
  }
}

function WebLink({ href, children }: { href: string; children: ReactNode }) {
  if (!/^(?:https?:\/\/|mailto:)/i.test(href)) return children;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </a>
  );
}
