import { render, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { FormattedText } from '../../../web/src/features/chat/formatting/formatted-text.tsx';
import { MarkdownText } from '../../../web/src/features/chat/formatting/markdown-text.tsx';

const whole = (text: string) => render(<MarkdownText text={text} growing={false} />).container;

/** The words a reader sees of a reply that has grown to `text`, without the space between them. */
function wordsOf(text: string, growing: boolean): string {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(<MarkdownText text={text} growing={growing} />);
  return page.textContent.replace(/\s+/g, '');
}

const replies = [
  '*puts the pen down and makes room on the bench*\n\nBiscuit again? Two things, and then you sleep:\n\n' +
    '- water where he can reach it lying down\n- the vet’s number, **before** your five o’clock oven\n\n' +
    'What did he do when you came in? Start with the ears.',
  'Oh, **that** one! *laughs* I *really* like it. ***Truly.*** _Yes_, __very__ much, and snake_case_names stay.',
  '1. First, *breathe*.\n2. Then write it **down *slowly* again**.\n   - inside\n   - `code` too\n3. Done in\n1990\n\nGood?',
  'He said:\n\n> Never *trust* a map\n> that is *folded\n> wrong*.\n\nand left.',
  'Try `npm run dev`, or ``a `tick` inside``, then:\n\n```js\nconst a = b[0] * c; // **not bold**\n```\n\nThat *is* all.',
  '~~~\n*raw*\n~~~\nafter',
  'See [the *map*](https://example.com/a_b_c), ![a red boat](https://example.com/boat.png) or <https://example.com>. OK!',
  'Plain https://example.com/x_y_z?q=1, www.example.org and mail@example.com. [laughs] [x] 2 * 3 * 4 = 24, 5*3=15.',
  '# A title *here*\nand text\n\n## Another\n\nC:\\new \\*not emphasis\\* and a kiss :* for you.',
  '*She looks up. She waves.* "Hello, *you*," she says — *finally*.\n*sits down*\n**Well**, then…',
  'Hi ^_^ how was your day?\n\n(_Mine_ was fine.)\n\nWell -_- bye',
  'Two things:\n- **Water** first\n- [map](https://x.y/a) then\n\nOr:\n1. **Sit** down',
  'Tables | stay\n--- | ---\na | b\n\n<b>bold?</b> <script>alert(1)</script> I <3 you & &amp; me',
];

describe('the formatting of messages', () => {
  it('[R-FIRST-13] has emphasis, lists, quotes, code and links, and line breaks as they were written', () => {
    const shown = within(
      whole(
        '*waves*\nHello **you**\n\n- one\n- two\n\n1. first\n\n> quoted\n\nuse `code`\n\n```\nblock\n```',
      ),
    );
    expect(shown.getByText('waves').tagName).toBe('EM');
    expect(shown.getByText('you').tagName).toBe('STRONG');
    expect(shown.getAllByRole('list')).toHaveLength(2);
    expect(shown.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'one',
      'two',
      'first',
    ]);
    expect(shown.getByText('quoted').closest('blockquote')).not.toBeNull();
    expect(shown.getByText('code').tagName).toBe('CODE');
    expect(shown.getByText('block').closest('pre')).not.toBeNull();
    expect(shown.getByText(/^Hello/).querySelectorAll('br')).toHaveLength(1);
  });

  it('[R-FIRST-13] tells what somebody does from a word that is stressed', () => {
    const shown = within(whole('*smiles* I *love* that. *sits down*'));
    expect(shown.getByText('smiles')).toHaveAttribute('data-action');
    expect(shown.getByText('love')).not.toHaveAttribute('data-action');
    expect(shown.getByText('sits down')).toHaveAttribute('data-action');
  });

  it('[R-FIRST-13] opens links of the web and of mail in a new tab and tells the page nothing', () => {
    whole('[map](https://example.com/map) mail@example.com');
    const link = screen.getByRole('link', { name: 'map' });
    expect(link).toHaveAttribute('href', 'https://example.com/map');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
    expect(screen.getByRole('link', { name: 'mail@example.com' })).toHaveAttribute(
      'href',
      'mailto:mail@example.com',
    );
  });

  it.each([
    '[a](javascript:alert(1))',
    '[a](JaVaScRiPt:alert(1))',
    '[a](data:text/html,x)',
    '[a](/admin)',
    '<javascript:alert(1)>',
    '[a](vbscript:x)',
    '[a]\n\n[a]: https://example.com',
  ])('[R-FIRST-13] makes no link of %s', (text) => {
    expect(whole(text).querySelector('a[href]:not([href^="https"])')).toBeNull();
    expect(screen.queryByRole('link', { name: 'a' })).not.toBeInTheDocument();
  });

  it('[R-FIRST-13] has no images, headings, tables, rules or HTML: their words are text', () => {
    const page = whole(
      '# Title\n\n![a boat](https://example.com/b.png)\n\n<img src=x onerror=alert(1)>\n\na | b\n--- | ---\n1 | 2\n\n---\n\n    code?\n\nText\n===\n\n~~gone~~',
    );
    expect(page.querySelector('img, h1, h2, table, hr, pre, script, del')).toBeNull();
    expect(page).toHaveTextContent(
      'Titlea boat<img src=x onerror=alert(1)>a | b--- | ---1 | 2--- code?Text===~~gone~~',
    );
    expect(screen.getByText('Title').tagName).toBe('STRONG');
  });

  it.each(replies)('[R-FIRST-13] never shows a mark of a growing reply that is gone later: %#', (reply) => {
    const all = wordsOf(reply, false);
    let shown = '';
    for (let length = 0; length <= reply.length; length++) {
      const words = wordsOf(reply.slice(0, length), true);
      expect(all.startsWith(words), `${JSON.stringify(reply.slice(0, length))} shows ${words}`).toBe(true);
      // Held back is what may still be a mark, and nothing that was shown before, but for a link that begins to be one.
      expect(words.length).toBeGreaterThanOrEqual(shown.length - 1);
      shown = words;
    }
    expect(all.length - shown.length).toBeLessThan(4);
  });

  it('[R-FIRST-13] shows a message without marks as it was written', () => {
    render(<FormattedText text={'One\ntwo  three\n\nfour'} />);
    expect(screen.getByText(/One/).textContent).toBe('One\ntwo  three');
    expect(screen.getByText('four').tagName).toBe('P');
  });
});
