import { faceAddress, sceneAddresses } from '#lib/portraits.ts';
import { lookColors } from '#portraits/own/look.ts';
import { Card } from '#ui/card.tsx';
import { Chip } from '#ui/chip.tsx';
import { CoverPicture } from '#ui/cover-picture.tsx';
import { companionColors } from '#ui/gradient.ts';
import { OpenedChat } from '#ui/opened-chat.tsx';
import { lookOf, type Settings } from './own-companion.ts';
import { sketchGreeting } from './sketch.ts';

/** The companion as they are so far, and how a chat with them opens (R-FIRST-04). */
export function Preview({ settings }: { settings: Settings }) {
  const { from, to } = lookColors(lookOf(settings.avatar));
  const { name, age, relationshipType, traits } = settings;
  const picture = `/avatars/${settings.avatar}.svg`;
  const shownName = name.trim() || 'Your companion';
  return (
    <Card
      style={companionColors(from, to)}
      className="tinted flex flex-col items-center gap-4 overflow-hidden px-6 pb-6 text-center"
    >
      <h2 className="sr-only">Preview</h2>
      <CoverPicture
        {...sceneAddresses(picture)}
        eager
        className="aspect-10/11 w-[calc(100%+3rem)] max-w-none"
      />
      <div className="w-full">
        <p className="font-display text-2xl wrap-anywhere">{shownName}</p>
        <p className="font-medium wrap-anywhere text-accent">
          {[relationshipType, age.trim()].filter(Boolean).join(', ')}
        </p>
      </div>
      {traits.length > 0 && (
        <ul aria-label="Traits of the preview" className="flex flex-wrap justify-center gap-1.5">
          {traits.map((trait) => (
            <li key={trait}>
              <Chip>{trait}</Chip>
            </li>
          ))}
        </ul>
      )}
      {settings.greeting.trim() === '' && <Sketch settings={settings} />}
      <OpenedChat
        {...settings}
        name={shownName}
        imageUrl={faceAddress(picture)}
        gradientFrom={from}
        gradientTo={to}
      />
    </Card>
  );
}

/** Until there is a greeting: how they may speak. */
function Sketch({ settings }: { settings: Settings }) {
  return (
    <figure className="flex w-full flex-col gap-2">
      <blockquote className="rounded-lg bg-companion px-4 py-3 text-left text-on-companion wrap-anywhere">
        {sketchGreeting(settings)}
      </blockquote>
      <figcaption className="text-sm text-muted">
        A sketch made from your choices. What they really say is written in the chat.
      </figcaption>
    </figure>
  );
}
