import { brand } from '#lib/brand.ts';
import { agreementDates, type LegalText } from './legal-text.ts';

const { name } = brand;

/** What happens to people's data. Describes what the product really does; change them together. */
export const privacyText: LegalText = {
  title: 'Privacy Policy',
  dates: agreementDates,
  summary: `What you tell a companion can be very personal. This page says what ${name} keeps, why, and how to have it deleted.`,
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
        `Account: your email address, the name and the few words about you that you give, your date of birth, your plan, and when you last signed in. Your password is stored only as a hash.`,
        `Conversations: your messages and the replies, in every version you made of them, which companions you keep, how you customized them, and the companions you made. How many messages you sent per day is counted.`,
        `Your consents: what you agreed to or took back, to which words, and when. When you buy a plan, that you agreed that it starts at once and renews.`,
        `What you send us, such as contact messages and reports. When the page breaks, an error report: what broke and on which page, without your name and without anything you wrote.`,
      ],
    },
    {
      title: 'Why we keep it',
      paragraphs: [
        `To run the service you signed up for: to show you your conversations, to let a companion answer, to apply the limits of your plan and to take payments. That is the contract between us.`,
        `Conversations can be intimate, so we treat all of them as especially protected data. We store them and have them answered only with the consent you give when you sign up. You can take it back in your profile, under Security: from then on nothing you write reaches the model provider, and no companion can answer you.`,
        `We email you about new companions and features only if you checked that box. Everything else we send is about your account or what you asked for.`,
        `We do not use your conversations to train models, do not sell them and do not use them for advertising.`,
      ],
    },
    {
      title: 'Who else receives data',
      paragraphs: [
        `The model provider receives the text of a chat, the companion's description, how you customized it and the name you gave, in order to write the reply. It does not receive your email address or your account id.`,
        `Where replies come through OpenRouter, every request tells it to pass the text on only to providers that do not collect it (its setting "data_collection: deny"). That is as far as we can enforce it: OpenRouter holds its providers to it. For any other model provider no request says so, and what it does with the text is set by its own terms.`,
        `Stripe receives what it needs to charge you. Our hosting and database provider stores the data for us. No one else receives anything, unless the law forces us.`,
      ],
    },
    {
      title: 'Safety checks',
      paragraphs: [
        `Before a message goes to the model, a fixed set of rules on our server looks for signs of suicide, self-harm, eating disorders and harm to others. If one matches, you see help lines in place of a reply; the text is neither stored nor sent on.`,
        `Such cases are counted per month and country, without any link to you. So that a person counts once a day and topic, we keep a digest made with a secret key that exists for that day alone; both are deleted the next day. The Safety page shows the counts, with small ones put together, the whole protocol, and help lines by country.`,
      ],
    },
    {
      title: 'How long we keep it',
      paragraphs: [
        `Messages of a chat you keep stay until you delete them, clear the chat, unsave it or delete your account.`,
        `A temporary chat is sealed when it ends: it is out of every list and of everything a companion is told, and only Recently deleted still names it, by companion, day and number of messages. Seven days later it is deleted for good. Saving the companion before that day brings it back, and nothing else does.`,
        `Messages you delete and chats you clear leave the chat at once and stay in Recently deleted for seven days, so that you can undo it. Then they are deleted for good. "Delete for good" on that page deletes any of this at once, and no one can bring it back.`,
        `When you began your replies of the last minute is noted, so that no one floods the service; what is older goes with your next message, at the latest after a day. Tries of things that are limited, such as downloads, are counted for a day. When someone writes to us, their network address is counted as a digest with the day's secret key, never as the address itself.`,
        `Error reports and the counts of your messages per day are deleted after 90 days, settled reports after one year, contact messages after two years, the log of what admins changed after three years, and the counts on the Safety page after five.`,
        `Everything of yours goes with your account, at once, and nothing of it waits in Recently deleted. What stays is Stripe's record of your payments, as long as tax law requires, and a receipt of the deletion for three years: its number, the date and how many records were removed, nothing that leads back to you. We cannot tell that a contact message you sent without logging in is yours; ask us if you want it deleted sooner.`,
      ],
    },
    {
      title: 'What you can do',
      paragraphs: [
        `In your profile, under Security, you can download everything about you as one file, once an hour, with every conversation and what is sealed or in Recently deleted; see and take back your consents; and delete your account with everything that belongs to it. You need nobody's help or permission for that.`,
        `You may also ask us through the contact page for access, correction, erasure or a copy, object to a use, and file a complaint with the data protection authority of your country.`,
      ],
    },
    {
      title: 'Cookies and storage in your browser',
      paragraphs: [
        `We set no advertising or tracking cookies. Your browser stores your session, your theme, drafts of messages, whether you want to be notified of replies, and a copy of the companion list, so that the page works quickly. A notification names the companion and shows nothing of what was said; it is made in your browser, and no notification service is involved. Signing out removes the session and the copy of the list.`,
      ],
    },
    {
      title: 'How we protect it',
      paragraphs: [
        `All connections are encrypted. Rules in the database itself make sure that no one but you reads your conversations, not even our staff in the admin area. The one exception is a message that you report to us: the people who handle reports see that one.`,
        `If something goes wrong all the same, we tell you and the authority as the law requires.`,
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
