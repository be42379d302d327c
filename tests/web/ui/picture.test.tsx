import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { faceAddress } from '#lib/portraits.ts';
import { firstLook, lookWord } from '#portraits/own/look.ts';
import { Picture } from '#ui/picture.tsx';
import { Portrait } from '#ui/portrait.tsx';

const word = lookWord(firstLook);
const source = () => screen.getByRole('img', { name: 'Luna' }).getAttribute('src');

describe('a picture', () => {
  it('[R-ART-05] of somebody’s own companion is drawn in the page, without a request', async () => {
    render(<Picture src={`/avatars/${word}.svg`} alt="Luna" />);
    await waitFor(() => expect(source()).toMatch(/^data:image\/svg\+xml,%3Csvg/));
    expect(decodeURIComponent(source() ?? '')).toContain('viewBox="0 0 960 1200"');
  });

  it('[R-ART-05] in a circle is the face of an own companion, and their half-length picture is another one', async () => {
    render(<Portrait src={faceAddress(`/avatars/${word}.svg`)} alt="Luna" />);
    await waitFor(() => expect(source()).toMatch(/^data:image/));
    const [, , , width, height] =
      /viewBox="(\S+) (\S+) (\d+) (\d+)"/.exec(decodeURIComponent(source() ?? '')) ?? [];
    expect([width, height]).toEqual(['590', '590']);
  });

  it('[R-ART-05] of a look that does not exist is the placeholder', async () => {
    render(<Picture src="/avatars/no-look.svg" alt="Luna" />);
    await waitFor(() => expect(source()).toBe('/placeholder.svg'));
  });

  it('from another address is loaded from there, and the placeholder stands for one that fails', () => {
    render(<Portrait src="/portraits/suki.svg" alt="Luna" />);
    expect(source()).toBe('/portraits/suki.svg');
    fireEvent.error(screen.getByRole('img', { name: 'Luna' }));
    expect(source()).toBe('/placeholder.svg');
  });
});
