import { brand } from '#lib/brand.ts';
import { type LegalText, legalDates } from './legal-text.ts';

const { name } = brand;

/** How far the site can be used by everybody. Describes what the product really does; change them together. */
export const accessibilityText: LegalText = {
  title: 'Accessibility',
  dates: `Prepared on ${legalDates.updated}`,
  summary: `${name} is for everybody of age, also for people who see, hear, move or read differently. This page says what works, what does not yet, and whom to tell.`,
  sections: [
    {
      title: 'What we aim for',
      paragraphs: [
        `We build every page to the Web Content Accessibility Guidelines 2.2 at level AA, which include what the European standard EN 301 549 asks of websites. We hold the site to conform to them, except for what this page names.`,
      ],
    },
    {
      title: 'What works',
      paragraphs: [
        `Everything can be done with the keyboard alone. The focus is always visible, goes to the new page when you go on, and returns to where it was when a dialog closes. A link at the top of every page leads past the navigation.`,
        `Pages have headings, landmarks and names that screen readers announce. In a chat a reply is read out sentence by sentence, each of them once, while it is being written.`,
        `Text and controls keep their contrast in the light and in the dark theme, also on the colours of a companion. At 200 % zoom and on screens 320 pixels wide nothing is lost, and nothing scrolls sideways.`,
        `If your system asks for less motion, nothing moves. Nothing flashes, and nothing plays a sound.`,
        `Error messages say in words what is wrong and what to do, and what you have typed stays.`,
      ],
    },
    {
      title: 'What is not perfect yet',
      paragraphs: [
        `Replies are generated. They can contain lists of emoji, abbreviations or words of other languages, which screen readers may read in an odd way.`,
        `Portraits are decoration beside a name; they carry no description of what the companion looks like.`,
        `Payment takes place on pages of Stripe, which we cannot change.`,
        `A temporary chat ends after the time your plan gives it, and that time cannot be prolonged while it runs. A chat that you keep has no end.`,
      ],
    },
    {
      title: 'How we know',
      paragraphs: [
        `We test the site ourselves. A checker goes over every page in both themes each time the program changes, and so do journeys that use only the keyboard, that zoom, and that ask for less motion.`,
      ],
    },
    {
      title: 'Tell us',
      paragraphs: [
        `If something does not work for you, write to us through the contact page. Choose the category for technical problems and tell us the page and what you use to read it. You get an answer within 24 h on business days.`,
        `If our answer does not help, you can turn to the body that watches over accessibility in your country.`,
      ],
    },
  ],
};
