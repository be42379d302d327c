import { brand } from '#lib/brand.ts';
import { agreementDates, type LegalText } from './legal-text.ts';

const { name } = brand;

/** What people agree to when they use the site. Describes what the product really does; change them together. */
export const termsText: LegalText = {
  title: 'Terms of Service',
  dates: agreementDates,
  summary: `These terms are the agreement between you and ${name}. They are short on purpose; please read them.`,
  sections: [
    {
      title: 'Who may use the service',
      paragraphs: [
        `You must be at least 18 years old. We ask for your date of birth when you sign up and refuse anyone younger. You cannot change it later.`,
        `AI companions may not be suitable for some minors. If something you write shows that you may be under 18, your chats pause until a person has looked at it; you can object, and nothing of yours is deleted by the pause. If we learn that an account belongs to someone under 18, we close it.`,
      ],
    },
    {
      title: 'What a companion is',
      paragraphs: [
        `Every companion is a computer program that plays a character. It is not a human being and is unable to feel human emotion. Its replies are generated and can be wrong, out of date or unsuitable.`,
        `A companion is not a therapist, doctor, lawyer or adviser, and nothing it says is professional advice. In an emergency, call your local emergency number. The Safety page names help lines by country and says what we do when a message shows that someone is in danger.`,
      ],
    },
    {
      title: 'Your account',
      paragraphs: [
        `Give a true name and an email address you can read, keep your password to yourself, and tell us if someone else has used your account. One account is for one person.`,
        `In your profile, under Security, you can download a copy of your data, bring back what you deleted in the last seven days, and delete your account.`,
      ],
    },
    {
      title: 'What is not allowed',
      paragraphs: [
        `No sexual content, no scenes with anyone under 18, no companions modeled on real people without their consent, and no companions that pose as therapists or doctors. What breaks this rule is refused or removed.`,
        `Do not attack, overload or probe the service, do not get around its limits, and do not use it to harass, deceive or harm anyone.`,
      ],
    },
    {
      title: 'Plans, prices and limits',
      paragraphs: [
        `The Pricing page shows what each plan costs and allows. Limits on messages are counted per day and start again at midnight UTC. A reply that fails does not count. When our budget for a day is used up, chats on the free plan pause until midnight UTC; paid plans go on.`,
        `A chat you do not keep ends after the time your plan gives it and is sealed. Seven days later it is deleted for good, unless you save the companion before. The chat with a favorite does not end.`,
      ],
    },
    {
      title: 'Payment, renewal and canceling',
      paragraphs: [
        `Paid plans start at once, are charged monthly in advance through Stripe and renew until you cancel. We ask for your consent to that before you pay, and keep it with its date. You can cancel at any time in your subscription settings; the plan then stays yours until the end of the month you have paid for.`,
        `If you live where the law gives you a right to withdraw, you have 14 days from the purchase. Write to us and we return what you paid, less the part of the month already used where the law allows that.`,
      ],
    },
    {
      title: 'What you write and make',
      paragraphs: [
        `Your messages and your own companions stay yours. You let us store and process them as far as needed to run the service for you, and for nothing else.`,
        `Report any message or companion that breaks these terms: each has a Report button. A person looks at every report, and we remove what breaks the rules.`,
      ],
    },
    {
      title: 'Ending and blocking',
      paragraphs: [
        `You may leave whenever you like: deleting your account in your profile ends everything at once, a paid plan included. We may block an account that breaks these terms; if you think we were wrong, write to us and a person will look at it again.`,
        `If we close the service or a paid plan, we tell you in time and return what you paid for the time after that.`,
      ],
    },
    {
      title: 'Our responsibility',
      paragraphs: [
        `We run the service with care, but we do not promise that it is always available or that every reply is right. We are liable without limit where the law says so, for example for intent or harm to life and health; otherwise only for damage that could typically be expected.`,
        `Nothing in these terms takes away rights that the law of your country gives you as a consumer.`,
      ],
    },
    {
      title: 'Changes and contact',
      paragraphs: [
        `When we change these terms in a way that matters to you, we tell you at least 30 days before. If you do not agree, you can cancel until then.`,
        `Questions are welcome: write to us through the contact page.`,
      ],
    },
  ],
};
