import { brand } from '../../lib/brand.ts';
import type { LegalText } from './legal-text.ts';

const { name } = brand;

/** What happens to people's data. Describes what the product really does; change them together. */
export const privacyText: LegalText = {
  title: 'Privacy Policy',
  summary: `What you tell a companion can be very personal. This page says what ${name} keeps, why, and how you get rid of it.`,
  sections: [
    {
      title: 'Who this is for',
      paragraphs: [
        `This policy covers everyone who visits the site or has an account. The service is for people who are at least 18 years old; we do not knowingly keep data of anyone younger.`,
      ],
    },
    {
      title: 'What we keep',
      paragraphs: [
        `Account: your e-mail address, the name and the few words about you that you give, your date of birth, your plan, and when you last signed in. Your password is stored only as a hash.`,
        `Conversations: your messages, the replies, which companions you keep, how you customised them, and the companions you made. How many messages you sent per day is counted.`,
        `What you send us, such as contact messages. When the page breaks, an error report: what broke and on which page, without your name and without anything you wrote.`,
      ],
    },
    {
      title: 'Why we keep it',
      paragraphs: [
        `To run the service you signed up for: to show you your conversations, to let a companion answer, to hold the limits of your plan and to take payments. That is the contract between us.`,
        `Conversations can be intimate, so we treat all of them as especially protected data and process them only because you ask us to by sending them.`,
        `Your conversations are never used to train models, never sold and never used for advertising.`,
      ],
    },
    {
      title: 'Who else receives data',
      paragraphs: [
        `The model provider receives the text of a chat, the companion's description, how you customised it and the name you gave, in order to write the reply. It does not receive your e-mail address or your account id.`,
        `Stripe receives what it needs to charge you. Our hosting and database provider stores the data for us. No one else receives anything, unless the law forces us.`,
      ],
    },
    {
      title: 'Safety checks',
      paragraphs: [
        `Before a message goes to the model, a fixed set of rules on our server looks for signs of suicide, self-harm, eating disorders and harm to others. If one matches, you see help lines in place of a reply; the text is neither stored nor sent on.`,
        `Such cases are counted per month and country, without any link to you.`,
      ],
    },
    {
      title: 'How long we keep it',
      paragraphs: [
        `Messages of a temporary chat are deleted when the chat ends. Messages of a chat you keep stay until you delete them, unsave the chat or delete your account.`,
        `Contact messages you sent while logged in are deleted together with your account; ask us to delete others. Records of payments stay at Stripe as long as tax law asks.`,
      ],
    },
    {
      title: 'What you can do',
      paragraphs: [
        `Write to us through the contact page to correct your data, to get a copy of everything about you, or to have your account deleted; we do it within 30 days. Deleting removes your account and every row that belongs to it.`,
        `You may also ask us for access, correction, erasure or a copy, object to a use, and complain to the data protection authority of your country.`,
      ],
    },
    {
      title: 'Cookies and storage in your browser',
      paragraphs: [
        `We set no advertising or tracking cookies. Your browser stores your session, your theme, drafts of messages and a copy of the companion list, so that the page works quickly. Signing out removes the session and the copy of the list.`,
      ],
    },
    {
      title: 'How we protect it',
      paragraphs: [
        `All connections are encrypted. Rules in the database itself make sure that nobody but you reads your conversations, not even our staff in the admin area. The one exception is a message that you report to us: the people who handle reports see that one.`,
        `If something goes wrong all the same, we tell you and the authority as the law asks.`,
      ],
    },
    {
      title: 'Changes and contact',
      paragraphs: [
        `When this policy changes in a way that matters, we tell you before it applies. The date of the present text stands at the top.`,
        `For anything about your data, write to us through the contact page.`,
      ],
    },
  ],
};
