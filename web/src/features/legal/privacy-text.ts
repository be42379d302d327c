import { keptFor } from '#contracts/retention.ts';
import { brand } from '#lib/brand.ts';
import { env } from '#lib/env.ts';
import { agreementDates, type LegalText } from './legal-text.ts';
import { classifierParagraph, providerParagraphs } from './model-services.ts';

const { name } = brand;
const { operator, hosting, modelServices } = env;

/** What happens to people's data. Describes what the product really does; change them together. */
export const privacyText: LegalText = {
  title: 'Privacy Policy',
  dates: agreementDates,
  summary: `What you tell a companion can be very personal. This page says what ${name} keeps, why, and how to have it deleted.`,
  sections: [
    {
      title: 'Who is responsible',
      paragraphs: [
        operator === ''
          ? `Whoever runs this copy of ${name} has not named themselves here yet. Before anyone else signs up, the name and address of the controller, who answers for your data, must stand in this place.`
          : `The controller, who decides what happens to your data and answers for it, is ${operator}.`,
        `This policy covers everyone who visits the site or has an account. The service is for people who are at least 18 years old; what happens when someone seems to be younger is in the section on safety checks.`,
      ],
    },
    {
      title: 'What we keep',
      paragraphs: [
        `Account: your email address, a new one until you confirm it, the name, pronouns and the few words about you that you give, your date of birth, your plan, and when you last signed in. Your password is stored only as a hash.`,
        `Sessions: for each of your sign-ins, when it began and was last used and, where the sign-in service of our host notes them, the network address and the browser. Its log of sign-ins has your email address and network address too.`,
        `Conversations: your messages and the replies, in every version you made of them, which companions you keep, how you customized them, and the companions you made. How many messages you sent per day is counted. Where help lines were shown, the topic and a level from 1 to 3 are kept with that exchange.`,
        `Memory, if you turn it on: short facts in your own words, each with the message it came from, and for saved chats a few lines about what happened. For every reply, which of them the companion had in mind, by number and without the words.`,
        `Your consents: what you agreed to or took back, to which words, and when. When you buy a plan, that you agreed that it starts at once and renews.`,
        `What you send us, such as contact messages and reports. When the page breaks, an error report: what broke and on which page, without your name and without anything you wrote.`,
      ],
    },
    {
      title: 'Why we keep it',
      paragraphs: [
        `To run the service you signed up for: to show you your conversations, to let a companion reply, to apply the limits of your plan and to take payments. That is the contract between us.`,
        `Conversations can be intimate, so we treat all of them as especially protected data. We store them and have them answered only with your consent, which we ask for when you sign up and again whenever its words change. You can take it back in your profile, under Security: from then on nothing you write to a companion is stored or reaches the model provider, and no companion can reply to you. Help lines are shown all the same.`,
        `Memory has a consent of its own. With it, what you tell your companions about yourself is kept and used in later replies, and read once by the model provider to find what is worth keeping. Facts about health, sex life, belief, politics and other people are never kept by themselves, only if you write them down or choose "Remember this". Take the consent back at any time: from your next message on nothing is used, and what was kept stays on your memory page until you forget it.`,
        `We email you about new companions and features only if you checked that box. Everything else we send is about your account or what you asked for.`,
        `We do not use your conversations to train models, do not sell them and do not use them for advertising.`,
      ],
    },
    {
      title: 'Who else receives data',
      paragraphs: [
        `The model provider receives the text of a chat, the companion's description, how you customized it, your name, pronouns and what you wrote about yourself, unless you keep that companion from seeing them, and the facts that fit what you said, in order to write the reply. It does not receive your email address or your account id.`,
        ...providerParagraphs(modelServices),
        `Stripe (United States and Ireland) receives what it needs to charge you, on its own pages. ${
          hosting === ''
            ? 'The company that hosts the site and its database stores the data for us; this copy does not name it yet.'
            : `The data is stored for us by ${hosting}.`
        } No one else receives anything, unless the law forces us.`,
        `Data that goes to the United States or another country leaves the law of your own. Ask us through the contact page what each transfer rests on, such as standard contractual clauses, and for a copy of it.`,
      ],
    },
    {
      title: 'Safety checks',
      paragraphs: [
        `Before a message goes to the model, rules on our server look for signs of suicide, self-harm, eating disorders, abuse, immediate danger and harm to others, and for signs that you are under 18. When a sign is unmistakable you see help lines in place of a reply, and the companion's model is not asked. What you wrote and the help lines stay in the conversation: the companion reads them with your next message, your export has them, and they are deleted with the conversation. No memory is made of it, and it costs you no message.`,
        classifierParagraph(modelServices),
        `If something you write shows that you may be under 18, your chats pause. The people who decide about it see your name and email address, the time, and what you write to them if you object, never your messages. Nothing of yours is deleted by the pause.`,
        `When help lines are shown for what you wrote, that is counted for the month, the topic and the country, without any link to you. The country is the one that our host names for the request, or none. So that a person counts once a day and topic, we keep a digest made with a secret key that exists for that day alone; both are deleted the next day. The Safety page shows the counts, with small ones put together, the whole protocol, and help lines by country.`,
      ],
    },
    {
      title: 'How long we keep it',
      paragraphs: [
        `Messages of a chat you keep stay until you delete them, clear the chat, unsave it or delete your account. The topic and level of an exchange with help lines stay as long as the exchange.`,
        `A temporary chat is sealed when it ends: it is out of every list and of everything a companion is told, and only Recently deleted still names it, by companion, day and number of messages. After ${keptFor.recently_deleted} it is deleted for good. Saving the companion before that brings it back, and nothing else does.`,
        `Messages you delete and chats you clear leave the chat at once and stay in Recently deleted for ${keptFor.recently_deleted}, so that you can undo it. Then they are deleted for good. "Delete for good" on that page deletes any of this at once, and no one can bring it back.`,
        `A fact stays until you forget it or it makes room for another. Facts found in a temporary chat are sealed, come back and go with that chat; those you wrote or chose to keep stay. Forgetting removes a fact, its words and the story lines that hold them at once, everywhere but in the conversation itself. What remains is a digest made with a secret key of your own, so that the same sentence does not bring it back. "Forget everything" removes those too.`,
        `A session stays until you log out, sign out everywhere or leave; the sign-in service's log for ${keptFor.sign_in_log}. When you began your replies of the last minute is noted, so that no one floods the service; what is older goes with your next message, at the latest after ${keptFor.attempts}. Tries of things that are limited, such as downloads, are counted for ${keptFor.attempts}. When a date of birth under 18 is refused, at sign-up or before the first chat, a digest of the email address and of the account, made with a secret key, is kept for ${keptFor.refused_ages}, so that another date is not taken in the meantime. When someone writes to us, their network address is counted as a digest with the day's secret key, never as the address itself.`,
        `Error reports and the counts of your messages per day are deleted after ${keptFor.error_reports}, the numbers of payment events after ${keptFor.stripe_events}, settled reports and pauses that were lifted after ${keptFor.reports}, how often a safety check failed (by the hour, without anyone's name) after ${keptFor.safety_failures}, contact messages after ${keptFor.contact_messages}, the log of what admins changed after ${keptFor.audit_log}, and the counts on the Safety page after ${keptFor.safety_counts}. What each reply cost us (the model, the number of tokens, the price and the time, never its words) is kept for ${keptFor.model_calls} and that you paid for a plan for ${keptFor.payments}; when you leave, both stay without you.`,
        `Everything of yours goes with your account, at once, and nothing of it waits in Recently deleted. What stays is Stripe's record of your payments, as long as tax law requires, what is kept for ${keptFor.refused_ages} where a date of birth under 18 was refused, and a receipt of the deletion for ${keptFor.deletion_receipts}: its number, the date and how many records were removed, nothing that leads back to you. Copies in our host's backups go when those are replaced. We cannot tell that a contact message you sent without logging in is yours; ask us if you want it deleted sooner.`,
      ],
    },
    {
      title: 'What you can do',
      paragraphs: [
        `In your profile, under Security, you can download everything about you as one file, once an hour, with every conversation, what is remembered, and what is sealed or in Recently deleted; see and take back your consents; and delete your account with everything that belongs to it. You need nobody's help or permission for that.`,
        `You may also ask us through the contact page for access, correction, erasure or a copy, object to a use, and file a complaint with the data protection authority of your country.`,
      ],
    },
    {
      title: 'Cookies and storage in your browser',
      paragraphs: [
        `We set no advertising or tracking cookies. Your browser stores your session, your theme, what you have typed and not sent, when each chat was last open (for the notice that a companion is a program), whether you want to be notified of replies, and copies of the companion list and of what you customized, so that the page works quickly. A notification names the companion and shows nothing of what was said; it is made in your browser, and no notification service is involved. Where a date of birth under 18 was refused, the device remembers that it was. Signing out removes the session and the copies; what you have typed and not sent waits on the device for you alone. Deleting your account removes all of it but the theme and that a date of birth was refused.`,
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
        `When the words of a consent change, we ask you again before your next message and say what is new. When this policy changes in another way that matters, we tell you before it applies. The date of the present text stands at the top.`,
        `For anything about your data, write to us through the contact page.`,
      ],
    },
  ],
};
