import { brand } from '#lib/brand.ts';
import { paths } from '#lib/paths.ts';
import { Card } from '#ui/card.tsx';
import { Container } from '#ui/container.tsx';
import { LinkButton } from '#ui/link-button.tsx';

const values = [
  {
    title: 'Empathy',
    text: 'A companion listens before answering. Every one of them is written to be kind, even when they disagree with you.',
  },
  {
    title: 'Privacy',
    text: 'Your conversations belong to you. No other member can read them, and you can delete them whenever you want.',
  },
  {
    title: 'Connection',
    text: 'Talking helps. We hope it makes talking with the people around you easier, too.',
  },
  {
    title: 'Inclusivity',
    text: 'Every adult is welcome, from anywhere and in any mood. No one has to explain themselves here.',
  },
] as const;

/** Mission, values and story (R-STATIC-02). */
export function AboutScreen() {
  return (
    <Container className="flex flex-col gap-16 py-14">
      <title>{`About | ${brand.name}`}</title>
      <header className="flex max-w-prose flex-col gap-4">
        <h1 className="font-display text-5xl">About {brand.name}</h1>
        <h2 className="text-sm font-semibold text-accent">Our mission</h2>
        <p className="font-display text-2xl leading-snug">
          Good conversation and emotional support should be within reach for everyone, even at three in the
          morning.
        </p>
      </header>

      <section aria-labelledby="values" className="flex flex-col gap-6">
        <h2 id="values" className="font-display text-3xl">
          What we value
        </h2>
        <ul className="grid gap-6 md:grid-cols-2">
          {values.map((value) => (
            <li key={value.title}>
              <Card className="h-full p-6">
                <h3 className="font-display text-xl">{value.title}</h3>
                <p className="mt-2 text-muted">{value.text}</p>
              </Card>
            </li>
          ))}
        </ul>
      </section>

      <section aria-labelledby="story" className="flex max-w-prose flex-col gap-4">
        <h2 id="story" className="font-display text-3xl">
          Our story
        </h2>
        <p>
          {brand.name} began with a simple wish: a place where there is always someone to talk to. Not a
          search box and not a feed, but a character with a name, a past and a voice of their own.
        </p>
        <p>
          So every companion here is written by hand, with things they love and things they will argue about.
          They are computer programs, and they never pretend otherwise. They don’t replace friends, doctors or
          therapists. They keep you company.
        </p>
      </section>

      <section className="flex flex-wrap items-center justify-between gap-6 rounded-lg bg-sunken p-8">
        <h2 className="font-display text-2xl">Come in and say hello.</h2>
        <LinkButton to={paths.signup()} variant="primary">
          Sign up
        </LinkButton>
      </section>
    </Container>
  );
}
