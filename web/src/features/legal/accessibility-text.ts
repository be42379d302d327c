import { brand } from '#lib/brand.ts';
import { type LegalText, legalDates } from './legal-text.ts';

const { name } = brand;

/** How far everyone can use the site. Describes what the product really does; change them together. */
export const accessibilityText: LegalText = {
  title: 'Accessibility',
  dates: `Prepared on ${legalDates.updated}`,
  summary: `${name} is for every adult, including people who see, hear, move or read differently. This page says what works, what does not yet, and how to tell us.`,
  sections: [
    {
      title: 'What we aim for',
      paragraphs: [
        `We build every page to the Web Content Accessibility Guidelines 2.2 at level AA, which include what the European standard EN 301 549 asks of websites. We believe that the site conforms to them, except for what this page names.`,
      ],
    },
    {
      title: 'What works',
      paragraphs: [
        `Everything can be done with the keyboard alone. The focus is always visible, moves to the new page when you follow a link, and returns to where it was when a dialog closes. A link at the top of every page leads past the navigation.`,
        `Pages have headings, landmarks and names that screen readers announce. In a chat, a reply is read out sentence by sentence, each one once, while it is being written.`,
        `Text and controls keep their contrast in the light and the dark theme, and on every companion’s colors. At 200 % zoom and on screens 320 pixels wide nothing is lost, and nothing scrolls sideways.`,
        `If your system asks for less motion, nothing moves. Nothing flashes, and nothing plays a sound.`,
        `Error messages say in words what is wrong and what to do, and what you have typed stays.`,
      ],
    },
    {
      title: 'What is not perfect yet',
      paragraphs: [
        `Replies are generated. They can contain strings of emoji, abbreviations or words in other languages, which screen readers may read oddly.`,
        `Portraits are decoration beside a name; they carry no description of what the companion looks like.`,
        `Payment takes place on Stripe’s pages, which we cannot change.`,
        `A temporary chat ends when your plan’s time is up, and that time cannot be extended while it runs. A chat that you save does not end.`,
      ],
    },
    {
      title: 'How we know',
      paragraphs: [
        `We test the site ourselves. Each time the program changes, a checker goes over every page in both themes, and scripted visits use only the keyboard, zoom in, and ask for less motion.`,
      ],
    },
    {
      title: 'Tell us',
      paragraphs: [
        `If something does not work for you, write to us through the contact page. Choose the category for technical problems and tell us the page and what you use to read it. You will get a reply within 24 h on business days.`,
        `If our reply does not help, you can turn to the body that oversees accessibility in your country.`,
      ],
    },
  ],
};
